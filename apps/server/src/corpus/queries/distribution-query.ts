import { findErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import type { Search } from '@keelerada/corpus-engine/token-index/token-index';
import { defineQuery } from '../engine/corpus-query';
import { WARM_UP_WORD } from '../engine/warm-engine';

export interface DistributionHead {
  readonly counts: TextHits;
  readonly totals: SelectionTotals;
}

/** Occurrences in each text. What the texts have in common is known outside the index. */
export const distributionQuery = defineQuery<Search, DistributionHead>({
  name: 'distribution',
  warmUps: [
    { keyword: WARM_UP_WORD, unit: 'lemma' },
    { keyword: WARM_UP_WORD, unit: 'folded' },
  ],
  findErrorNeeds,
  async answer({ index }, search, out) {
    // All is in the head; the rows of an answer are an array nonetheless.
    out.writeAscii('[]');
    const [counts, totals] = await Promise.all([index.countHitsByText(search), index.measure()]);
    return { counts, totals };
  },
});
