import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import type { SegmentPart } from '../segment/selection';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { makeWordlist, type WordlistOptions } from './make-wordlist';
import { readWordlist } from '../testing/read-rows';

/** A text of words with spaces between; the lemma is the word in lower case. */
function indexWords(id: string, content: string) {
  const tokens = [...content.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    return { start: index, end: index + word.length, lemma: word.toLowerCase(), upos: 'NOUN', features: '_' };
  });
  return sentencesToIndexText(id, content, [{ start: 0, end: content.length, tokens }]);
}

const parts = [
  { segment: buildSegment([indexWords('a', 'Ja ja ja maja Maja tallinn Tallinn')]), texts: null },
];
const makeList = (chosen: readonly SegmentPart[], options: WordlistOptions) => {
  const index = new MemoryTokenIndex(chosen);
  return makeWordlist(index.countWords(options.unit), index.measure(), options);
};
const listWords = (options: WordlistOptions): string[] => readWordlist(parts, options).map((row) => row.word);

describe('makeWordlist', () => {
  it('compares default stop words in lower case also where capitals are kept', () => {
    const defaultStopWords = new Set(['ja', 'maja']);
    expect(listWords({ unit: 'form', defaultStopWords })).toEqual(['tallinn', 'Tallinn']);
    expect(listWords({ unit: 'folded', defaultStopWords })).toEqual(['tallinn']);
  });

  it('compares custom stop words exactly where capitals are kept, else in lower case', () => {
    const customStopWords = ['Ja', 'Maja'];
    expect(listWords({ unit: 'form', customStopWords })).toEqual(['ja', 'maja', 'tallinn', 'Tallinn']);
    expect(listWords({ unit: 'folded', customStopWords })).toEqual(['tallinn']);
    expect(listWords({ unit: 'lemma', customStopWords })).toEqual(['tallinn']);
  });

  it('leaves a custom stop word out however its marks and letters are written', () => {
    const texts = [{ segment: buildSegment([indexWords('c', "mul'ile kool* s\u00f5na jää")]), texts: null }];
    const customStopWords = ["mul'ile", 'kool*', 'so\u0303\u00adna'];
    for (const unit of ['form', 'folded'] as const)
      expect(readWordlist(texts, { unit, customStopWords }).map((row) => row.word)).toEqual(['jää']);
  });

  it('leaves stop words out of several segments, words that none or one of them holds as well', () => {
    const own = { segment: buildSegment([indexWords('b', 'Ja auto Auto maja õun')]), texts: null };
    const list = (options: WordlistOptions): string[] =>
      readWordlist([...parts, own], options).map((row) => `${row.word} ${row.frequencyCount}`);
    const customStopWords = ['tallinn', 'Õun', 'puudub'];
    expect(list({ unit: 'folded', customStopWords })).toEqual(['ja 4', 'maja 3', 'auto 2']);
    expect(list({ unit: 'folded', customStopWords, defaultStopWords: new Set(['ja', 'auto']) })).toEqual([
      'maja 3',
    ]);
    expect(list({ unit: 'form', customStopWords, defaultStopWords: new Set(['ja', 'auto']) })).toEqual([
      'maja 2',
      'Maja 1',
      'Tallinn 1',
      'õun 1',
    ]);
  });

  it('takes shares of all running words, stop words and rare words included', () => {
    const options = { unit: 'folded', minFrequency: 3 } as const;
    const { runningWords, differentWords } = makeList(parts, options);
    expect(readWordlist(parts, options)).toEqual([
      { word: 'ja', frequencyCount: 3, frequencyPercentage: 42.86, partOfSpeech: 'NOUN', tekstid: 1 },
    ]);
    expect({ runningWords, differentWords }).toEqual({ runningWords: 7, differentWords: 3 });
  });

  it('is empty for an empty selection', () => {
    const none = [{ segment: parts[0]!.segment, texts: new Uint8Array(1) }];
    expect(makeList(none, { unit: 'form' })).toMatchObject({
      texts: 0,
      runningWords: 0,
      differentWords: 0,
    });
    expect(readWordlist(none, { unit: 'form' })).toEqual([]);
    expect(readWordlist([], { unit: 'form' })).toEqual([]);
  });
});
