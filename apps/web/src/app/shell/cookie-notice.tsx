import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepText, readKeptText } from '../../shared/kept-value/kept-storage';

const ACKNOWLEDGED_STORAGE_KEY = 'cookiesAcknowledged';
/** Height of the line, for what else stands at the bottom. */
const HEIGHT_VARIABLE = '--cookie-height';

const readIsAcknowledged = () => readKeptText('browser', ACKNOWLEDGED_STORAGE_KEY) === 'true';

/** Tells the page how high the line is, so that what gets the focus is scrolled above it. */
function useTakenHeight(line: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    const { current } = line;
    if (!isShown || current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(HEIGHT_VARIABLE, `${current.offsetHeight}px`);
      root.style.scrollPaddingBottom = `calc(var(--strip-height, 0px) + var(${HEIGHT_VARIABLE}))`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT_VARIABLE);
      root.style.scrollPaddingBottom = '';
    };
  }, [line, isShown]);
}

/**
 * Says what is stored; stays away once agreed to. It comes first in the order of Tab and stands in a line of its own at the
 * bottom: the last of the page, so that it covers nothing at its end.
 */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const [isAcknowledged, setIsAcknowledged] = useState(readIsAcknowledged);
  const line = useRef<HTMLElement>(null);
  useTakenHeight(line, !isAcknowledged);
  if (isAcknowledged) return null;
  const acknowledge = () => {
    setIsAcknowledged(true);
    // Without storage it shows again at the next visit.
    keepText('browser', ACKNOWLEDGED_STORAGE_KEY, 'true');
  };
  return (
    <Box
      component="section"
      ref={line}
      aria-label={t('cookies.title')}
      sx={{
        displayPrint: 'none',
        order: 1,
        position: 'sticky',
        bottom: 0,
        // Under menus and dialogs: what is opened on the page must be in reach before the notice is answered.
        zIndex: 'drawer',
        px: { xs: 2, sm: 3 },
        py: 0.75,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: 1 }}>{t('cookies.text')}</Typography>
      <Button variant="contained" onClick={acknowledge} sx={{ flexShrink: 0 }}>
        {t('cookies.agree')}
      </Button>
    </Box>
  );
}
