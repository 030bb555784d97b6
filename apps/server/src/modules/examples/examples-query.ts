import type { GoodExample } from '@keelerada/corpus-engine/examples/pick-good-examples';
import { pickGoodExamples } from '@keelerada/corpus-engine/examples/pick-good-examples';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { WARM_UP_WORD } from '../../corpus/engine/warm-engine';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';

export interface ExamplesOptions {
  readonly keyword: string;
  readonly count: number;
}

export interface ExamplesHead {
  /** Occurrences. */
  readonly total: number;
  readonly examples: readonly GoodExample[];
  readonly totals: SelectionTotals;
}

/** Of more occurrences as many are looked at, the same ones each time. */
const MOST_RATED = 2_000;
/** Where the texts of occurrences have to be fetched first. */
const MOST_OPENED = 200;

/** The best examples; they are few, so they come with the head and there are no rows. */
export const examplesQuery = defineQuery<ExamplesOptions, ExamplesHead>({
  name: 'examples',
  warmUps: [{ keyword: WARM_UP_WORD, count: 3 }],
  async answer({ index }, { keyword, count }, out) {
    out.writeAscii('[]');
    const found = await index.findHits(
      { keyword, unit: 'lemma' },
      {
        width: { type: 'SENTENCE', count: 0 },
        sample: { size: index.keepsRows ? MOST_RATED : MOST_OPENED, seed: 1 },
      },
    );
    return {
      total: found.total,
      examples: await pickGoodExamples(found, count),
      totals: await index.measure(),
    };
  },
});
