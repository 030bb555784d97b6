import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface OfflinePageProps {
  readonly onRetry: () => void;
}

/** The server does not answer: says so and offers to try again. */
export function OfflinePage({ onRetry }: OfflinePageProps) {
  const { t } = useTranslation('shell');
  return (
    <Stack
      component="main"
      role="alert"
      spacing={2}
      sx={{ minHeight: '100vh', p: 3, placeContent: 'center', alignItems: 'center' }}
    >
      <CloudOffIcon color="primary" sx={{ fontSize: 64 }} />
      <Typography variant="h1">{t('offline.title')}</Typography>
      <Typography sx={{ maxWidth: '60ch', textAlign: 'center' }}>{t('offline.text')}</Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('offline.retry')}
      </Button>
    </Stack>
  );
}
