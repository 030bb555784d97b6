import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { heights } from '../../shared/design/tokens';
import { late, Waiting } from '../../shared/ui/waiting';
import { useIsOpening } from './opening-pages';

/** On 1 April a picture stands in the place of the words. */
export function isAprilFools(date: Date): boolean {
  return date.getMonth() === 3 && date.getDate() === 1;
}

/**
 * Says under the header that calls are running or the next page comes. A call whose screen shows its own progress has
 * `meta.showsProgress`.
 */
export function LoaderOverlay() {
  const { t } = useTranslation('shell');
  const fetching = useIsFetching({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  const mutating = useIsMutating({ predicate: ({ meta }) => meta?.['showsProgress'] !== true });
  // The page before stays until the code of the next one is there.
  const isOpening = useIsOpening();
  if (!isOpening && fetching + mutating === 0) return null;
  return (
    <Box sx={placeStyle}>
      {isAprilFools(new Date()) ? (
        <Box role="status" aria-label={t('loading')}>
          <img src="/april.svg" alt="" width={96} />
        </Box>
      ) : (
        <Waiting label={t('loading')} />
      )}
    </Box>
  );
}

/** Where notices stand, which are over it. */
const placeStyle = {
  ...late(),
  ...{ position: 'fixed', top: heights.header, right: 0, zIndex: 'tooltip', pointerEvents: 'none' },
  ...{ px: 'var(--edge)', bgcolor: 'var(--paper)', borderRadius: '4px' },
} as const;
