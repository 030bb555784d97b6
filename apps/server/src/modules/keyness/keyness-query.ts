import { encodeKeywords } from '@keelerada/corpus-engine/keyness/encode-keywords';
import { findKeywords, type KeynessOptions } from '@keelerada/corpus-engine/keyness/find-keywords';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/index/corpus-query';

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
  answer({ parts, comparedParts }, options, out, cancel) {
    const keywords = findKeywords(parts, comparedParts, options, cancel);
    encodeKeywords(keywords, out);
    return { totals: keywords.totals, vordlusTotals: keywords.secondTotals };
  },
});
