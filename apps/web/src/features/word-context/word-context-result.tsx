import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ConcordanceSort } from '@keelerada/contract/choices';
import { concordanceSorts } from '@keelerada/contract/choices';
import type { WordContextResponse } from '@keelerada/contract/word-context';
import { useTranslation } from 'react-i18next';
import { ResultLinkButton } from '../../shared/result-link/result-link-button';
import { useToolView } from '../../shared/tool-session/tool-views';
import { findPage } from '../../shared/ui/result-table/table-view';
import { TablePages } from '../../shared/ui/result-table/table-pages';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { WordContextDownload } from './word-context-download';
import { WordContextFilter } from './word-context-filter';
import { WordContextLines } from './word-context-lines';
import { WordContextStatus } from './word-context-status';
import type { WordContextView } from './word-context-view';
import { makeWordContextView, readWordContextView, withFirstPage } from './word-context-view';
import { useFilteredContexts } from './use-filtered-contexts';
import type { WordContextQuery } from './word-context-values';
import { WorksheetLink } from './worksheet-link';

interface WordContextResultProps {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly answer: WordContextResponse;
}

function useWordContextView(query: WordContextQuery): [WordContextView, (view: WordContextView) => void] {
  const [kept, keepView] = useToolView<WordContextView | null>(
    'word-context.view',
    null,
    readWordContextView,
  );
  const of = query.cql ?? `${query.type} ${query.keyword}`;
  return [kept?.of === of ? kept : makeWordContextView(of, kept), keepView];
}

interface SortFieldProps {
  readonly sort: ConcordanceSort;
  readonly onChange: (sort: ConcordanceSort) => void;
}

function SortField({ sort, onChange }: SortFieldProps) {
  const { t } = useTranslation('word-context');
  return (
    <TextField
      select
      size="small"
      label={t('sort.title')}
      value={sort}
      onChange={({ target }) => onChange(target.value as ConcordanceSort)}
      sx={{ flex: '0 1 232px', minWidth: 180 }}
    >
      {concordanceSorts.map((value) => (
        <MenuItem key={value} value={value}>
          {t(`sort.by.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Lines of a keyword with what can be done with them: order, filter, pages, download, link. */
export function WordContextResult({ runId, query, answer }: WordContextResultProps) {
  const { t } = useTranslation('word-context');
  const [view, setView] = useWordContextView(query);
  const { sort, filter, pages } = view;
  const source = { runId, query, sort, pageToken: answer.pageToken };
  const filtered = useFilteredContexts(source, answer.total, filter);
  const filteredRows = filter === null ? null : (filtered.data ?? null);
  const rowCount = filter === null ? answer.total : (filteredRows?.length ?? 0);
  const changeFilter = (next: WordContextView['filter']) => setView(withFirstPage({ ...view, filter: next }));
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SortField sort={sort} onChange={(next) => setView(withFirstPage({ ...view, sort: next }))} />
        <WordContextFilter key={JSON.stringify(filter)} filter={filter} onChange={changeFilter} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <WordContextStatus
          answer={answer}
          filter={filter}
          filteredCount={filteredRows?.length ?? null}
          onClearFilter={() => changeFilter(null)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <WorksheetLink query={query} />
          <ResultLinkButton request={query} />
          <WordContextDownload source={source} answer={answer} filter={filter} filteredRows={filteredRows} />
        </Box>
      </Box>
      {filter !== null && filtered.isPending && <ToolProgress onCancel={() => changeFilter(null)} />}
      {filter !== null && filtered.isError && (
        <ToolFailure error={filtered.error} onRetry={() => void filtered.refetch()} />
      )}
      {filteredRows?.length === 0 && (
        <Alert severity="info" role="status">
          {t('filter.nothing')}
        </Alert>
      )}
      {rowCount > 0 && (
        <>
          <WordContextLines
            source={source}
            firstRows={answer.contextList}
            filteredRows={filteredRows}
            page={findPage(pages, rowCount)}
            rowCount={rowCount}
          />
          <TablePages
            rowCount={rowCount}
            view={pages}
            onViewChange={(next) => setView({ ...view, pages: next })}
          />
        </>
      )}
    </Stack>
  );
}
