import { queryOptions } from '@tanstack/react-query';
import { SELECTION_SUMMARY_PATH } from '@keelerada/contract/site/paths';
import type { SelectionSummaryResponse } from '@keelerada/contract/texts/text-facets';
import { makeTextChoice } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts, Side } from '../../shared/text-selection/selected-texts';
import { callServerForJson } from '../../shared/http/call-server';

type CorpusTexts = Pick<ChosenTexts, 'corpusTextIds' | 'corpusSource'>;

function makeBody({ corpusTextIds, corpusSource }: CorpusTexts) {
  const tekstivalik = makeTextChoice({ corpusTextIds, corpusSource });
  return tekstivalik === null ? { ids: corpusTextIds } : { tekstivalik };
}

/** Words, levels and origins of the chosen corpus texts. Side and `revision` stand for the texts, which may be thousands. */
export const selectionSummaryOptions = (texts: CorpusTexts, side: Side, revision: number) =>
  queryOptions({
    queryKey: ['selection-summary', side, revision],
    queryFn: ({ signal }) =>
      callServerForJson<SelectionSummaryResponse>(SELECTION_SUMMARY_PATH, { body: makeBody(texts), signal }),
    enabled: texts.corpusTextIds !== null,
    // The panel does without it.
    meta: { showsProgress: true, handlesErrors: true },
  });
