import { queryOptions } from '@tanstack/react-query';
import { SELECTION_SUMMARY_PATH } from '@keelerada/contract/paths';
import type { SelectionSummaryResponse } from '@keelerada/contract/text-facets';
import type { Side } from '../../shared/text-selection/selected-texts';
import { callServerForJson } from '../../shared/http/call-server';

/** Words, levels and origins of the chosen corpus texts. Side and `revision` stand for the ids, which may be thousands. */
export const selectionSummaryOptions = (ids: readonly string[] | null, side: Side, revision: number) =>
  queryOptions({
    queryKey: ['selection-summary', side, revision],
    queryFn: ({ signal }) =>
      callServerForJson<SelectionSummaryResponse>(SELECTION_SUMMARY_PATH, { body: { ids }, signal }),
    enabled: ids !== null,
    // The panel does without it.
    meta: { showsProgress: true, handlesErrors: true },
  });
