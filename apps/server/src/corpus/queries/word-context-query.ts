import { encodeContextRows } from '@keelerada/corpus-engine/concordance/encode-context-rows';
import type { Concordance, ConcordanceOptions } from '@keelerada/corpus-engine/concordance/find-concordance';
import { isNarrowed } from '@keelerada/corpus-engine/concordance/narrow-hits';
import { findErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../engine/corpus-query';
import { WARM_UP_WORD } from '../engine/warm-engine';

export type WordContextOptions = ConcordanceOptions & WordContextRows;

export interface WordContextRows {
  /** Rows to answer, from `from` to before `to`; all by default. */
  readonly from?: number;
  readonly to?: number;
  /** Row that this part of the answer begins with; `from` by default. */
  readonly next?: number;
}

export interface WordContextHead {
  /** Occurrences in the selection, whatever part of them is answered. */
  readonly total: number;
  /** Rows in all, if a neighbour, a sample, a filter or a row of frequencies leaves some occurrences out. */
  readonly listed?: number;
  readonly totals: SelectionTotals;
}

/** Rows of one part: some milliseconds of work, half a megabyte, so that no query holds a thread for long. */
const ROWS_PER_PART = 4_000;
const WARM_UP = { width: { type: 'WORD', count: 5 }, to: 100 } as const;

/** Rows as in the word-context response of the contract, in parts. */
export const wordContextQuery = defineQuery<WordContextOptions, WordContextHead>({
  name: 'word-context',
  warmUps: [
    { ...WARM_UP, keyword: WARM_UP_WORD, unit: 'lemma' },
    { ...WARM_UP, keyword: WARM_UP_WORD, unit: 'folded' },
  ],
  findErrorNeeds,
  async answer({ index, name }, { from = 0, to = Infinity, next = from, ...options }, out, cancel) {
    const key = JSON.stringify([name, options]);
    const end = Math.min(to, next + ROWS_PER_PART);
    const concordance =
      last?.key === key ? last.concordance : await index.findLines(options, { from: next, to: end });
    const { total, listed } = concordance;
    last = end < listed && index.keepsRows ? { key, concordance } : undefined;
    out.writeAscii(next === from ? '[' : ',');
    encodeContextRows(concordance, next, end, out, cancel);
    if (end >= Math.min(to, listed)) out.writeAscii(']');
    return { total, ...(isNarrowed(options) && { listed }), totals: await index.measure() };
  },
  findNext(options, { total, listed = total }) {
    const { from = 0, to = Infinity, next = from } = options;
    const end = next + ROWS_PER_PART;
    return end < Math.min(to, listed) ? { ...options, next: end } : null;
  },
});

/** The last concordance of this thread: its next part is cut without searching again. */
let last: { readonly key: string; readonly concordance: Concordance } | undefined;
