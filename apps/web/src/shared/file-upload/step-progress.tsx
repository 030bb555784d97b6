import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface StepProgressProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** How many of several texts are done, and a way to stop. */
export function StepProgress({ label, share, onStop }: StepProgressProps) {
  const { t } = useTranslation('file-upload');
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{label}</Typography>
      <LinearProgress aria-hidden variant="determinate" value={100 * share} sx={{ flex: 1 }} />
      <Button color="inherit" onClick={onStop}>
        {t('stop')}
      </Button>
    </Box>
  );
}
