import Stack from '@mui/material/Stack';
import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/collocates';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoredOptions } from '../../shared/result-link/use-restored-options';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import type { ToolRun } from '../../shared/tool-session/tool-session';
import { useToolDraft, useToolRun } from '../../shared/tool-session/tool-session';
import { ChooseTextsFirst } from '../../shared/ui/choose-texts-first';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { LemmaWarning } from '../../shared/ui/tool-frame/lemma-warning';
import { OptionsAccordion } from '../../shared/ui/tool-frame/options-accordion';
import { ToolResult, hasRows } from '../../shared/ui/tool-frame/tool-result';
import type { WordSearch } from '../../shared/word-menu/word-links';
import { useSearchFromAddress } from '../../shared/word-search/use-search-from-address';
import { CollocatesForm } from './collocates-form';
import { CollocatesResult } from './collocates-result';
import type { CollocatesValues } from './collocates-values';
import { emptyCollocates, makeCollocatesRequest, readCollocatesLink } from './collocates-values';
import { fetchCollocates } from './collocates.queries';
import { summariseCollocates } from './describe-collocates';

/** Whether the keyword was found, and the minimum of co-occurrences may have left out all neighbours. */
const isTooRare = (run: ToolRun<CollocatesRequest, CollocatesResponse> | null) =>
  (run?.answer?.keywordFrequency ?? 0) > 0 && (run?.request.minCooccurrence ?? 1) > 1;
const countRows = ({ collocateList }: CollocatesResponse) => collocateList.length;

function useCollocates() {
  const selection = useTextSelection();
  const [values, setValues] = useToolDraft<CollocatesValues>('collocates.form', emptyCollocates);
  const control = useToolRun<CollocatesRequest, CollocatesResponse>('collocates', fetchCollocates);
  const { start } = control;
  const send = useCallback(
    (wanted: CollocatesValues) => {
      const request = selection.hasTexts ? makeCollocatesRequest(wanted, selection) : null;
      if (request !== null) start(request);
      return request !== null;
    },
    [selection, start],
  );
  const runWith = useCallback(
    (wanted: CollocatesValues) => {
      setValues(wanted);
      send(wanted);
    },
    [setValues, send],
  );
  useSearchFromAddress(
    selection.hasTexts,
    useCallback(
      ({ word, type, keepCapitalization }: WordSearch) =>
        runWith({
          ...values,
          keyword: word,
          type,
          keepCapitalization: keepCapitalization && type === 'WORDS',
        }),
      [values, runWith],
    ),
  );
  useRestoredOptions((options) => {
    const linked = readCollocatesLink(options);
    if (linked !== null) runWith(linked);
  });
  return { values, setValues, control, send, hasTexts: selection.hasTexts };
}

/** Neighbouring words: those that keep company with a keyword, and how strongly. */
export function CollocatesTool() {
  const { t } = useTranslation(['collocates', 'word-search', 'tool-frame', 'tools']);
  const { values, setValues, control, send, hasTexts } = useCollocates();
  const { run } = control;
  if (!hasTexts)
    return (
      <ChooseTextsFirst title={t('title')} explanation={t('explanation')} warning={t('tools:choose_first')} />
    );
  return (
    <Stack spacing={2} useFlexGap>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <OptionsAccordion
        runId={run?.id ?? null}
        hasResult={hasRows(run, countRows)}
        summary={run === null ? '' : summariseCollocates(run.request, t)}
      >
        <CollocatesForm values={values} onChange={setValues} onSubmit={() => send(values)} />
      </OptionsAccordion>
      <ToolResult
        control={control}
        countRows={countRows}
        nothingFound={
          isTooRare(run) ? t('min_cooccurrence.nothing_left') : t('tool-frame:error_no_matching_keywords')
        }
      >
        {(answer, { id, request }) => (
          <>
            <LemmaWarning
              initialKeyword={answer.initialKeyword}
              lemmatizedKeyword={answer.lemmatizedKeyword}
            />
            <CollocatesResult key={id} request={request} answer={answer} />
          </>
        )}
      </ToolResult>
    </Stack>
  );
}
