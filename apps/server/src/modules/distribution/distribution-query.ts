import type { CqlSearch } from '@keelerada/corpus-engine/cql/find-cql-hits';
import { countHitsByText, type TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import type { KeywordQuery } from '@keelerada/corpus-engine/keyword/find-hits';
import { measureSelection, type SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/index/corpus-query';
import { WARM_UP_WORD } from '../../corpus/index/warm-engine';

export interface DistributionHead {
  readonly counts: TextHits;
  readonly totals: SelectionTotals;
}

/** Occurrences in each text. What the texts have in common is known outside the index. */
export const distributionQuery = defineQuery<KeywordQuery | CqlSearch, DistributionHead>({
  name: 'distribution',
  warmUps: [
    { keyword: WARM_UP_WORD, unit: 'lemma' },
    { keyword: WARM_UP_WORD, unit: 'folded' },
  ],
  answer({ parts }, search, out, cancel) {
    // All is in the head; the rows of an answer are an array nonetheless.
    out.writeAscii('[]');
    return { counts: countHitsByText(parts, search, cancel), totals: measureSelection(parts) };
  },
});
