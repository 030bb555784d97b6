import { encodeKeywords } from '@keelerada/corpus-engine/keyness/encode-keywords';
import { findKeywords, type KeynessOptions } from '@keelerada/corpus-engine/keyness/find-keywords';
import type { KeynessResponse } from '@keelerada/contract/tools/keyness';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { getDefaultStopWords } from '../../corpus/stop-words/default-stop-words';

/** Rows as in the keyness response of the contract. */
export const keynessQuery = defineQuery<
  KeynessOptions & { readonly byText?: boolean },
  Omit<KeynessResponse, 'votmesonad'>
>({
  name: 'keyness',
  warmUps: [
    { unit: 'lemma', minFrequency: 5, byText: true },
    { unit: 'folded', minFrequency: 5, byText: true },
  ],
  async answer({ index, compared }, options, out) {
    const [words, totals, vordlusTotals] = await Promise.all([
      index.compareWords(compared, options.unit, options.byText),
      index.measure(),
      compared.measure(),
    ]);
    const keywords = findKeywords(words, totals, vordlusTotals, options);
    encodeKeywords(keywords, out);
    const stopWords = getDefaultStopWords(options.unit === 'lemma' ? 'LEMMAS' : 'WORDS');
    const ids = new Set(keywords.ids);
    const isAmong = (word: string): boolean => ids.has(words.names.find(word));
    return { totals, vordlusTotals, meetod: keywords.method, stoppsonad: [...stopWords].filter(isAmong) };
  },
});
