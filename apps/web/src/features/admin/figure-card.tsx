import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

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
    <Card component="li" variant="outlined" sx={{ p: 2, listStyle: 'none' }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {hasFailed ? failureText : (value ?? <Skeleton width="4ch" />)}
      </Typography>
    </Card>
  );
}
