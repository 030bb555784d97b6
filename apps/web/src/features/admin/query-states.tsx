import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../shared/ui/waiting';

interface QueryStatesProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly isEmpty?: (data: Data) => boolean;
  readonly emptyText?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a list shows before, without and in place of its rows. */
export function QueryStates<Data>({ query, isEmpty, emptyText, children }: QueryStatesProps<Data>) {
  const { t } = useTranslation(['admin', 'shell']);
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
  if (data === undefined) return <Waiting label={t('shell:loading')} rows={4} />;
  if (isEmpty?.(data) === true) return <Typography color="text.secondary">{emptyText}</Typography>;
  return children(data);
}
