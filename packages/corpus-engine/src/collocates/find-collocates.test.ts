import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { readCollocates } from '../testing/read-rows';

/** Texts of words with spaces between them, each its own lemma. */
function indexWords(...contents: readonly string[]) {
  const texts = contents.map((content, id) => {
    const tokens = [...content.matchAll(/\S+/g)].map(({ 0: lemma, index }) => {
      return { start: index, end: index + lemma.length, lemma, upos: 'NOUN', features: '_' };
    });
    return sentencesToIndexText(String(id), content, [{ start: 0, end: content.length, tokens }]);
  });
  return [{ segment: buildSegment(texts), texts: null }];
}

/** The neighbours of a keyword by word: occurrences left and right. */
function countAround(keyword: string, span: number, ...contents: readonly string[]) {
  const query = { keyword, unit: 'folded', span, formula: 'LOGDICE' } as const;
  return Object.fromEntries(
    readCollocates(indexWords(...contents), query).map((row) => [
      row.collocate,
      `${row.leftOccurrences}+${row.rightOccurrences}`,
    ]),
  );
}

describe('findCollocates', () => {
  it('counts a word between two occurrences once, at the nearer one, at the left one if both are as near', () => {
    expect(countAround('n', 5, 'n a n')).toEqual({ a: '0+1', n: '1+1' });
    expect(countAround('n', 5, 'n a b c n')).toEqual({ a: '0+1', b: '0+1', c: '1+0', n: '1+1' });
    expect(countAround('n', 1, 'n a b c n')).toEqual({ a: '0+1', c: '1+0' });
  });

  it('counts an occurrence in the window of another as its neighbour, once', () => {
    expect(countAround('n', 3, 'n n n')).toEqual({ n: '1+2' });
    expect(countAround('n', 1, 'n a n')).toEqual({ a: '0+1' });
  });

  it('never counts the words of a longer keyword as neighbours of themselves', () => {
    expect(countAround('n m', 2, 'a n m b')).toEqual({ a: '1+0', b: '0+1' });
    expect(countAround('n n', 2, 'n n n')).toEqual({ n: '1+1' });
  });

  it('ends windows at the borders of a text', () => {
    expect(countAround('n', 5, 'a n', 'b n c', 'n')).toEqual({ a: '1+0', b: '1+0', c: '0+1' });
  });

  it('gives logDice 14 at most, also to a word that stands several times beside one occurrence', () => {
    const query = { keyword: 'n', unit: 'folded', span: 5, formula: 'LOGDICE' } as const;
    expect(readCollocates(indexWords('a n a'), query)).toMatchObject([
      { collocate: 'a', score: 14, coOccurrences: 2, frequencyCount: 2 },
    ]);
  });

  it('leaves out neighbours below the minimum number of co-occurrences', () => {
    const query = { keyword: 'n', unit: 'folded', span: 1, formula: 'MI_SCORE' } as const;
    const parts = indexWords('a n b', 'n a');
    expect(readCollocates(parts, { ...query, minCooccurrence: 2 }).map((row) => row.collocate)).toEqual([
      'a',
    ]);
    expect(readCollocates(parts, query)).toHaveLength(2);
  });
});
