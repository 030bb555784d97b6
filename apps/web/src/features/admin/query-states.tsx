import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const SKELETON_LINES = 4;

interface QueryStatesProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly isEmpty?: (data: Data) => boolean;
  readonly emptyText?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a list shows before, without and in place of its rows; the skeleton comes after 200 ms. */
export function QueryStates<Data>({ query, isEmpty, emptyText, children }: QueryStatesProps<Data>) {
  const { t } = useTranslation('admin');
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined && isError) {
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }} role="alert">
        <Typography>{t('states.failed')}</Typography>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {t('states.again')}
        </Button>
      </Stack>
    );
  }
  if (data === undefined) {
    return (
      <Box aria-busy="true" sx={{ animation: `${appear} 1ms 200ms both` }}>
        {Array.from({ length: SKELETON_LINES }, (_, line) => (
          <Skeleton key={line} height={48} />
        ))}
      </Box>
    );
  }
  if (isEmpty?.(data) === true) return <Typography color="text.secondary">{emptyText}</Typography>;
  return children(data);
}
