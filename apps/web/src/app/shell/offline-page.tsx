import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { branding } from '../branding';
import { ProductLogo } from './product-logo';

interface OfflinePageProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The server does not answer: says so and offers to try again. */
export function OfflinePage({ onRetry, isRetrying }: OfflinePageProps) {
  const { t } = useTranslation('shell');
  const title = t('offline.title');
  useEffect(() => {
    document.title = `${title} – ${branding.titleSuffix}`;
  }, [title]);
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{ minHeight: '100vh', p: 3, placeContent: 'center', alignItems: 'center' }}
    >
      <ProductLogo />
      <CloudOffIcon color="action" sx={{ fontSize: 64 }} />
      <Stack role="alert" spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ maxWidth: '60ch' }}>{t('offline.text')}</Typography>
      </Stack>
      <Button variant="contained" size="large" loading={isRetrying} loadingPosition="start" onClick={onRetry}>
        {t('offline.retry')}
      </Button>
    </Stack>
  );
}
