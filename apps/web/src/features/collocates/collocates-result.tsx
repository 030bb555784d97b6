import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import type {
  CollocateRow,
  CollocatesRequest,
  CollocatesResponse,
} from '@keelerada/contract/tools/collocates';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { Segments } from '../../shared/ui/segments';
import { isFunctionWord } from '../../shared/parts-of-speech/word-class-looks';
import { ToolTable, useTableView } from '../../shared/tool-frame/tool-table';
import { readFlag, useToolView } from '../../shared/tool-session/tool-views';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { makeTableView } from '../../shared/ui/result-table/table-view';
import { useOrderedRows } from '../../shared/ui/result-table/use-ordered-rows';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { CollocatesGraph } from './collocates-graph';
import { makeNearKeyword, type NearKeyword } from './near-keyword';
import { useCollocatesColumns } from './use-collocates-columns';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { callApi } from '../../shared/http/call-api';
import { numberRequest } from '../../shared/http/number-request';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { WordLink } from '../../shared/word-menu/word-link';
import { makeNearFields, type WordSearch } from '../../shared/word-search/word-links';

const LINES = 3;
const WORDS_EACH_SIDE = 8;

interface NearLinesProps {
  readonly request: CollocatesRequest;
  readonly row: CollocateRow;
  /** The lines that the neighbour was counted in. */
  readonly search: WordSearch;
}

/** The first lines that keyword and neighbour stand in, the way to all of them, and the neighbour's other figures. */
function NearLines({ request, row, search }: NearLinesProps) {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const [formatNumber, formatShare] = [useNumberFormat(), useNumberFormat(2)];
  const namePartOfSpeech = usePartOfSpeech();
  const textsHash = useTextsHash();
  const { corpusTextIds, tekstivalik, ownTexts } = request;
  const { word: keyword, type, keepCapitalization, near } = search;
  const { data, isError } = useQuery({
    // The number stands for the texts, which may be thousands of ids.
    queryKey: ['near-lines', numberRequest(request), row.collocate],
    queryFn: ({ signal }) => {
      const texts = { corpusTextIds, tekstivalik, ownTexts };
      const asked = { keyword, type, keepCapitalization, ...(near && makeNearFields(near)) };
      const shown = { displayCount: WORDS_EACH_SIDE, displayType: 'WORD', limit: LINES } as const;
      return callApi(wordContextCall, { body: { ...texts, ...asked, ...shown }, signal });
    },
    // The row does without them.
    meta: { handlesErrors: true },
  });
  const all = formatNumber(row.coOccurrences);
  const figures = [
    `${t('columns.leftOccurrences')} ${formatNumber(row.leftOccurrences)}`,
    `${t('columns.rightOccurrences')} ${formatNumber(row.rightOccurrences)}`,
    `${t('collocates-result:columns.texts')} ${formatNumber(row.tekstid)}`,
    `${t('columns.frequencyCount')} ${formatNumber(row.frequencyCount)} (${formatShare(row.frequencyPercentage)}%)`,
    namePartOfSpeech(row.partOfSpeech),
  ];
  return (
    <Box sx={linesStyle}>
      {data === undefined && !isError && <Skeleton variant="rounded" height={28 * LINES} />}
      {data?.contextList.map(({ contextBefore, keyword: found, contextAfter, textId, joined }, place) => (
        <p key={`${textId} ${place}`} lang="et">
          <span>
            <bdi>{contextBefore}</bdi>
          </span>
          <span>
            <b>{found}</b>
            {joined === 'AFTER' || joined === 'BOTH' ? '' : ' '}
            {contextAfter}
          </span>
        </p>
      ))}
      <WordLink
        text={t('collocates-result:all_lines', { count: row.coOccurrences, formatted: all })}
        search={search}
        label={t('lines', { formatted: all, keyword, collocate: row.collocate })}
        textsHash={textsHash}
      />
      <small>{figures.join(' · ')}</small>
    </Box>
  );
}

const firstView = makeTableView({ columnId: 'score', isDescending: true });
/** From here on table and graph stand beside each other. */
const BESIDE = '(min-width: 70em)';

interface CollocatesResultProps {
  readonly request: CollocatesRequest;
  readonly answer: CollocatesResponse;
}

type FilteredGraphProps = CollocatesResultProps & {
  readonly rows: readonly CollocateRow[];
  readonly columns: readonly ResultColumn<CollocateRow>[];
  readonly nearKeyword: NearKeyword;
};

/** The graph shows the strongest of the words that the filters of the table let through. */
function FilteredGraph({ request, answer, rows, columns, nearKeyword }: FilteredGraphProps) {
  const [{ filters }] = useTableView(firstView);
  const { shown } = useOrderedRows(
    rows,
    columns,
    useMemo(() => ({ ...firstView, filters }), [filters]),
  );
  const { type, keepCapitalization } = request;
  const drawn = useMemo(() => [...shown].flatMap((index) => rows[index] ?? []), [rows, shown]);
  if (drawn.length === 0) return null;
  return (
    <CollocatesGraph
      keyword={answer.lemmatizedKeyword ?? request.keyword}
      rows={drawn}
      search={{ type, keepCapitalization }}
      nearKeyword={nearKeyword}
    />
  );
}

