import { encodeCollocates } from '@keelerada/corpus-engine/collocates/encode-collocates';
import { findCollocates, type CollocateOptions } from '@keelerada/corpus-engine/collocates/find-collocates';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { WARM_UP_WORD } from '../../corpus/engine/warm-engine';

export interface CollocatesHead {
  readonly keywordFrequency: number;
  readonly totals: SelectionTotals;
}

const WARM_UP = { keyword: WARM_UP_WORD, span: 3, formula: 'LOGDICE' } as const;

/** Rows as in the collocates response of the contract. */
export const collocatesQuery = defineQuery<CollocateOptions, CollocatesHead>({
  name: 'collocates',
  warmUps: [
    { ...WARM_UP, unit: 'lemma' },
    { ...WARM_UP, unit: 'folded' },
  ],
  async answer({ index }, options, out) {
    const [neighbours, totals] = await Promise.all([index.countNeighbours(options), index.measure()]);
    encodeCollocates(findCollocates(neighbours, totals, options), out);
    return { keywordFrequency: neighbours.hits, totals };
  },
});
