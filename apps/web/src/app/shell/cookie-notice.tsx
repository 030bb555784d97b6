import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ACKNOWLEDGED_STORAGE_KEY = 'cookiesAcknowledged';

function readIsAcknowledged(): boolean {
  try {
    return localStorage.getItem(ACKNOWLEDGED_STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Says that only necessary cookies are used; stays away once acknowledged. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const [isAcknowledged, setIsAcknowledged] = useState(readIsAcknowledged);
  if (isAcknowledged) return null;
  const acknowledge = () => {
    setIsAcknowledged(true);
    try {
      localStorage.setItem(ACKNOWLEDGED_STORAGE_KEY, 'true');
    } catch {
      // Then it shows again at the next visit.
    }
  };
  return (
    <Paper
      component="section"
      aria-label={t('cookies.title')}
      elevation={6}
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        // Under menus and dialogs: what is opened on the page must be in reach before the notice is answered.
        zIndex: 'drawer',
        width: 'min(640px, calc(100vw - 32px))',
        p: 2,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Typography sx={{ flex: 1 }}>{t('cookies.text')}</Typography>
      <Button variant="contained" onClick={acknowledge} sx={{ flexShrink: 0 }}>
        {t('cookies.agree')}
      </Button>
    </Paper>
  );
}
