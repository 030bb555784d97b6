import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface ListedBar {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** What is written beside the bar. */
  readonly figure: ReactNode;
  /** The interval of an estimate, drawn as a stroke. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly ground?: string;
  /** A light ground needs an edge to be seen on paper. */
  readonly edge?: string;
}

interface BarListProps {
  readonly bars: readonly ListedBar[];
  /** Columns of names, bars and figures, as CSS has them. */
  readonly columns: string;
  readonly rowPx: number;
  readonly barPx: number;
  /** Bars of numbers below nought go to the left of a line in the middle. */
  readonly isTwoSided?: boolean;
}

/** Two sides leave a little room at both ends. */
const SIDE_SHARE = 0.48;
const middleLine = 'linear-gradient(var(--line-strong), var(--line-strong)) 50% 0 / 1px 100% no-repeat';
const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 1, alignItems: 'center' };
const barStyle = { position: 'absolute', inset: '0 auto 0 0', borderRadius: '1px' } as const;
const strokeStyle = {
  position: 'absolute',
  height: 2,
  bgcolor: 'var(--ink)',
  boxShadow: '0 0 0 1px var(--paper)',
} as const;
const figureStyle = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** Names with bars as long as their numbers, which stand beside them. */
export function BarList({ bars, columns, rowPx, barPx, isTwoSided = false }: BarListProps) {
  const most = Math.max(Number.MIN_VALUE, ...bars.map(({ value, high = value }) => Math.abs(high)));
  const percent = (value: number) => `${(100 * Math.abs(value) * (isTwoSided ? SIDE_SHARE : 1)) / most}%`;
  const place = (value: number) => {
    if (!isTwoSided) return {};
    return value < 0 ? { right: '50%', left: 'auto' } : { left: '50%' };
  };
  return (
    <Box
      component="ol"
      sx={{ ...listStyle, gridTemplateColumns: columns, gridAutoRows: `minmax(${rowPx}px, auto)` }}
    >
      {bars.map(({ key, name, value, figure, low, high, ground = 'var(--datum)', edge }) => (
        <Box key={key} component="li" sx={{ display: 'contents' }}>
          {name}
          <Box
            aria-hidden
            sx={{
              display: 'flex',
              height: '100%',
              alignItems: 'center',
              ...(isTwoSided && { background: middleLine }),
            }}
          >
            <Box sx={{ position: 'relative', flex: 1, height: barPx }}>
              <Box
                data-drawn
                sx={{ ...barStyle, bgcolor: ground, boxShadow: edge, printColorAdjust: 'exact' }}
                style={{ width: percent(value), ...place(value) }}
              />
              {low !== undefined && high !== undefined && (
                <Box
                  sx={{ ...strokeStyle, top: barPx / 2 - 1 }}
                  style={{ left: percent(low), width: percent(high - low) }}
                />
              )}
            </Box>
          </Box>
          <Box component="span" sx={figureStyle}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
