import Box from '@mui/material/Box';
import { letters } from '../design/tokens';
import type { Side } from './selected-texts';

/** The letter of a selection on the colour of its side; told apart by the letter first. */
export function SideBadge({ side }: { readonly side: Side }) {
  return (
    <Box
      component="span"
      data-drawn
      sx={badgeStyle}
      style={{ backgroundColor: side === 'A' ? 'var(--div-a)' : 'var(--div-b)' }}
    >
      {side}
    </Box>
  );
}

const badgeStyle = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '2px',
  ...letters[14],
  fontWeight: 600,
  color: 'var(--paper)',
} as const;
