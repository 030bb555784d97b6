import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { practiceCall } from '@keelerada/contract/teaching/practice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { LinkButton } from '../../shared/result-link/result-link-button';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { BarActions, ToolBarFrame } from '../../shared/ui/tool-bar';
import {
  makeSheetSentence,
  type PracticeSheet,
  type RenderSheet,
} from '../../shared/practice/practice-sheet';
import { type Exercise, isToday, writeExercise } from './practice-choice';
import { PracticeResult } from './practice-result';
import { type ExerciseItems, loadExercise } from './load-exercise';
import { countRight, isOver } from './round';
import { type RoundWalk, useRound } from './use-round';
import { ExerciseItem } from './exercise-item';
import { smallStyle } from './practice-style';
import { ProgressBar } from './progress-bar';

interface ExerciseViewProps {
  readonly exercise: Exercise;
  readonly walk: RoundWalk;
  readonly story: ExerciseItems | null;
}

/** The items of an exercise one at a time, in a column of 680 px; those of a short text in it. */
function ExerciseView({ exercise, walk, story }: ExerciseViewProps) {
  const { t } = useTranslation('practice');
  const { round } = walk;
  const { items, given, place } = round;
  const item = items[place]!;
  return (
    <Box sx={{ maxWidth: story === null ? 680 : 1080, mx: 'auto', pt: { xs: 1.5, sm: 2 } }}>
      <ProgressBar round={round} />
      <Box sx={{ ...smallStyle, display: 'flex', justifyContent: 'space-between', pb: { xs: 2, sm: 3 } }}>
        <span>
          {place + 1} / {items.length} · {t(`kinds.${item.kind}`)}
        </span>
        <span>{t('progress.right', { count: countRight(round) })}</span>
      </Box>
      <ExerciseItem
        key={item.id}
        {...{ item, walk, story }}
        level={exercise.level}
        given={given[place] ?? null}
      />
    </Box>
  );
}

interface ExercisePageProps {
  readonly renderSheet: RenderSheet;
  readonly exercise: Exercise;
  /** Back to the choice. */
  readonly onLeave: () => void;
  /** The same with other items. */
  readonly onNew: () => void;
}

interface WalkProps extends ExercisePageProps {
  readonly found: ExerciseItems;
}

/** What the items are called on paper and how they are found again; null for what only this device has so. */
function useSheet({
  exercise,
  found: { items },
}: Pick<WalkProps, 'exercise' | 'found'>): PracticeSheet | null {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const address = `${window.location.origin}${window.location.pathname}${writeExercise(exercise)}`;
  const { level, kind, count, seed, word } = exercise;
  const topics = exercise.topics.map((topic) => t(`topics.${topic}.name`));
  if (topics.length === 0 || word !== null) return null;
  const body = { topics: [...exercise.topics], kind, level, count, seed, language };
  const hasCommas = items.some(({ kind }) => kind === 'PLACE_COMMA');
  const hasGaps = items.some(({ kind }) => kind !== 'PLACE_COMMA');
  return {
    title: `${topics.join(' · ')} (${level})`,
    instruction: [...(hasGaps ? [t('sheet.gaps')] : []), ...(hasCommas ? [t('sheet.commas')] : [])].join(
      '\n',
    ),
    sentences: items.filter(({ kind }) => kind !== 'LISTEN_AND_WRITE').map(makeSheetSentence),
    fileParts: [t('title'), ...topics.slice(0, 1), level],
    tool: t('title'),
    query: [...topics, level].join(' · '),
    address,
    call: { path: practiceCall.path, body },
    more: <LinkButton makeAddress={() => address} hasOwnText={false} explanation={t('link')} />,
  };
}

/** The walk through the items, or what came of it. */
function Walk({ exercise, found, onLeave, onNew, renderSheet }: WalkProps) {
  const { t } = useTranslation('practice');
  const walk = useRound(exercise, found.items);
  const sheet = useSheet({ exercise, found });
  const [showsRule, setShowsRule] = useState(false);
  const { items, place } = walk.round;
  const isDone = isOver(walk.round);
  const ruled = exercise.topics.length > 0 ? exercise.topics : isDone ? [] : [items[place]!.topic];
  return (
    <>
      {isDone ? (
        <BarActions>
          {sheet !== null && renderSheet(sheet)}
          <Button color="inherit" onClick={onLeave}>
            {t('all_topics')}
          </Button>
        </BarActions>
      ) : (
        <BarActions>
          <Button color="inherit" aria-expanded={showsRule} onClick={() => setShowsRule(!showsRule)}>
            {t('rule')}
          </Button>
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>{sheet?.more}</Box>
          <Button color="inherit" onClick={walk.round.given.length === 0 ? onLeave : walk.finish}>
            {t('finish')}
          </Button>
        </BarActions>
      )}
      {showsRule && !isDone && (
        <Box role="note" sx={{ maxWidth: 680, mx: 'auto', pt: 2, color: 'var(--ink-2)' }}>
          {ruled.map((topic) => (
            <Typography key={topic}>{t(`topics.${topic}.rule`)}</Typography>
          ))}
        </Box>
      )}
      {isDone ? (
        <PracticeResult {...{ exercise, walk, onNew }} />
      ) : (
        <ExerciseView {...{ exercise, walk }} story={exercise.text === null ? null : found} />
      )}
    </>
  );
}

/** An exercise of the address: its items, or why there are none. */
export function ExercisePage(props: ExercisePageProps) {
  const { exercise, onLeave } = props;
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['practice', exercise, language],
    queryFn: ({ signal, client }) => loadExercise(exercise, language, client, signal),
    // What is to be repeated today changes with each answer; the items stay.
    staleTime: Infinity,
    meta: { showsProgress: true },
  });
  const query = (
    <>
      <Typography variant="h1">
        {isToday(exercise) ? t('home.today') : (data?.title ?? t('exercise'))}
      </Typography>
      <LevelChip level={exercise.level} />
      <Box component="span" sx={{ color: 'var(--ink-2)', display: { xs: 'none', sm: 'inline' } }}>
        {exercise.topics.map((topic) => t(`topics.${topic}.title`)).join(' · ')}
      </Box>
    </>
  );
  return (
    <ToolBarFrame renderBar={(bar) => bar({ query })}>
      {isPending && <ToolProgress onCancel={onLeave} label={t('loading')} />}
      {error !== null && (
        <Box sx={{ pt: 2 }}>
          <ToolFailure error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data?.items.length === 0 && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={onLeave}>
              {t('another_choice')}
            </Button>
          }
        >
          {t('nothing')}
        </Alert>
      )}
      {data !== undefined && data.items.length > 0 && <Walk {...props} found={data} />}
    </ToolBarFrame>
  );
}
