import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { letters } from '../../shared/design/tokens';

interface FigureCardProps {
  readonly label: string;
  /** Undefined while it is being asked for. */
  readonly value: string | undefined;
  readonly hasFailed?: boolean;
  readonly failureText: string;
}

/** One figure with its name. */
export function FigureCard({ label, value, hasFailed = false, failureText }: FigureCardProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Typography sx={{ color: 'var(--ink-3)' }}>{label}</Typography>
      <Typography sx={{ ...letters[20], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {hasFailed ? failureText : (value ?? <Skeleton width="4ch" />)}
      </Typography>
    </Box>
  );
}
