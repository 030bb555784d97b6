import { findErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import {
  pickExamples,
  type ExampleOptions,
  type PickedExamples,
} from '@keelerada/corpus-engine/worksheet/pick-examples';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { WARM_UP_WORD } from '../../corpus/engine/warm-engine';

export interface WorksheetHead extends PickedExamples {
  readonly totals: SelectionTotals;
}

/** Sentences of a worksheet; they are few, so they come with the head and there are no rows. */
export const worksheetQuery = defineQuery<ExampleOptions, WorksheetHead>({
  name: 'worksheet',
  warmUps: [{ keyword: WARM_UP_WORD, unit: 'lemma', count: 10, seed: 0 }],
  findErrorNeeds: ({ narrowing, ...search }) => findErrorNeeds({ ...narrowing, ...search }),
  async answer({ index }, { count, seed, narrowing, ...search }, out) {
    out.writeAscii('[]');
    const found = await index.findHits(search, narrowing);
    return { ...(await pickExamples(found, { count, seed })), totals: await index.measure() };
  },
});
