import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Shorter calls show nothing, because a flash only disturbs. */
const SHOW_AFTER_MS = 200;

/** On 1 April a picture replaces the spinner. */
export function isAprilFools(date: Date): boolean {
  return date.getMonth() === 3 && date.getDate() === 1;
}

/**
 * Shows over the page that calls are running or the next page comes, without blocking it. A call whose screen shows its
 * own progress has `meta.showsProgress`.
 */
export function LoaderOverlay() {
  const { t } = useTranslation('shell');
  const fetching = useIsFetching({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  const mutating = useIsMutating({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  // The page before stays until the code of the next one is there.
  const isOpening = useNavigation().state === 'loading';
  const isBusy = isOpening || fetching + mutating > 0;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isBusy]);
  if (!isShown) return null;
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {isAprilFools(new Date()) ? (
        <Box component="img" src="/april.svg" alt="" sx={{ width: 96 }} />
      ) : (
        <CircularProgress aria-hidden size={64} />
      )}
    </Box>
  );
}
