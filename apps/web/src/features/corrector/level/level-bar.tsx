import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { findLevelInk } from '../../../shared/levels/level-ink';

/** One dot a level. */
export function LevelLegend() {
  return (
    <Stack direction="row" spacing={2} component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {proficiencyLevels.map((level) => (
        <Stack key={level} component="li" direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            data-drawn
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              bgcolor: findLevelInk(level).ground,
              border: 1,
              borderColor: 'var(--line-strong)',
            }}
          />
          <span>{level}</span>
        </Stack>
      ))}
    </Stack>
  );
}

/** No level of a text is wholly sure, so a share that rounds to 100 is shown as more than this. */
const MOST_PERCENT = 99;

interface LevelBarProps {
  /** 0 to 1 by index of the level; what is missing is under one hundredth. */
  readonly probabilities: readonly { readonly index: number; readonly value: number }[];
}

/** How sure each level is: percentages and one stacked bar, the lowest level first. */
export function LevelBar({ probabilities }: LevelBarProps) {
  const formatNumber = useNumberFormat();
  const shares = proficiencyLevels.map((level, index) => ({
    level,
    percent: Math.round((probabilities.find((each) => each.index === index)?.value ?? 0) * 100),
  }));
  return (
    <div>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', m: 0, mb: 1, textAlign: 'center' }}
      >
        {shares.map(({ level, percent }) => (
          <div key={level}>
            <Typography component="dt" variant="body2">
              {level}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {percent > MOST_PERCENT ? `>${formatNumber(MOST_PERCENT)}%` : `${formatNumber(percent)}%`}
            </Typography>
          </div>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 16,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {shares.map(({ level, percent }) => (
          <Box key={level} data-drawn sx={{ width: `${percent}%`, bgcolor: findLevelInk(level).ground }} />
        ))}
      </Box>
    </div>
  );
}
