import Box from '@mui/material/Box';
import type { Side } from './selected-texts';

/** Told apart by letter first; colours that colour-blind readers tell apart too, with contrast above 4.5 in both schemes. */
const SIDE_COLOURS = {
  A: { light: '#00696b', dark: '#80cbc4' },
  B: { light: '#8f5300', dark: '#ffcc80' },
} as const;

/** The letter of a selection on its colour. */
export function SideBadge({ side }: { readonly side: Side }) {
  const { light, dark } = SIDE_COLOURS[side];
  return (
    <Box
      component="span"
      sx={[
        {
          flexShrink: 0,
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 22,
          height: 22,
          borderRadius: 0.5,
          fontSize: '0.875rem',
          fontWeight: 700,
          lineHeight: 1,
          color: '#fff',
          bgcolor: light,
        },
        (theme) => theme.applyStyles('dark', { color: '#151517', bgcolor: dark }),
      ]}
    >
      {side}
    </Box>
  );
}
