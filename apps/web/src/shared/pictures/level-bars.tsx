import Box from '@mui/material/Box';
import { LevelChip } from './level-chip';
import { findLevelInk } from './level-ink';

export interface LevelBar {
  readonly level: string;
  readonly value: number;
  /** Ends of the interval of an estimate. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

interface LevelBarsProps {
  readonly bars: readonly LevelBar[];
  readonly formatValue: (value: number) => string;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Levels from weak to strong, each with a bar in its colour; a stroke shows the interval of the estimate. */
export function LevelBars({ bars, formatValue }: LevelBarsProps) {
  const most = Math.max(1, ...bars.map(({ value, high = value }) => high));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bars.map(({ level, value, low, high }) => {
        const { ground, edge } = findLevelInk(level);
        return (
          <Box
            component="li"
            key={level}
            sx={{
              display: 'grid',
              gridTemplateColumns: '1.75rem minmax(0, 1fr) 3rem',
              gap: 1,
              alignItems: 'center',
              minHeight: 32,
            }}
          >
            <LevelChip level={level} />
            <Box sx={{ position: 'relative', height: 12 }}>
              <Box
                data-drawn
                sx={{
                  position: 'absolute',
                  inset: '0 auto 0 0',
                  width: percent(value / most),
                  bgcolor: ground,
                  boxShadow: edge,
                }}
              />
              {low !== undefined && high !== undefined && (
                <Box
                  sx={{
                    position: 'absolute',
                    top: 5,
                    height: 2,
                    left: percent(low / most),
                    width: percent((high - low) / most),
                    bgcolor: 'var(--ink)',
                    boxShadow: '0 0 0 1px var(--paper)',
                  }}
                />
              )}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {formatValue(value)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
