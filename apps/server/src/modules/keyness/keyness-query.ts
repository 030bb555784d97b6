import { encodeKeywords } from '@keelerada/corpus-engine/keyness/encode-keywords';
import { findKeywords, type KeynessOptions } from '@keelerada/corpus-engine/keyness/find-keywords';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/engine/corpus-query';

export interface KeynessHead {
  readonly totals: SelectionTotals;
  readonly vordlusTotals: SelectionTotals;
}

/** Rows as in the keyness response of the contract. */
export const keynessQuery = defineQuery<KeynessOptions, KeynessHead>({
  name: 'keyness',
  warmUps: [
    { unit: 'lemma', minFrequency: 5 },
    { unit: 'folded', minFrequency: 5 },
  ],
  async answer({ index, compared }, options, out) {
    const [words, totals, vordlusTotals] = await Promise.all([
      index.compareWords(compared, options.unit, options.withDispersion),
      index.measure(),
      compared.measure(),
    ]);
    encodeKeywords(findKeywords(words, totals, vordlusTotals, options), out);
    return { totals, vordlusTotals };
  },
});
