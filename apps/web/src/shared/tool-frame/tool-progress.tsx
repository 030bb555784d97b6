import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Before this a wait is no wait: a flash would only disturb. */
const SKELETON_AFTER_MS = 200;
const CANCEL_AFTER_MS = 1000;
const SKELETON_ROWS = 8;

interface ToolProgressProps {
  readonly onCancel: () => void;
  /** What is being done, where it is not the texts that are analysed. */
  readonly label?: string;
  /** What stands there until the wait is one. */
  readonly children?: ReactNode;
}

/** True once the component has stood for so long. */
function useHasPassed(waitMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return hasPassed;
}

/** A request is under way: nothing at first, then the shape of the result, then a way to stop. Give it the run's id as `key`. */
export function ToolProgress({ onCancel, label, children }: ToolProgressProps) {
  const { t } = useTranslation('tool-frame');
  const shown = label ?? t('working');
  const isShown = useHasPassed(SKELETON_AFTER_MS);
  const canCancel = useHasPassed(CANCEL_AFTER_MS);
  return (
    <Box role="status" sx={{ minHeight: 320 }}>
      {!isShown && children}
      {isShown && (
        <Stack spacing={1}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
            <Typography>{shown}</Typography>
            {canCancel && (
              <Button variant="outlined" size="small" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </Stack>
          <LinearProgress aria-label={shown} />
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={32} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
