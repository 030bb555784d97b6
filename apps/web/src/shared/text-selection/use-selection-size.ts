import { selectionSummaryCall } from '@keelerada/contract/texts/text-facets';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../http/call-api';
import { makeTextChoice } from './make-text-fields';
import { useTextSelection } from './text-selection';

/** Words, levels and origins of the chosen corpus texts. */
export function useSelectionSize() {
  const { corpusTextIds, corpusSource, side, revision } = useTextSelection();
  const tekstivalik = makeTextChoice({ corpusTextIds, corpusSource });
  const body = tekstivalik === null ? { ids: corpusTextIds } : { tekstivalik };
  return useQuery({
    // Side and `revision` stand for the texts, which may be thousands.
    queryKey: [selectionSummaryCall.path, side, revision],
    queryFn: ({ signal }) => callApi(selectionSummaryCall, { body, signal }),
    enabled: corpusTextIds !== null,
    // What shows them does without.
    meta: { showsProgress: true, handlesErrors: true },
  });
}
