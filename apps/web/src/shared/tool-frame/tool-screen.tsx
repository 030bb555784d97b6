import Box from '@mui/material/Box';
import { type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedResultProvider } from '../citation/asked-result';
import { SearchForm, SubmitButton } from '../word-search/search-form';
import { isAskedFor, type ToolRun } from '../tool-session/tool-session';
import { useTextSelection } from '../text-selection/text-selection';
import { ChooseTextsFirst } from './choose-texts-first';
import { LemmaWarning } from './lemma-warning';
import { OptionsButton, OptionsPanel, useOptionsPanel } from './options-panel';
import { ResultHeading } from './result-heading';
import { TextsComing } from './result-link-gate';
import { BarScreen } from '../ui/tool-bar';
import { ToolExamples } from './tool-examples';
import { listCalls, makePairTool } from './pair-tool';
import { ToolResult, hasRows } from './tool-result';
import { NothingFound } from './nothing-found';
import { WaitingTexts } from './waiting-texts';
import type { ToolDefinition } from './tool-definition';
import { useToolForm } from './use-tool-form';
import { useToolValues } from './use-tool-values';

interface ToolScreenProps<Values, Request, Answer> {
  /** The same object between renders. */
  readonly tool: ToolDefinition<Values, Request, Answer>;
}

/** The screen of an analysis tool, for one selection or two. */
export function ToolScreen<Values extends object, Request extends object, Answer extends object>({
  tool,
}: ToolScreenProps<Values, Request, Answer>) {
  const { compared } = useTextSelection();
  const pair = useMemo(() => makePairTool(tool), [tool]);
  const coming = use(TextsComing);
  if (coming !== null) return <ComingScreen tool={tool}>{coming}</ComingScreen>;
  return compared === null || !tool.PairResult ? (
    <OneScreen tool={tool} />
  ) : (
    <OneScreen key="pair" tool={pair} />
  );
}

const ignore = () => undefined;

/** The bar as it will stand, before there are texts to ask. */
function ComingScreen<Values extends object, Request, Answer>({
  tool: { name, messages = name, options, Bar, runsItself },
  children,
}: ToolScreenProps<Values, Request, Answer> & { readonly children: ReactNode }) {
  const { t } = useTranslation(messages);
  const [values] = useToolValues(name, options.empty);
  return (
    <BarScreen
      title={t('title')}
      renderBar={(bar) => (
        <Box inert>
          {bar({
            query: (
              <>
                {Bar && <Bar values={values} onChange={ignore} showsErrors={false} />}
                {runsItself !== true && <SubmitButton>{t('submit')}</SubmitButton>}
              </>
            ),
            opener: options.Fields && <OptionsButton id="" isOpen={false} toggle={ignore} />,
          })}
        </Box>
      )}
    >
      {children}
    </BarScreen>
  );
}

/** What holds for the whole answer, or for that of each selection. */
function AnswerNotices({ answer }: { readonly answer: object }) {
  const sides = 'A' in answer && 'B' in answer ? ([answer.A, answer.B] as readonly object[]) : [answer];
  const lemmatised = sides.find((side) => 'lemmatizedKeyword' in side && side.lemmatizedKeyword);
  return (
    <>
      {lemmatised && <LemmaWarning answer={lemmatised} />}
      {sides.map((side, place) => (
        <WaitingTexts key={place} answer={side} />
      ))}
    </>
  );
}

/** Explanation without texts, form, progress, cancelling, failure, result. */
function OneScreen<Values extends object, Request extends object, Answer extends object>({
  tool,
}: ToolScreenProps<Values, Request, Answer>) {
  const { name, messages = name, options, Bar, Result } = tool;
  const { t } = useTranslation(messages);
  const { hasTexts, fields, control, submit, tryOut } = useToolForm(tool);
  const { run } = control;
  const shown = hasRows(run, tool.countRows) ? run : undefined;
  const { open: openOptions, ...panel } = useOptionsPanel();
  if (!hasTexts) return <ChooseTextsFirst title={t('title')} explanation={t('explanation')} />;
  const showAnswer = (answer: Answer, { id: runId, request }: ToolRun<Request, Answer>) => (
    <>
      <AnswerNotices answer={answer} />
      <AskedResultProvider
        asked={{
          ...{ name, messages, request, tool: t(tool.titleKey ?? 'title') },
          query: options.describe(request, t, true),
          options: options.list(request, t),
          calls: listCalls(tool, request),
        }}
      >
        <Result key={tool.isLive ? null : runId} {...{ runId, request, answer }} />
      </AskedResultProvider>
    </>
  );
  const showNothing = (answer: Answer, { request }: ToolRun<Request, Answer>) => (
    <>
      <AnswerNotices answer={answer} />
      <NothingFound
        messageKey={tool.findNothingKey?.(request, answer) ?? 'tool-frame:error_no_matching_keywords'}
        request={request}
        searchTool={tool.withSearch === undefined ? undefined : tool.searchRoute}
      />
    </>
  );
  return (
    <BarScreen
      title={t('title')}
      renderBar={(bar) => (
        <SearchForm label={t('form')} onSubmit={submit} onHiddenFault={openOptions}>
          {bar({
            query: (
              <>
                {Bar && <Bar {...fields} />}
                {(tool.runsItself !== true || run?.state === 'cancelled') && (
                  <SubmitButton>{t('submit')}</SubmitButton>
                )}
              </>
            ),
            opener: options.Fields && <OptionsButton {...panel} />,
            panel: options.Fields && (
              <OptionsPanel {...panel}>
                <options.Fields {...fields} />
              </OptionsPanel>
            ),
          })}
        </SearchForm>
      )}
    >
      <PrintedQuery>{run === null ? '' : options.describe(run.request, t, false)}</PrintedQuery>
      {run === null && control.old === null && tool.examples !== undefined && (
        <ToolExamples messages={messages} examples={tool.examples} onTry={tryOut} />
      )}
      {shown?.answer && (
        <ResultHeading
          answer={shown.answer}
          isAsked={isAskedFor(shown)}
          query={options.describe(shown.request, t, false)}
        />
      )}
      <ToolResult {...{ control, countRows: tool.countRows, renderNothing: showNothing }}>
        {showAnswer}
      </ToolResult>
    </BarScreen>
  );
}

/** On paper the bar is left out: the question then stands in words over the result. */
function PrintedQuery({ children }: { readonly children: string }) {
  return <Box sx={{ display: 'none', displayPrint: 'block' }}>{children}</Box>;
}
