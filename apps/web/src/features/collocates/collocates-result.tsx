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
import { ToolTable, useTableView } from '../../shared/tool-frame/tool-table';
import { readFlag, useToolView } from '../../shared/tool-session/tool-views';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { makeTableView } from '../../shared/ui/result-table/table-view';
import { useOrderedRows } from '../../shared/ui/result-table/use-ordered-rows';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { CollocatesGraph } from './collocates-graph';
import { makeNearKeyword, type NearKeyword } from './near-keyword';
import { useCollocatesColumns } from './use-collocates-columns';

const firstView = makeTableView({ columnId: 'score', isDescending: true });

interface FilteredGraphProps {
  readonly request: CollocatesRequest;
  readonly answer: CollocatesResponse;
  readonly columns: readonly ResultColumn<CollocateRow>[];
  readonly nearKeyword: NearKeyword;
}

/** The graph shows the strongest of the words that the filters of the table let through. */
function FilteredGraph({ request, answer, columns, nearKeyword }: FilteredGraphProps) {
  const [{ filters }] = useTableView(firstView);
  const { t } = useTranslation('collocates');
  const { collocateList, lemmatizedKeyword } = answer;
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
      measure={t(`names.formula.${formula}`)}
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
  const { t } = useTranslation('collocates');
  const formatNumber = useNumberFormat();
  const { type, keepCapitalization, formula } = request;
  const nearKeyword = useMemo(() => makeNearKeyword(request, answer), [request, answer]);
  const scores = answer.collocateList.map(({ score }) => score);
  const strongest = Math.min(...scores) < 0 ? 0 : Math.max(...scores);
  const columns = useCollocatesColumns(formula, nearKeyword, strongest);
  const [hasGraph, setHasGraph] = useToolView('collocates.graph', true, readFlag);
  const renderRowMenu = useCallback(
    ({ collocate }: CollocateRow) => (
      <WordMenu word={collocate} {...{ type, keepCapitalization }} keyword={nearKeyword(collocate)} />
    ),
    [type, keepCapitalization, nearKeyword],
  );
  return (
    <Box component="section" aria-label={t('result')} sx={besideStyle}>
      <ToolTable
        {...{ rows: answer.collocateList, columns, totals: answer.totals, renderRowMenu, first: firstView }}
        note={t('keyword_frequency', {
          count: answer.keywordFrequency,
          formatted: formatNumber(answer.keywordFrequency),
        })}
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
        {hasGraph && <FilteredGraph {...{ request, answer, columns, nearKeyword }} />}
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
