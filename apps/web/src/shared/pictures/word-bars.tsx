import Box from '@mui/material/Box';
import { letters } from '../design/tokens';

export interface WordBar {
  readonly word: string;
  readonly value: number;
}

interface WordBarsProps {
  /** The largest first. */
  readonly bars: readonly WordBar[];
  readonly formatValue: (value: number) => string;
  /** Share of the width that names take; whole sequences of words need more than words. */
  readonly nameWidth?: string;
}

const ROW_PX = 24;

const rowStyle = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  height: ROW_PX,
  '& > [lang]': {
    ...letters[16],
    fontFamily: 'var(--serif)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-number]': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
} as const;

/** Estonian words, each with a neutral bar as long as its number, which stands beside it. */
export function WordBars({ bars, formatValue, nameWidth = '84px' }: WordBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bars.map(({ word, value }) => (
        <Box
          component="li"
          key={word}
          sx={{ ...rowStyle, gridTemplateColumns: `${nameWidth} minmax(0, 1fr) 40px` }}
        >
          <span lang="et">{word}</span>
          <Box
            sx={{
              height: 10,
              borderRadius: '1px',
              bgcolor: 'var(--datum)',
              width: `${(100 * value) / most}%`,
            }}
          />
          <span data-number>{formatValue(value)}</span>
        </Box>
      ))}
    </Box>
  );
}

/** Words with bars to the right of a line where their number is above nought and to the left where it is below. */
export function TwoSidedBars({ bars, formatValue }: Omit<WordBarsProps, 'nameWidth'>) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bars.map(({ word, value }) => {
        const width = `${(48 * Math.abs(value)) / most}%`;
        return (
          <Box
            component="li"
            key={word}
            sx={{ ...rowStyle, gridTemplateColumns: '84px minmax(0, 1fr) 40px' }}
          >
            <span lang="et">{word}</span>
            <Box
              sx={{
                position: 'relative',
                height: ROW_PX,
                background:
                  'linear-gradient(var(--line-strong), var(--line-strong)) 50% 0 / 1px 100% no-repeat',
              }}
            >
              <Box
                data-drawn
                sx={{
                  position: 'absolute',
                  top: 7,
                  height: 10,
                  width,
                  ...(value < 0
                    ? { right: '50%', bgcolor: 'var(--div-b)' }
                    : { left: '50%', bgcolor: 'var(--div-a)' }),
                }}
              />
            </Box>
            <span data-number>{formatValue(value)}</span>
          </Box>
        );
      })}
    </Box>
  );
}