/** The neighbours without the keyword itself and, unless they are asked for, without function words. */
function useShownNeighbours({ request, answer }: CollocatesResultProps) {
  const [hasSmall, setHasSmall] = useToolView('collocates.small', false, readFlag);
  const { collocateList, lemmatizedKeyword } = answer;
  const keyword = (lemmatizedKeyword ?? request.keyword).toLowerCase();
  const rows = useMemo(
    () =>
      collocateList.filter(
        ({ collocate, partOfSpeech }) =>
          collocate.toLowerCase() !== keyword && (hasSmall || !isFunctionWord(partOfSpeech)),
      ),
    [collocateList, keyword, hasSmall],
  );
  return { rows, hasSmall, setHasSmall };
}

/** Neighbouring words as a table and as a graph: beside each other, or in turn where there is no room. */
export function CollocatesResult({ request, answer }: CollocatesResultProps) {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const formatNumber = useNumberFormat();
  const { type, keepCapitalization, formula } = request;
  const nearKeyword = useMemo(() => makeNearKeyword(request, answer), [request, answer]);
  const { rows, hasSmall, setHasSmall } = useShownNeighbours({ request, answer });
  const scores = rows.map(({ score }) => score);
  const strongest = Math.min(...scores) < 0 ? 0 : Math.max(...scores);
  const columns = useCollocatesColumns(formula, nearKeyword, strongest);
  const isBeside = useMediaQuery(BESIDE, { noSsr: true });
  const [hasGraph, setHasGraph] = useToolView('collocates.graph', false, readFlag);
  const renderRowMenu = useCallback(
    ({ collocate }: CollocateRow) => (
      <WordMenu word={collocate} {...{ type, keepCapitalization }} keyword={nearKeyword(collocate)} />
    ),
    [type, keepCapitalization, nearKeyword],
  );
  const rowDetail = useMemo(
    () => ({
      label: ({ collocate }: CollocateRow) => t('collocates-result:open', { word: collocate }),
      render: (row: CollocateRow) => <NearLines {...{ request, row }} search={nearKeyword(row.collocate)} />,
    }),
    [t, request, nearKeyword],
  );
  const note = t('keyword_frequency', { count: answer.keywordFrequency });
  const left = answer.collocateList.length - rows.length;
  return (
    <Box component="section" aria-label={t('result')} sx={besideStyle}>
      {!isBeside && (
        <Segments
          fullWidth
          label={t('collocates-result:view.title')}
          options={['table', 'graph']}
          nameOption={(view) => t(`collocates-result:view.${view}`)}
          value={hasGraph ? 'graph' : 'table'}
          onChange={(view) => setHasGraph(view === 'graph')}
        />
      )}
      <Box sx={{ minWidth: 0, ...(!isBeside && hasGraph && { display: 'none' }) }}>
        <ToolTable
          {...{ rows, columns, totals: answer.totals, renderRowMenu, rowDetail, first: firstView, note }}
          more={left > 0 ? [[t('collocates-result:left_out'), formatNumber(left)]] : []}
          tools={
            <FormControlLabel
              control={<Switch size="small" checked={hasSmall} onChange={(_, next) => setHasSmall(next)} />}
              label={t('collocates-result:function_words')}
              sx={switchStyle}
            />
          }
        />
      </Box>
      {(isBeside || hasGraph) && <FilteredGraph {...{ request, answer, rows, columns, nearKeyword }} />}
    </Box>
  );
}

const besideStyle = {
  display: 'grid',
  ...{ gap: '8px 72px', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 640px) minmax(400px, 520px)', pt: '2px' },
} as const;
const switchStyle = { ml: 'auto', mr: 0, '& .MuiFormControlLabel-label': letters[14] } as const;

const linesStyle = {
  '& p': {
    ...{
      ...letters[16],
      m: 0,
      fontFamily: 'var(--serif)',
      display: 'grid',
      height: 28,
      color: 'var(--ink-2)',
    },
    gridTemplateColumns: 'minmax(0, 44fr) minmax(0, 56fr)',
    '& > span': { overflow: 'hidden', whiteSpace: 'nowrap' },
    // The words next to the keyword matter most: the context before it is cut at its left.
    '& > span:first-of-type': { direction: 'rtl', textAlign: 'right', pr: '8px' },
    '& b': { fontWeight: 600, color: 'var(--accent)' },
  },
  '& small': { ...letters[12], display: 'block', color: 'var(--ink-3)', pt: '4px', whiteSpace: 'normal' },
} as const;
