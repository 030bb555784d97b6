import { describe, expect, it } from 'vitest';
import { buildSegment } from './build-segment';
import { findConcordance } from './find-concordance';
import { sentencesToIndexText } from './index-text';
import { hasWord, parseKeyword } from './parse-keyword';

const content = "Elan Tallinnas, jne. Bush'i 10 000";
const tokens = [
  ['Elan', 'elama', 'VERB'],
  ['Tallinnas', 'Tallinn', 'PROPN'],
  [',', ',', 'PUNCT'],
  ['jne.', 'jne', 'ADV'],
  ["Bush'i", 'Bush', 'PROPN'],
  ['10 000', '10 000', 'NUM'],
].map(([written, lemma, upos]) => {
  const start = content.indexOf(written!);
  return { start, end: start + written!.length, lemma: lemma!, upos: upos!, features: '_' };
});
const segment = buildSegment([
  sentencesToIndexText('a', content, [{ start: 0, end: content.length, tokens }]),
]);
const count = (keyword: string, unit: 'form' | 'folded' | 'lemma'): number =>
  findConcordance([{ segment, texts: null }], { keyword, unit, width: { type: 'WORD', count: 1 } }).total;

describe('parseKeyword', () => {
  it('splits at white space, normalises, and gives nothing for spaces', () => {
    expect(parseKeyword([segment], '  Elan \n Tallinnas ', 'folded')).toEqual(['elan', 'tallinnas']);
    expect(parseKeyword([segment], ' \u00a0 ', 'folded')).toEqual([]);
  });

  it('finds a token that holds a space, a full stop or an apostrophe', () => {
    expect(count('10 000', 'form')).toBe(1);
    expect(count('jne.', 'folded')).toBe(1);
    expect(count("Bush'i", 'form')).toBe(1);
    expect(count('bushi', 'folded')).toBe(1);
  });

  it('lets the punctuation around an unknown piece go', () => {
    expect(parseKeyword([segment], '„Tallinnas,', 'form')).toEqual(['Tallinnas']);
    expect(parseKeyword([segment], '„ Tallinnas', 'form')).toEqual(['Tallinnas']);
  });

  it('finds words that follow each other, whatever punctuation stands between them', () => {
    expect(count('elama tallinn', 'lemma')).toBe(1);
    expect(count('elan tallinnas', 'folded')).toBe(1);
    expect(count('elan tallinnas', 'form')).toBe(0);
    expect(count('tallinnas jne.', 'folded')).toBe(1);
    expect(count('Tallinnas, jne.', 'form')).toBe(1);
    expect(count('tallinnas , jne.', 'folded')).toBe(1);
    expect(count('tallinn jne bush', 'lemma')).toBe(1);
    expect(count('jne. tallinnas', 'folded')).toBe(0);
  });
});

describe('hasWord', () => {
  it('tells running words from other strings of the table', () => {
    expect(hasWord([segment], 'ELAMA', 'lemma')).toBe(true);
    expect(hasWord([segment], 'elama', 'folded')).toBe(false);
    expect(hasWord([segment], 'Elan', 'form')).toBe(true);
    expect(hasWord([segment], 'elan', 'form')).toBe(false);
    expect(hasWord([segment], ',', 'form')).toBe(false);
  });
});
