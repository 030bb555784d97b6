import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConcordance } from '../concordance/find-concordance';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { isKeywordPattern, matchesPattern } from './keyword-pattern';

const lemmas = new Map([
  ['kassid', 'kass'],
  ['Kassile', 'kass'],
  ['majad', 'maja'],
]);

function countHits(keyword: string, unit: 'form' | 'folded' | 'lemma' = 'folded'): number {
  const words = ['Kassile', 'kassid', 'kass', 'majad', 'läheb', 'koju', 'massid'];
  let end = 0;
  const tokens = words.map((form) => {
    const start = end;
    end += form.length + 1;
    return { start, end: end - 1, lemma: lemmas.get(form) ?? form, upos: 'NOUN', features: '_' };
  });
  const text = sentencesToIndexText('1', words.join(' '), [{ start: 0, end, tokens }]);
  const parts = [{ segment: buildSegment([text]), texts: null }];
  return findConcordance(parts, { keyword, unit, width: { type: 'WORD', count: 1 } }).total;
}

describe('a keyword with signs for letters', () => {
  it.each([
    ['kass*', 3],
    ['KASS*', 3],
    ['kassi?', 1],
    ['?assid', 2],
    ['*a*i*', 3],
    ['kass* kassid', 1],
    ['ma?ad läheb', 1],
    ['kass', 1],
    ['kass?', 0],
    ['kass*x', 0],
    ['„*kassid”, kass', 1],
  ])('%s is found %i times', (keyword, count) => {
    expect(countHits(keyword)).toBe(count);
  });

  it('is compared with base forms, and with capital letters where they count', () => {
    expect(countHits('ka*', 'lemma')).toBe(3);
    expect(countHits('Ka*', 'form')).toBe(1);
    expect(countHits('ka*', 'form')).toBe(2);
  });

  it('leaves question marks of a phrase alone', () => {
    expect(countHits('läheb koju?')).toBe(1);
    expect(countHits('majad läheb? koju')).toBe(1);
    expect(isKeywordPattern('läheb koju?')).toBe(false);
    expect(isKeywordPattern('***')).toBe(false);
  });

  it('fits what a regular expression fits', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'õ'), maxLength: 10 });
    fc.assert(
      fc.property(pattern, word, (given, letters) => {
        const expression = given.replaceAll('*', '.*').replaceAll('?', '.');
        expect(matchesPattern(given, letters)).toBe(new RegExp(`^${expression}$`, 'u').test(letters));
      }),
    );
  });
});
