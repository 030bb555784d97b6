import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface ReadingProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How many of the files are read, and a way to stop. */
export function ReadingProgress({ done, total, onStop }: ReadingProgressProps) {
  const { t } = useTranslation('file-upload');
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{t('progress', { done, total })}</Typography>
      <LinearProgress aria-hidden variant="determinate" value={(100 * done) / total} sx={{ flex: 1 }} />
      <Button size="small" color="inherit" onClick={onStop}>
        {t('stop')}
      </Button>
    </Box>
  );
}
