import { queryOptions } from '@tanstack/react-query';
import { SELECTION_SUMMARY_PATH } from '@keelerada/contract/paths';
import type { SelectionSummaryResponse } from '@keelerada/contract/text-facets';
import { callServerForJson } from '../../shared/http/call-server';

/** Words, levels and origins of the chosen corpus texts. `revision` stands for the ids, which may be thousands. */
export const selectionSummaryOptions = (ids: readonly string[] | null, revision: number) =>
  queryOptions({
    queryKey: ['selection-summary', revision],
    queryFn: ({ signal }) =>
      callServerForJson<SelectionSummaryResponse>(SELECTION_SUMMARY_PATH, { body: { ids }, signal }),
    enabled: ids !== null,
    // The panel does without it.
    meta: { showsProgress: true, handlesErrors: true },
  });
