import Stack from '@mui/material/Stack';
import type { WordContextResponse } from '@keelerada/contract/word-context';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoredOptions } from '../../shared/result-link/use-restored-options';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useToolDraft, useToolRun } from '../../shared/tool-session/tool-session';
import { ChooseTextsFirst } from '../../shared/ui/choose-texts-first';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { LemmaWarning } from '../../shared/ui/tool-frame/lemma-warning';
import { OptionsAccordion } from '../../shared/ui/tool-frame/options-accordion';
import { ToolResult, hasRows } from '../../shared/ui/tool-frame/tool-result';
import type { WordSearch } from '../../shared/word-menu/word-links';
import { useSearchFromAddress } from '../../shared/word-search/use-search-from-address';
import { WordContextResult } from './word-context-result';
import type { RenderTextPreview } from './word-context-detail';
import { describeDisplay } from './describe-word-context';
import { WordContextForm } from './word-context-form';
import type { WordContextQuery, WordContextValues } from './word-context-values';
import { emptyWordContext, makeWordContextQuery, readWordContextLink } from './word-context-values';
import { fetchContexts } from './word-context.queries';

interface WordContextToolProps {
  readonly renderTextPreview: RenderTextPreview;
}

const countRows = ({ total }: WordContextResponse) => total;

function useWordContext() {
  const selection = useTextSelection();
  const [values, setValues] = useToolDraft<WordContextValues>('wordcontext.form', emptyWordContext);
  const control = useToolRun<WordContextQuery, WordContextResponse>('wordcontext', fetchContexts);
  const { start } = control;
  const send = useCallback(
    (wanted: WordContextValues) => {
      const query = selection.hasTexts ? makeWordContextQuery(wanted, selection) : null;
      if (query !== null) start(query);
      return query !== null;
    },
    [selection, start],
  );
  const runWith = useCallback(
    (wanted: WordContextValues) => {
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
    const linked = readWordContextLink(options);
    if (linked !== null) runWith(linked);
  });
  return { values, setValues, control, send, hasTexts: selection.hasTexts };
}

/** Word in context: every place where a keyword stands, with the words around it lined up. */
export function WordContextTool({ renderTextPreview }: WordContextToolProps) {
  const { t } = useTranslation(['word-context', 'word-search', 'tool-frame', 'tools']);
  const { values, setValues, control, send, hasTexts } = useWordContext();
  const { run } = control;
  if (!hasTexts)
    return (
      <ChooseTextsFirst title={t('title')} explanation={t('explanation')} warning={t('tools:choose_first')} />
    );
  const shown = run?.request;
  const summary =
    shown === undefined
      ? ''
      : [shown.keyword, t(`word-search:type.${shown.type}`), describeDisplay(shown, t)].join(' · ');
  return (
    <Stack spacing={2} useFlexGap>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <OptionsAccordion runId={run?.id ?? null} hasResult={hasRows(run, countRows)} summary={summary}>
        <WordContextForm values={values} onChange={setValues} onSubmit={() => send(values)} />
      </OptionsAccordion>
      <ToolResult
        control={control}
        countRows={countRows}
        nothingFound={t('tool-frame:error_no_matching_keywords')}
      >
        {(answer, { id, request }) => (
          <>
            <LemmaWarning
              initialKeyword={answer.initialKeyword}
              lemmatizedKeyword={answer.lemmatizedKeyword}
            />
            <WordContextResult
              key={id}
              runId={id}
              query={request}
              answer={answer}
              renderTextPreview={renderTextPreview}
            />
          </>
        )}
      </ToolResult>
    </Stack>
  );
}
