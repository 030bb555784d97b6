import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { PageContent } from '../../shared/ui/page-content';
import { ReportView } from './report/report-view';
import { findTrouble, type ClassText } from './texts/class-text';
import { TextsEditor } from './texts/texts-editor';
import { useClassReport, type ClassReportRun } from './use-class-report';

const NO_TEXTS: readonly ClassText[] = [];

/** How far the report is, and a way to stop it. */
function Progress({ run, onStop }: { readonly run: ClassReportRun; readonly onStop: () => void }) {
  const { t } = useTranslation('class-report');
  const total = run.texts.length;
  const label = t('progress', { done: run.done, total });
  return (
    <Box role="status" sx={{ displayPrint: 'none', display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{label}</Typography>
      <LinearProgress
        aria-label={label}
        variant="determinate"
        value={(100 * run.done) / total}
        sx={{ flex: 1 }}
      />
      <Button size="small" color="inherit" onClick={onStop}>
        {t('stop')}
      </Button>
    </Box>
  );
}

interface RunStateProps {
  readonly run: ClassReportRun;
  readonly isOld: boolean;
  readonly onStop: () => void;
  readonly onStart: () => void;
}

/** What to know of the report below: how far it is, why it ended, that the texts have changed since. */
function RunState({ run, isOld, onStop, onStart }: RunStateProps) {
  const { t } = useTranslation('class-report');
  const { state, done, texts, error } = run;
  if (state === 'running') return <Progress run={run} onStop={onStop} />;
  const partly = done > 0 && done < texts.length && t('partly', { done, total: texts.length });
  return (
    <Box sx={{ displayPrint: 'none', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {state === 'failed' && <ToolFailure error={error} onRetry={onStart} />}
      {state === 'stopped' && !partly && <Alert severity="info">{t('stopped')}</Alert>}
      {partly && <Alert severity="info">{partly}</Alert>}
      {isOld && <Alert severity="info">{t('old')}</Alert>}
    </Box>
  );
}

/** Texts of a class in, a report for the teacher out; the texts live in the memory of the page alone. */
export function ClassReportPage() {
  const { t } = useTranslation('class-report');
  const [texts, setTexts] = useToolDraft('class-report.texts', NO_TEXTS);
  const { run, start, stop } = useClassReport();
  const canStart = texts.length > 0 && findTrouble(texts) === null && run?.state !== 'running';
  const query = (
    <>
      <Typography variant="h1" sx={{ whiteSpace: 'nowrap' }}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('count', { count: texts.length })}</Typography>
      <Button variant="contained" disabled={!canStart} onClick={() => start(texts)}>
        {t('submit')}
      </Button>
    </>
  );
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame renderBar={(bar) => bar({ query })}>
          <Box sx={{ display: 'grid', gap: 2, pt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography sx={{ displayPrint: 'none', maxWidth: '80ch', color: 'var(--ink-2)' }}>
              {t('explanation')} {t('not_kept')}
            </Typography>
            <TextsEditor texts={texts} onChange={setTexts} />
            {run !== null && (
              <>
                <RunState run={run} isOld={run.texts !== texts} onStop={stop} onStart={() => start(texts)} />
                {run.report !== null && <ReportView report={run.report} />}
              </>
            )}
          </Box>
        </ToolBarFrame>
      </Box>
    </PageContent>
  );
}
