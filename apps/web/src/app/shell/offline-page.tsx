import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE, pageStyle } from '../../shared/design/tokens';
import { useIsOnline } from '../../shared/http/use-is-online';
import { branding } from '../branding';
import { ProductLogo } from './product-logo';

interface OfflinePageProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The server does not answer: says so and offers to try again. */
export function OfflinePage({ onRetry, isRetrying }: OfflinePageProps) {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline(onRetry);
  const title = t(isOnline ? 'offline.title' : 'offline.no_network_title');
  useEffect(() => {
    document.title = `${title} – ${branding.productName}`;
  }, [title]);
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{
        ...pageStyle,
        minHeight: '100vh',
        py: '24px',
        justifyContent: 'center',
        alignItems: 'flex-start',
      }}
    >
      <ProductLogo />
      <Stack role="alert" spacing={1}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ ...letters[16], maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t(isOnline ? 'offline.text' : 'offline.no_network')}
        </Typography>
      </Stack>
      <Button variant="contained" loading={isRetrying} loadingPosition="start" onClick={onRetry}>
        {t('offline.retry')}
      </Button>
    </Stack>
  );
}
