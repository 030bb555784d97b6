import { encodeKeywords } from '@keelerada/corpus-engine/keyness/encode-keywords';
import {
  findKeywords,
  type KeynessOptions,
  type Keywords,
} from '@keelerada/corpus-engine/keyness/find-keywords';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/engine/corpus-query';

export interface KeynessHead {
  readonly totals: SelectionTotals;
  readonly vordlusTotals: SelectionTotals;
  readonly meetod: Keywords['method'];
}

/** Rows as in the keyness response of the contract. */
export const keynessQuery = defineQuery<KeynessOptions & { readonly byText?: boolean }, KeynessHead>({
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
    return { totals, vordlusTotals, meetod: keywords.method };
  },
});
