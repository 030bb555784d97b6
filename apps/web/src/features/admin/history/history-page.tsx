import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { HISTORY_PAGE_ENTRIES } from '@keelerada/contract/fields/limits';
import { adminHistoryCall, type AdminHistoryResponse } from '@keelerada/contract/site/admin-history';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/http/call-api';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { AdminList, rowStyle } from '../admin-list';
import { ProsePage } from '../../../shared/ui/prose-page';
import { QueryStates } from '../query-states';

const historyOptions = infiniteQueryOptions({
  queryKey: [adminHistoryCall.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(adminHistoryCall, { query: { before: pageParam ?? undefined }, signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => (last.length < HISTORY_PAGE_ENTRIES ? null : (last.at(-1)?.id ?? null)),
  select: ({ pages }) => pages.flat(),
  staleTime: 0,
  gcTime: 0,
});

/** What administrators did, the newest first. */
export function HistoryPage() {
  const { t } = useTranslation('admin');
  const query = useInfiniteQuery(historyOptions);
  return (
    <ProsePage title={t('history.title')} intro={t('history.lead')}>
      <QueryStates query={query} isEmpty={(entries) => entries.length === 0} emptyText={t('history.none')}>
        {(entries) => (
          <AdminList isOrdered>
            {entries.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </AdminList>
        )}
      </QueryStates>
      {query.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history.older')}
        </Button>
      )}
    </ProsePage>
  );
}

function HistoryEntry({ entry }: { readonly entry: AdminHistoryResponse[number] }) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const { at, actorName, action, subject, details } = entry;
  return (
    <Box
      component="li"
      sx={{
        ...rowStyle,
        gap: { xs: 0, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
        py: 1,
      }}
    >
      <Typography color="text.secondary">
        <time dateTime={at}>{formatMoment(at)}</time>
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {actorName}: {t(`history.actions.${action}`)}
        </Typography>
        <Typography color="text.secondary">
          {details === null ? subject : `${subject} · ${details}`}
        </Typography>
      </Box>
    </Box>
  );
}
