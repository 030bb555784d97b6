import { useQuery } from '@tanstack/react-query';
import { SELECTION_SUMMARY_PATH } from '@keelerada/contract/site/paths';
import type { SelectionSummaryResponse } from '@keelerada/contract/texts/text-facets';
import { useMemo } from 'react';
import { callServerForJson } from '../../shared/http/call-server';
import { makeTextChoice } from '../../shared/text-selection/make-text-fields';
import { useTextSelection } from '../../shared/text-selection/text-selection';

/** Words of the chosen texts, about; null while they are not known. Where the server does not tell, those of the own text. */
export function useWordCount(): number | null {
  const { corpusTextIds, corpusSource, ownTexts, side, revision } = useTextSelection();
  const tekstivalik = makeTextChoice({ corpusTextIds, corpusSource });
  const { data, isError } = useQuery({
    // The same answer as the panel of the choice shows.
    queryKey: ['selection-summary', side, revision],
    queryFn: ({ signal }) =>
      callServerForJson<SelectionSummaryResponse>(SELECTION_SUMMARY_PATH, {
        body: tekstivalik === null ? { ids: corpusTextIds } : { tekstivalik },
        signal,
      }),
    enabled: corpusTextIds !== null,
    meta: { showsProgress: true, handlesErrors: true },
  });
  const ownWords = useMemo(() => ownTexts?.match(/\S+/gu)?.length ?? 0, [ownTexts]);
  if (corpusTextIds === null || isError) return ownWords;
  return data === undefined ? null : data.words + ownWords;
}
