import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ExerciseItem } from './exercise-item';
import type { Exercise } from './practice-choice';
import { smallStyle } from './practice-style';
import { ProgressBar } from './progress-bar';
import { countRight } from './round';
import type { RoundWalk } from './use-round';

interface ExerciseViewProps {
  readonly exercise: Exercise;
  readonly walk: RoundWalk;
}

/** The items of an exercise one at a time, in a column of 680 px. */
export function ExerciseView({ exercise, walk }: ExerciseViewProps) {
  const { t } = useTranslation('practice');
  const { round } = walk;
  const { items, given, place } = round;
  const item = items[place]!;
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { xs: 1.5, sm: 2 } }}>
      <ProgressBar round={round} />
      <Box sx={{ ...smallStyle, display: 'flex', justifyContent: 'space-between', pb: { xs: 2, sm: 3 } }}>
        <span>
          {place + 1} / {items.length} · {t(`kinds.${item.kind}`)}
        </span>
        <span>{t('progress.right', { count: countRight(round) })}</span>
      </Box>
      <ExerciseItem key={item.id} {...{ item, walk }} level={exercise.level} given={given[place] ?? null} />
    </Box>
  );
}
