import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { frequenciesCall } from '@keelerada/contract/tools/frequencies';
import { callApi } from '../../../shared/http/call-api';
import { makeChoiceFields } from '../../../shared/word-menu/line-choice';
import { type Counting, makeCountedFields } from '../../../shared/word-menu/counted-lines';
import type { ContextSource } from '../query/word-context.queries';

/** Rows of a list that is not unfolded, and of one that is. */
export const FIRST_ROWS = 8;
const UNFOLDED_ROWS = 500;

/**
 * The lines of the source counted. A row that narrows the lines does not narrow the list that it stands in, so that the rows
 * beside it stay within reach.
 */
export function frequenciesOptions(
  { runId, query, order, pageToken, side }: ContextSource,
  { by, lemmas }: Counting,
  isUnfolded: boolean,
) {
  const { sample, filter } = order;
  const counted = order.counted?.by === by && order.counted.lemmas === lemmas ? null : order.counted;
  return queryOptions({
    queryKey: [
      'word-context',
      runId,
      'frequencies',
      { sample, filter, counted },
      by,
      lemmas,
      isUnfolded,
      side,
    ],
    queryFn: async ({ signal }) => {
      const body = {
        ...query,
        ...makeChoiceFields(order),
        ...(sample !== null && { seed: sample.seed }),
        ...makeCountedFields(counted),
        ...{ countBy: by, countLemmas: lemmas, limit: isUnfolded ? UNFOLDED_ROWS : FIRST_ROWS },
        pageToken,
      };
      return callApi(frequenciesCall, { body, signal });
    },
    placeholderData: keepPreviousData,
  });
}
