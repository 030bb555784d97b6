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
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { findPage } from '../../shared/ui/result-table/table-view';
import { TablePages } from '../../shared/ui/result-table/table-pages';
import { ToolFailure } from '../../shared/ui/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/ui/tool-frame/tool-progress';
import { ConcordanceDownload } from './concordance-download';
import { ConcordanceFilter } from './concordance-filter';
import { ConcordanceLines } from './concordance-lines';
import { ConcordanceStatus } from './concordance-status';
import type { ConcordanceView } from './concordance-view';
import { makeConcordanceView, withFirstPage } from './concordance-view';
import type { RenderTextPreview } from './context-detail';
import { useFilteredContexts } from './use-filtered-contexts';
import type { WordContextQuery } from './word-context-values';
import { makeLinkOptions } from './word-context-values';

interface ConcordanceProps {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly answer: WordContextResponse;
  readonly renderTextPreview: RenderTextPreview;
}

function useConcordanceView(runId: number): [ConcordanceView, (view: ConcordanceView) => void] {
  const [kept, keepView] = useToolDraft<ConcordanceView | null>('wordcontext.view', null);
  return [kept?.runId === runId ? kept : makeConcordanceView(runId, kept), keepView];
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
export function Concordance({ runId, query, answer, renderTextPreview }: ConcordanceProps) {
  const { t } = useTranslation('word-context');
  const [view, setView] = useConcordanceView(runId);
  const { sort, filter, pages } = view;
  const source = { runId, query, sort };
  const filtered = useFilteredContexts(source, answer.total, filter);
  const filteredRows = filter === null ? null : (filtered.data ?? null);
  const rowCount = filter === null ? answer.total : (filteredRows?.length ?? 0);
  const changeFilter = (next: ConcordanceView['filter']) => setView(withFirstPage({ ...view, filter: next }));
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SortField sort={sort} onChange={(next) => setView(withFirstPage({ ...view, sort: next }))} />
        <ConcordanceFilter key={JSON.stringify(filter)} filter={filter} onChange={changeFilter} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ConcordanceStatus
          answer={answer}
          filter={filter}
          filteredCount={filteredRows?.length ?? null}
          onClearFilter={() => changeFilter(null)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ResultLinkButton options={makeLinkOptions(query)} />
          <ConcordanceDownload source={source} answer={answer} filter={filter} filteredRows={filteredRows} />
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
          <ConcordanceLines
            source={source}
            firstRows={answer.contextList}
            filteredRows={filteredRows}
            page={findPage(pages, rowCount)}
            rowCount={rowCount}
            renderTextPreview={renderTextPreview}
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
