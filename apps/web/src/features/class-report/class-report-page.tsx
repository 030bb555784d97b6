import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { PageContent } from '../../shared/ui/page-content';
import { ExerciseCodes } from './exercise-codes';
import { PupilBar } from './pupil/pupil-bar';
import { PupilView } from './pupil/pupil-view';
import { usePupilNotes } from './pupil/use-pupil-notes';
import { ReportActions } from './report/report-actions';
import { ReportView } from './report/report-view';
import { OpenSavedButton } from './saved/open-saved-button';
import { Rounds } from './saved/rounds';
import type { SavedReport } from './saved/saved-report';
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

interface InputProps {
  readonly texts: readonly ClassText[];
  readonly onChange: (texts: readonly ClassText[]) => void;
  readonly onOpen: (saved: SavedReport) => void;
}

function Input({ texts, onChange, onOpen }: InputProps) {
  const { t } = useTranslation('class-report');
  return (
    <Box id="class-texts" sx={{ displayPrint: 'none', display: 'grid', gap: 2, pt: 2 }}>
      <Typography sx={{ maxWidth: '80ch', color: 'var(--ink-2)' }}>
        {t('explanation')} {t('not_kept')}
      </Typography>
      <TextsEditor texts={texts} onChange={onChange} />
      <Box>
        <OpenSavedButton label={t('rounds.reopen')} onOpen={onOpen} />
      </Box>
    </Box>
  );
}

function Frame({ query, children }: { readonly query: ReactNode; readonly children: ReactNode }) {
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame renderBar={(bar) => bar({ query })}>{children}</ToolBarFrame>
      </Box>
    </PageContent>
  );
}

/** Texts of a class in, a report for the teacher out; the texts live in the memory of the page alone. */
export function ClassReportPage() {
  const { t } = useTranslation('class-report');
  const [parameters] = useSearchParams();
  const [texts, setTexts] = useToolDraft('class-report.texts', NO_TEXTS);
  const [earlier, setEarlier] = useToolDraft<SavedReport | null>('class-report.earlier', null);
  const [isOpen, setIsOpen] = useState(false);
  const { run, start, stop, open } = useClassReport();
  const { notes, write } = usePupilNotes();
  const report = run?.report ?? null;
  const place = Number(parameters.get('pupil') ?? 0) - 1;
  const source = run?.texts[place];
  const begin = () => {
    setIsOpen(false);
    start(texts);
  };
  const openSaved = (saved: SavedReport) => {
    setTexts(saved.texts);
    open(saved);
    setIsOpen(false);
  };
  if (run !== null && report?.texts[place] !== undefined && source !== undefined)
    return (
      <Frame query={<PupilBar {...{ report, place }} sources={run.texts} />}>
        <ReportActions
          {...{ report, notes }}
          sources={run.texts}
          made={run.made}
          pupil={place}
          onOpenEarlier={setEarlier}
        />
        <PupilView
          {...{ report, source, place }}
          note={notes.get(source.id) ?? ''}
          onNote={(note) => write(source.id, note)}
        />
      </Frame>
    );
  const hasInput = run === null || isOpen;
  const isOld = run !== null && run.texts !== texts;
  const canStart = texts.length > 0 && findTrouble(texts) === null && run?.state !== 'running';
  const query = (
    <>
      <Typography variant="h1" sx={{ whiteSpace: 'nowrap' }}>
        {t('title')}
      </Typography>
      {run === null ? (
        <Typography sx={{ color: 'var(--ink-2)' }}>{t('count', { count: texts.length })}</Typography>
      ) : (
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls="class-texts"
          endIcon={<ExpandMoreIcon />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('count', { count: texts.length })}
        </Button>
      )}
      {(hasInput || isOld) && (
        <Button variant={run === null ? 'contained' : 'outlined'} disabled={!canStart} onClick={begin}>
          {t('submit')}
        </Button>
      )}
    </>
  );
  return (
    <Frame query={query}>
      {hasInput && <Input texts={texts} onChange={setTexts} onOpen={openSaved} />}
      {run === null && <ExerciseCodes />}
      {run !== null && <RunState run={run} isOld={isOld} onStop={stop} onStart={begin} />}
      {run !== null && report !== null && (
        <>
          <ReportActions
            {...{ report, notes }}
            sources={run.texts}
            made={run.made}
            onOpenEarlier={setEarlier}
          />
          {earlier !== null && (
            <Rounds
              before={earlier}
              now={{ texts: run.texts, report, made: run.made }}
              onClose={() => setEarlier(null)}
            />
          )}
          <ReportView key={run.made} report={report} sources={run.texts} />
        </>
      )}
    </Frame>
  );
}
