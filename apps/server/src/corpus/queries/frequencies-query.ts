import { findErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import type {
  Frequencies,
  FrequencyQuery,
  FrequencyRow,
} from '@keelerada/corpus-engine/frequencies/count-frequencies';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../engine/corpus-query';
import { WARM_UP_WORD } from '../engine/warm-engine';

export type FrequenciesOptions = FrequencyQuery & {
  /** Rows of the answer; all where texts are counted. */
  readonly limit?: number;
};

export interface FrequenciesHead extends Omit<Frequencies, 'rows'> {
  readonly rows: readonly FrequencyRow[];
  /** Different values, whatever part of them is answered. */
  readonly different: number;
  /** Running words of every chosen text, where texts are counted. */
  readonly texts?: Pick<TextHits, 'ids' | 'runningWords'>;
  readonly totals: SelectionTotals;
}

const WARM_UP = {
  keyword: WARM_UP_WORD,
  width: { type: 'WORD', count: 5 },
  limit: 10,
  measure: { place: 'KEYWORD', unit: 'folded' },
} as const;

/** How often lines have each value. What texts have in common is known outside the index. */
export const frequenciesQuery = defineQuery<FrequenciesOptions, FrequenciesHead>({
  name: 'frequencies',
  warmUps: [
    { ...WARM_UP, unit: 'lemma' },
    { ...WARM_UP, unit: 'folded' },
  ],
  findErrorNeeds,
  async answer({ index }, { limit, ...query }, out) {
    // All is in the head; the rows of an answer are an array nonetheless.
    out.writeAscii('[]');
    const areTexts = query.measure.place === 'TEXT';
    const [{ rows, ...counts }, totals, texts] = await Promise.all([
      index.countFrequencies(query),
      index.measure(),
      areTexts ? index.countHitsByText(query) : undefined,
    ]);
    return {
      ...counts,
      rows: rows.slice(0, areTexts ? undefined : limit),
      different: rows.length,
      ...(texts && { texts: { ids: texts.ids, runningWords: texts.runningWords } }),
      totals,
    };
  },
});
