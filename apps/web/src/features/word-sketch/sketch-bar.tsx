import Box from '@mui/material/Box';

/** The bar begins where bonds are weak: few shown collocates are below. */
const LEAST_SCORE = 6;
const MOST_SCORE = 14;
const LEAST_PERCENT = 2;

/** Width of the bar of a logDice in percent; nothing without one. */
export function measureBar(score: number | null): number {
  if (score === null) return 0;
  const share = (100 * (score - LEAST_SCORE)) / (MOST_SCORE - LEAST_SCORE);
  return Math.min(100, Math.max(LEAST_PERCENT, share));
}

interface SketchBarProps {
  readonly score: number | null;
  /** Of two words the side, which has its colour and half the height. */
  readonly side?: 'a' | 'b';
}

/** How strong a collocate is; the figure stands beside it or in the name of the row. */
export function SketchBar({ score, side }: SketchBarProps) {
  return (
    <Box
      component="span"
      aria-hidden
      data-drawn
      sx={{
        display: 'block',
        width: `${measureBar(score)}%`,
        height: side === undefined ? 10 : 5,
        borderRadius: '1px',
        backgroundColor: side === undefined ? 'var(--datum)' : `var(--div-${side})`,
      }}
    />
  );
}
