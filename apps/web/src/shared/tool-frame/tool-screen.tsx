import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedResultProvider } from '../citation/asked-result';
import { HiddenHeading } from '../ui/hidden-heading';
import { SearchForm, SubmitButton } from '../word-search/search-form';
import type { ToolRun } from '../tool-session/tool-session';
import { isAskedFor } from '../tool-session/tool-session';
import { useTextSelection } from '../text-selection/text-selection';
import { ChooseTextsFirst } from './choose-texts-first';
import { LemmaWarning } from './lemma-warning';
import { OptionsButton, OptionsPanel, useOptionsPanel } from './options-panel';
import { ResultHeading } from './result-heading';
import { ToolBarFrame, underBarStyle } from '../ui/tool-bar';
import { ToolExamples } from './tool-examples';
import type { Pair, PairRequest } from './pair-tool';
import { makePairTool } from './pair-tool';
import { ToolResult, hasRows } from './tool-result';
import { NothingFound } from './nothing-found';
import { WaitingTexts } from './waiting-texts';
import type { FormFields } from './use-tool-form';
import type { ToolDefinition } from './tool-definition';
import { useToolForm } from './use-tool-form';

interface ToolResultProps<Request, Answer> {
  readonly runId: number;
  readonly request: Request;
  readonly answer: Answer;
}

interface PairScreenProps<Values, Request, Answer> extends ToolScreenProps<Values, Request, Answer> {
  /** The result of two selections; absent where the tool answers for both itself. */
  readonly renderPair?: (result: ToolResultProps<PairRequest<Request>, Pair<Answer>>) => ReactNode;
}

interface ToolScreenProps<Values, Request, Answer> {
  readonly tool: ToolDefinition<Values, Request, Answer>;
  /** Options of a request in one line; shown while the form is closed. */
  readonly summarise: (request: Request) => string;
  /** How citations name the result, the tool's title where absent, and what they say was asked, the summary where absent. */
  readonly cited?: {
    readonly title?: string;
    readonly describe?: (request: Request) => string;
  };
  /** What the question is about, in the bar. */
  readonly renderQuery?: (fields: FormFields<Values>) => ReactNode;
  /** What else it says, in what opens under the bar; absent where all of it stands in the bar. */
  readonly renderFields?: (fields: FormFields<Values>) => ReactNode;
  readonly renderResult: (result: ToolResultProps<Request, Answer>) => ReactNode;
}

/** The screen of an analysis tool, for one selection or two. `tool` must be the same object between renders. */
export function ToolScreen<Values, Request extends object, Answer extends object>({
  renderPair,
  ...props
}: PairScreenProps<Values, Request, Answer>) {
  const { tool } = props;
  const { compared } = useTextSelection();
  const pair = useMemo(() => makePairTool(tool), [tool]);
  if (compared === null || renderPair === undefined) return <OneScreen {...props} />;
  return (
    <OneScreen
      key="pair"
      {...props}
      tool={pair}
      renderResult={(result) => {
        const { A, B } = result.answer;
        return (
          <>
            <LemmaWarning answer={'lemmatizedKeyword' in A && A.lemmatizedKeyword ? A : B} />
            <WaitingTexts answer={A} />
            <WaitingTexts answer={B} />
            {renderPair(result)}
          </>
        );
      }}
    />
  );
}

/** Explanation without texts, form, progress, cancelling, failure, result. */
function OneScreen<Values, Request extends object, Answer extends object>(
  props: ToolScreenProps<Values, Request, Answer>,
) {
  const { tool, summarise, cited, renderQuery, renderFields, renderResult } = props;
  const { t } = useTranslation(tool.messages ?? tool.name);
  const { hasTexts, fields, control, submit, tryOut } = useToolForm(tool);
  const { run } = control;
  const shown = hasRows(run, tool.countRows) ? run : undefined;
  const asked = useRef<number | null>(null);
  if (run === null) asked.current = null;
  else if (isAskedFor(run)) asked.current = run.id;
  const isComing = run?.state === 'running' && !isAskedFor(run);
  const options = useOptionsPanel({ runId: asked.current, hasResult: shown !== undefined, isComing });
  if (!hasTexts) return <ChooseTextsFirst title={t('title')} explanation={t('explanation')} />;
  const showAnswer = (answer: Answer, { id, request }: ToolRun<Request, Answer>) => (
    <>
      <LemmaWarning answer={answer} />
      <WaitingTexts answer={answer} />
      <AskedResultProvider
        asked={{
          tool: cited?.title ?? t('title'),
          query: (cited?.describe ?? summarise)(request),
          request,
          calls: [tool.makeCall(request), ...(tool.makeSecondCall ? [tool.makeSecondCall(request)] : [])],
        }}
      >
        {renderResult({ runId: id, request, answer })}
      </AskedResultProvider>
    </>
  );
  const showNothing = (answer: Answer, { request }: ToolRun<Request, Answer>) => (
    <>
      <WaitingTexts answer={answer} />
      <NothingFound
        messageKey={tool.readNothingFoundKey(request, answer)}
        request={request}
        searchTool={tool.withSearch === undefined ? undefined : tool.searchRoute}
      />
    </>
  );
  const { open: openOptions, ...panel } = options;
  return (
    <Box sx={underBarStyle}>
      <HiddenHeading>{t('title')}</HiddenHeading>
      <ToolBarFrame
        renderBar={(bar) => (
          <SearchForm label={t('form')} onSubmit={submit} onHiddenFault={openOptions}>
            {bar({
              query: (
                <>
                  {renderQuery?.(fields)}
                  {(tool.runsItself !== true || run?.state === 'cancelled') && (
                    <SubmitButton>{t('submit')}</SubmitButton>
                  )}
                </>
              ),
              opener: renderFields && <OptionsButton {...panel} />,
              panel: renderFields && <OptionsPanel {...panel}>{renderFields(fields)}</OptionsPanel>,
            })}
          </SearchForm>
        )}
      >
        <Stack spacing={1.5} useFlexGap sx={{ pt: { xs: 0.5, sm: 1.5 } }}>
          <PrintedQuery>{run === null ? '' : summarise(run.request)}</PrintedQuery>
          {run === null && control.old === null && tool.examples !== undefined && (
            <ToolExamples messages={tool.messages ?? tool.name} examples={tool.examples} onTry={tryOut} />
          )}
          {shown?.answer && (
            <ResultHeading
              answer={shown.answer}
              isAsked={isAskedFor(shown)}
              query={summarise(shown.request)}
            />
          )}
          <ToolResult
            control={control}
            countRows={tool.countRows}
            renderNothing={showNothing}
            onAskAgain={submit}
          >
            {showAnswer}
          </ToolResult>
        </Stack>
      </ToolBarFrame>
    </Box>
  );
}

/** On paper the bar is left out: the question then stands in words over the result. */
function PrintedQuery({ children }: { readonly children: string }) {
  return <Box sx={{ display: 'none', displayPrint: 'block' }}>{children}</Box>;
}
