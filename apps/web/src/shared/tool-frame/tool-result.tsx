import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolRun, ToolRunControl } from '../tool-session/tool-session';
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

/** The part under the options: empty, waiting, stopped, failed, nothing found, or the result. */
export function ToolResult<Request, Answer>(props: AnswerProps<Request, Answer>) {
  const { control, countRows, renderNothing, children } = props;
  const { t } = useTranslation('tool-frame');
  const { run, old, start, cancel } = control;
  const shownOld =
    old?.answer && countRows(old.answer) > 0 ? (
      <Box inert sx={{ opacity: 0.45, filter: 'grayscale(1)' }}>
        {children(old.answer, old)}
      </Box>
    ) : null;
  if (run === null) return shownOld;
  if (run.state === 'running')
    return (
      <ToolProgress key={run.id} onCancel={cancel}>
        {shownOld}
      </ToolProgress>
    );
  if (run.state === 'cancelled')
    return (
      <Alert severity="info" role="status">
        {t('cancelled')}
      </Alert>
    );
  if (run.answer === null) return <ToolFailure error={run.error} onRetry={() => start(run.request)} />;
  if (countRows(run.answer) === 0) return renderNothing(run.answer, run);
  return children(run.answer, run);
}
