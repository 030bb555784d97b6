import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolRun, ToolRunControl } from '../tool-session/tool-session';
import { StateLine } from '../ui/state-line';
import { ToolFailure } from './tool-failure';
import { ToolProgress } from './tool-progress';

interface AnswerProps<Request, Answer> {
  readonly control: ToolRunControl<Request, Answer>;
  readonly countRows: (answer: Answer) => number;
  /** What stands in the place of an answer without rows. */
  readonly renderNothing: (answer: Answer, run: ToolRun<Request, Answer>) => ReactNode;
  readonly children: (answer: Answer, run: ToolRun<Request, Answer>) => ReactNode;
}

/** True once the last run has rows to show. */
export function hasRows<Request, Answer>(
  run: ToolRun<Request, Answer> | null,
  countRows: (answer: Answer) => number,
): boolean {
  return run !== null && run.answer !== null && countRows(run.answer) > 0;
}

/** What stands over a result, or in its place: waiting, stopped, failed, nothing found. */
function ResultState<Request, Answer>(props: Omit<AnswerProps<Request, Answer>, 'children'>) {
  const { control, countRows, renderNothing } = props;
  const { t } = useTranslation('tool-frame');
  const { run, old, start, cancel } = control;
  if (run === null) return null;
  if (run.state === 'running')
    return <ToolProgress key={run.id} onCancel={cancel} isOver={hasRows(old, countRows)} />;
  if (run.state === 'cancelled') return <StateLine>{t('cancelled')}</StateLine>;
  if (run.answer === null) return <ToolFailure error={run.error} onRetry={() => start(run.request)} />;
  return countRows(run.answer) === 0 ? renderNothing(run.answer, run) : null;
}

/** The part under the options. The last result stays in its place until the next one is there, and is grey where that takes time. */
export function ToolResult<Request, Answer>({ children, ...props }: AnswerProps<Request, Answer>) {
  const { run, old } = props.control;
  const isOld = run === null || run.state === 'running';
  const shown = isOld ? old : run;
  return (
    <>
      <ResultState {...props} />
      {shown?.answer && hasRows(shown, props.countRows) && (
        <Stack spacing={1.5} useFlexGap inert={isOld} sx={isOld ? greyStyle(run === null) : null}>
          {children(shown.answer, shown)}
        </Stack>
      )}
    </>
  );
}

const greyStyle = (isAtOnce: boolean) =>
  ({
    ...{ opacity: 0.45, filter: 'grayscale(1)' },
    ...(!isAtOnce && { animation: 'coloured 0s 200ms both' }),
  }) as const;
