import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Short calls show nothing: a flash says less than a moment's wait. */
const SHOW_AFTER_MS = 200;

/** On the first of April another picture takes the spinner's place (SPEC 2). */
export function isAprilFools(date: Date): boolean {
  return date.getMonth() === 3 && date.getDate() === 1;
}

/**
 * Shows that calls are under way, over the page and without blocking it: what was chosen or typed stays in reach.
 * A call whose screen shows its own progress says so by `meta.showsProgress`.
 */
export function LoaderOverlay() {
  const { t } = useTranslation('shell');
  const fetching = useIsFetching({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  const mutating = useIsMutating({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  const isBusy = fetching + mutating > 0;
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
      sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip' }}
    >
      {isAprilFools(new Date()) ? (
        <Box
          component="img"
          src="/april.svg"
          alt=""
          sx={{ display: 'block', width: 96, mx: 'auto', mt: 2 }}
        />
      ) : (
        <LinearProgress aria-hidden />
      )}
    </Box>
  );
}
