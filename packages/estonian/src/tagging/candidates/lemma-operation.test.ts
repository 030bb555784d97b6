import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLemmaOperation, findLemmaOperation } from './lemma-operation';

describe('lemma operations', () => {
  it.each([
    ['kodu', 'kodust', 'kodu', 'S'],
    ['Kodu', 'Kodust', 'kodu', 'L'],
    ['tallinn', 'tallinnas', 'Tallinn', 'C'],
    ['peal', 'Peale', 'Peale', 'W'],
    ['peal', 'Peale', 'peale', 'w'],
    ['seotud', 'seotute', 'seoma', '-3+ma'],
    ['nad', 'neist', 'tema', '=tema'],
    ['372', '+372', '+372', 'S'],
    ['failnimi.txt', 'fail_nimi.txt', 'fail_nimi.txt', 'S'],
    ['3', '<3', '<3', 'S'],
    [':D', ':-D', ':-D', 'S'],
  ])('lead from the analysis %s of %s to %s by %s', (analysisLemma, word, lemma, operation) => {
    expect(findLemmaOperation(analysisLemma, word, lemma)).toBe(operation);
    expect(applyLemmaOperation(operation, analysisLemma, word)).toBe(lemma);
  });

  it('give the lemma back whatever the three words are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (analysisLemma, word, lemma) => {
        const operation = findLemmaOperation(analysisLemma, word, lemma);
        expect(applyLemmaOperation(operation, analysisLemma, word) ?? lemma).toBe(lemma);
      }),
    );
  });

  it('do not cut more letters than there are', () => {
    expect(applyLemmaOperation('-3+ma', 'ole', 'on')).toBeUndefined();
  });
});
