import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';

/** Before this a wait is no wait: a flash would only disturb. */
export const late = (ms = 200) => ({ animation: `late 0s ${ms}ms both` }) as const;

interface WaitingProps {
  /** What is being done. */
  readonly label: string;
  /** As many grey rows as will stand there at least. */
  readonly rows?: number;
  /** A way to stop. */
  readonly action?: ReactNode;
}

/** The one sign that something is on its way: a line in words, and grey rows where a table will stand. */
export function Waiting({ label, rows = 0, action }: WaitingProps) {
  return (
    <Box role="status" aria-label={label} aria-busy sx={{ ...late(), minWidth: 0 }}>
      <Box sx={lineStyle}>
        {label}
        {action}
      </Box>
      {rows > 0 && (
        <Box aria-hidden sx={rowsStyle}>
          {Array.from({ length: rows }, (_, row) => (
            <i key={row} style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Shares of the width, as rows of words have them. */
const WIDTHS = [88, 96, 88, 70, 96, 88] as const;
/** No table of words is narrower. */
const ROWS_PX = 640;

const lineStyle = {
  ...letters[14],
  ...{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 32, color: 'var(--ink-2)' },
} as const;
const rowsStyle = {
  maxWidth: ROWS_PX,
  '& > i': {
    ...{ display: 'block', height: 28, borderBlock: '8px solid transparent', borderRadius: '10px / 2px' },
    ...{ bgcolor: 'var(--grid)', backgroundClip: 'padding-box' },
  },
} as const;
