import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { PageContent } from '../../shared/ui/page-content';
import { ExerciseCodes } from './exercise-codes';
import { PupilView } from './pupil/pupil-view';
import { usePupilNotes } from './pupil/use-pupil-notes';
import { ReportActions } from './report/report-actions';
import { ReportView } from './report/report-view';
import { OpenSavedButton } from './saved/open-saved-button';
import { Rounds } from './saved/rounds';
import type { SavedReport } from './saved/saved-report';
import { addTexts, findTrouble, type ClassText, namePupil } from './texts/class-text';
import { ClassTexts } from './texts/class-texts';
import { useClassReport, type ClassReportRun } from './use-class-report';
import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { ClassLevelChip } from './marks/level-name';

interface PupilBarProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
  readonly place: number;
}

/** Whose text is open, and the steps to the next one and back to the class. */
function PupilBar({ report, sources, place }: PupilBarProps) {
  const { t } = useTranslation('class-report');
  const { level, runningWords } = report.texts[place]!;
  const all = report.texts.length;
  const step = (to: number) => `?pupil=${((to + all) % all) + 1}`;
  return (
    <>
      <IconButton component={Link} to="?" aria-label={t('pupil.back')}>
        <BackIcon />
      </IconButton>
      <Typography variant="h1">{namePupil(sources[place]!.name)}</Typography>
      {level !== null && <ClassLevelChip level={level} />}
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('texts.words', { count: runningWords })}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}>
        <IconButton component={Link} to={step(place - 1)} aria-label={t('pupil.previous')}>
          <BackIcon />
        </IconButton>
        {place + 1} / {all}
        <IconButton component={Link} to={step(place + 1)} aria-label={t('pupil.next')}>
          <NextIcon />
        </IconButton>
      </Box>
    </>
  );
}

const NO_TEXTS: readonly ClassText[] = [];
/** A teacher who takes out several texts gets one report of the rest. */
const PAUSE_MS = 1000;

/** Why a report is not whole, and a way to make it so. */
function RunTrouble({ run, onStart }: { readonly run: ClassReportRun; readonly onStart: () => void }) {
  const { t } = useTranslation('class-report');
  const { state, done, texts, error } = run;
  const partly = done > 0 && done < texts.length && t('partly', { done, total: texts.length });
  const again = (
    <Button color="inherit" onClick={onStart}>
      {t('submit')}
    </Button>
  );
  return (
    <Box sx={{ displayPrint: 'none', display: 'grid', gap: 1, pt: 2 }}>
      {state === 'failed' && <ToolFailure error={error} onRetry={onStart} />}
      {(state === 'stopped' || partly) && (
        <Alert severity="info" action={state === 'stopped' && again}>
          {partly || t('stopped')}
        </Alert>
      )}
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

/** Makes the report whenever the texts are others than those it is made of. */
function useReportOf(texts: readonly ClassText[]) {
  const report = useClassReport();
  const { run, start, clear } = report;
  const isNew = run === null;
  const follow = useEffectEvent(() => (texts.length === 0 ? clear() : start(texts)));
  const isCurrent = run === null ? texts.length === 0 : run.texts === texts;
  useEffect(() => {
    if (isCurrent || findTrouble(texts) !== null) return undefined;
    const timer = setTimeout(follow, isNew || texts.length === 0 ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [texts, isCurrent, isNew]);
  return report;
}

/** Texts of a class in, a report for the teacher out; the texts live in the memory of the page alone. */
export function ClassReportPage() {
  const { t } = useTranslation('class-report');
  const [parameters] = useSearchParams();
  const [texts, setTexts] = useToolDraft('class-report.texts', NO_TEXTS);
  const [earlier, setEarlier] = useToolDraft<SavedReport | null>('class-report.earlier', null);
  const [isOpen, setIsOpen] = useState(false);
  const { run, start, stop, open } = useReportOf(texts);
  const { notes, write } = usePupilNotes();
  const report = run?.report ?? null;
  const place = Number(parameters.get('pupil') ?? 0) - 1;
  const source = run?.texts[place];
  const openSaved = (saved: SavedReport) => {
    setTexts(saved.texts);
    open(saved);
    setIsOpen(false);
  };
  const openSample = async () => {
    const { default: sample } = await import('../../../content/sample-class.json');
    setTexts(addTexts([], sample, String));
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
  const isRunning = run?.state === 'running';
  const query = (
    <>
      <Typography variant="h1" sx={{ whiteSpace: 'nowrap' }}>
        {t('title')}
      </Typography>
      {run !== null && !isRunning && (
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
    </>
  );
  return (
    <Frame query={query}>
      {(report === null || isRunning || isOpen) && (
        <Box sx={inputStyle}>
          <ClassTexts
            {...{ texts }}
            onChange={setTexts}
            done={isRunning ? run.done : null}
            onStop={stop}
            onRefused={() => setIsOpen(true)}
            ways={
              <>
                {texts.length === 0 && (
                  <Button color="inherit" onClick={() => void openSample()}>
                    {t('sample')}
                  </Button>
                )}
                <OpenSavedButton label={t('rounds.reopen')} onOpen={openSaved} />
              </>
            }
          />
          {run === null && texts.length === 0 && <ExerciseCodes />}
        </Box>
      )}
      {run !== null && !isRunning && <RunTrouble run={run} onStart={() => start(texts)} />}
      {run !== null && report !== null && !isRunning && (
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

/** Beside the files the other thing that pupils hand in. */
const inputStyle = {
  display: 'grid',
  columnGap: '40px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px' },
  alignItems: 'start',
} as const;
