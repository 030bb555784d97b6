import Box from '@mui/material/Box';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { coverRange, findLevelPlace, type LevelShares } from './find-level-place';
import { findLevelInk } from '../../../shared/levels/level-ink';

const percent = (share: number) => `${share * 100}%`;

const markerStyle = {
  position: 'absolute',
  top: -8,
  width: 2,
  ml: '-1px',
  height: 36,
  bgcolor: 'var(--ink)',
  boxShadow: '0 0 0 2px var(--paper)',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -4,
    top: -4,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'var(--ink)',
  },
} as const;

interface LevelScaleProps {
  /** As it is named: one level, or two. */
  readonly level: string;
  readonly probabilities: LevelShares;
  /** The two levels of a short text. */
  readonly range: readonly ProficiencyLevel[] | null;
  /** Where an earlier draft stands, 0 to 1. */
  readonly before?: number;
}

/** All levels in a row with a marker where the text stands; below it how far that may be off. */
export function LevelScale({ level, probabilities, range, before }: LevelScaleProps) {
  const { t } = useTranslation('corrector');
  const place = findLevelPlace(probabilities);
  const { middle, from, to } = range === null ? place : coverRange(place, range);
  return (
    <Box
      role="img"
      aria-label={t('level.scale', { level })}
      sx={{
        position: 'relative',
        mt: 2,
        mb: 1.5,
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gap: '2px',
      }}
    >
      {proficiencyLevels.map((each, index) => (
        <Box
          key={each}
          component="span"
          data-drawn
          sx={{
            ...letters[12],
            minHeight: 20,
            display: 'flex',
            alignItems: 'center',
            px: 0.75,
            fontWeight: 600,
            bgcolor: findLevelInk(each).ground,
            color: findLevelInk(each).ink,
            borderRadius: index === 0 ? '4px 0 0 4px' : index === 3 ? '0 4px 4px 0' : 0,
          }}
        >
          {each}
        </Box>
      ))}
      {before !== undefined && (
        <Box
          component="i"
          sx={{ ...markerStyle, left: percent(before), bgcolor: 'var(--ink-3)', '&::before': {} }}
        />
      )}
      <Box component="i" sx={{ ...markerStyle, left: percent(middle) }} />
      <Box
        component="i"
        sx={{
          position: 'absolute',
          top: 24,
          height: 4,
          left: percent(from),
          width: percent(to - from),
          border: '1px solid var(--ink-3)',
          borderTop: 0,
        }}
      />
    </Box>
  );
}
