import Box from '@mui/material/Box';
import HubOutlined from '@mui/icons-material/HubOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {
  CollocateRow,
  CollocatesRequest,
  CollocatesResponse,
} from '@keelerada/contract/tools/collocates';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { ResultReferences } from '../../shared/citation/result-references';
import { readFlag, useToolView } from '../../shared/tool-session/tool-views';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { ResultTable } from '../../shared/ui/result-table/result-table';
import type { TableView } from '../../shared/ui/result-table/table-view';
import { makeTableView, readTableView } from '../../shared/ui/result-table/table-view';
import { useOrderedRows } from '../../shared/ui/result-table/use-ordered-rows';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { CollocatesGraph } from './collocates-graph';
import { listCollocatesOptions } from './describe-collocates';
import type { NearKeyword } from './near-keyword';
import { makeNearKeyword } from './near-keyword';
import { useCollocatesColumns } from './use-collocates-columns';

const firstView = makeTableView({ columnId: 'score', isDescending: true });

interface FilteredGraphProps {
  readonly request: CollocatesRequest;
  readonly answer: CollocatesResponse;
  readonly columns: readonly ResultColumn<CollocateRow>[];
  readonly nearKeyword: NearKeyword;
  readonly view: TableView;
}

/** The graph shows the strongest of the words that the filters of the table let through. */
function FilteredGraph({ request, answer, columns, nearKeyword, view }: FilteredGraphProps) {
  const { t } = useTranslation('collocates');
  const { collocateList, lemmatizedKeyword } = answer;
  const { filters } = view;
  const { shown } = useOrderedRows(
    collocateList,
    columns,
    useMemo(() => ({ ...firstView, filters }), [filters]),
  );
  const { type, keepCapitalization, formula } = request;
  const keyword = lemmatizedKeyword ?? request.keyword;
  // The word in the middle is not drawn as its own neighbour.
  const rows = useMemo(
    () =>
      [...shown]
        .flatMap((index) => collocateList[index] ?? [])
        .filter(({ collocate }) => collocate.toLowerCase() !== keyword.toLowerCase()),
    [collocateList, shown, keyword],
  );
  if (rows.length === 0) return null;
  return (
    <CollocatesGraph
      measure={t(`formula.names.${formula}`)}
      keyword={keyword}
      rows={rows}
      search={{ type, keepCapitalization }}
      nearKeyword={nearKeyword}
    />
  );
}

interface CollocatesResultProps {
  readonly request: CollocatesRequest;
  readonly answer: CollocatesResponse;
}

/** Neighbouring words as a table and, below it, as a graph. */
export function CollocatesResult({ request, answer }: CollocatesResultProps) {
  const { t } = useTranslation(['collocates', 'word-search']);
  const formatNumber = useNumberFormat();
  const { type, keepCapitalization, formula } = request;
  const nearKeyword = useMemo(() => makeNearKeyword(request, answer), [request, answer]);
  const scores = answer.collocateList.map(({ score }) => score);
  const strongest = Math.min(...scores) < 0 ? 0 : Math.max(...scores);
  const columns = useCollocatesColumns(formula, nearKeyword, strongest);
  const [view, setView] = useToolView('collocates.view', firstView, readTableView);
  const [hasGraph, setHasGraph] = useToolView('collocates.graph', true, readFlag);
  const describe = useProvenance();
  const renderRowMenu = useCallback(
    ({ collocate }: CollocateRow) => (
      <WordMenu word={collocate} {...{ type, keepCapitalization }} keyword={nearKeyword(collocate)} />
    ),
    [type, keepCapitalization, nearKeyword],
  );
  const makeProvenance = () =>
    describe({
      tool: t('title'),
      totals: answer.totals,
      options: listCollocatesOptions(request, t),
      request,
    });
  return (
    <Box component="section" aria-label={t('result')} sx={besideStyle}>
      <ResultTable
        label={t('title')}
        rows={answer.collocateList}
        columns={columns}
        view={view}
        onViewChange={setView}
        renderRowMenu={renderRowMenu}
        note={t('keyword_frequency', {
          count: answer.keywordFrequency,
          formatted: formatNumber(answer.keywordFrequency),
        })}
        actions={<ResultReferences />}
        tableExport={{ fileName: t('file_name'), sheetName: t('title'), makeProvenance }}
      />
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<HubOutlined />}
          aria-expanded={hasGraph}
          onClick={() => setHasGraph(!hasGraph)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(hasGraph ? 'graph.hide' : 'graph.show')}
        </Button>
        {hasGraph && <FilteredGraph {...{ request, answer, columns, nearKeyword, view }} />}
      </Stack>
    </Box>
  );
}

/** On the widest screens the graph has the room that the table leaves. */
const besideStyle = {
  display: 'grid',
  ...{ gap: '16px 40px', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 100em)': { gridTemplateColumns: 'minmax(0, 1fr) 520px' },
} as const;
