import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenHeading } from '../ui/hidden-heading';
import { SearchForm } from '../word-search/search-form';
import type { ToolRun } from '../tool-session/tool-session';
import { ChooseTextsFirst } from './choose-texts-first';
import { ComparedResults } from './compared-results';
import { LemmaWarning } from './lemma-warning';
import { OptionsAccordion } from './options-accordion';
import { ResultHeading } from './result-heading';
import { ToolExamples } from './tool-examples';
import { ToolResult, hasRows } from './tool-result';
import { NothingFound } from './nothing-found';
import { WaitingTexts } from './waiting-texts';
import type { FormFields, ToolDefinition } from './use-tool-form';
import { useToolForm } from './use-tool-form';

interface ToolResultProps<Request, Answer> {
  readonly runId: number;
  readonly request: Request;
  readonly answer: Answer;
}

interface ToolScreenProps<Values, Request, Answer> {
  readonly tool: ToolDefinition<Values, Request, Answer>;
  /** Options of a request in one line; shown while the form is closed. */
  readonly summarise: (request: Request) => string;
  readonly renderFields: (fields: FormFields<Values>) => ReactNode;
  readonly renderResult: (result: ToolResultProps<Request, Answer>) => ReactNode;
}

/** The screen of an analysis tool: explanation without texts, form, progress, cancelling, failure, result. */
export function ToolScreen<Values, Request, Answer extends object>(
  props: ToolScreenProps<Values, Request, Answer>,
) {
  const { tool, summarise, renderFields, renderResult } = props;
  const { t } = useTranslation(tool.messages ?? tool.name);
  const { hasTexts, fields, control, controls, submit, tryOut } = useToolForm(tool);
  const { run } = control;
  const shown = (controls === null ? [run] : [run, controls.B.run]).find((one) =>
    hasRows(one, tool.countRows),
  );
  if (!hasTexts) return <ChooseTextsFirst title={t('title')} explanation={t('explanation')} />;
  const showAnswer = (answer: Answer, { id, request }: ToolRun<Request, Answer>) => (
    <>
      <LemmaWarning answer={answer} />
      <WaitingTexts answer={answer} />
      {renderResult({ runId: id, request, answer })}
    </>
  );
  const showNothing = (answer: Answer, { request }: ToolRun<Request, Answer>) => (
    <>
      <WaitingTexts answer={answer} />
      <NothingFound
        messageKey={tool.readNothingFoundKey(request, answer)}
        request={request as object}
        searchTool={tool.withSearch === undefined ? undefined : tool.searchRoute}
      />
    </>
  );
  return (
    <Stack spacing={1.5} useFlexGap>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <OptionsAccordion
        runId={run?.id ?? null}
        hasResult={shown !== undefined}
        summary={run === null ? '' : summarise(run.request)}
      >
        <SearchForm label={t('form')} submitLabel={t('submit')} onSubmit={submit}>
          {renderFields(fields)}
        </SearchForm>
      </OptionsAccordion>
      {run === null && tool.examples !== undefined && (
        <ToolExamples messages={tool.messages ?? tool.name} examples={tool.examples} onTry={tryOut} />
      )}
      {shown?.answer && (
        <ResultHeading
          answer={shown.answer}
          isAsked={shown.origin !== 'restored'}
          query={summarise(shown.request)}
        />
      )}
      {controls === null ? (
        <ToolResult control={control} countRows={tool.countRows} renderNothing={showNothing}>
          {showAnswer}
        </ToolResult>
      ) : (
        <ComparedResults controls={controls} countRows={tool.countRows} renderNothing={showNothing}>
          {showAnswer}
        </ComparedResults>
      )}
    </Stack>
  );
}
