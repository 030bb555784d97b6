import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { distributionCall } from '@keelerada/contract/tools/distribution';
import { useQuery } from '@tanstack/react-query';
import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { callApi } from '../../shared/http/call-api';
import { ErrorProfileLink } from '../../shared/error-marks/error-profile-link';
import { ResultReferences } from '../../shared/citation/result-references';
import { useToolView } from '../../shared/tool-session/tool-views';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { BarActions } from '../../shared/ui/tool-bar';
import { Segments } from '../../shared/ui/segments';
import { MoreActions } from '../../shared/ui/more-actions';
import type { ToolResultProps } from '../../shared/tool-frame/tool-definition';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useSides } from '../../shared/comparison/use-sides';
import { WordComparison } from '../../shared/comparison/word-comparison';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { readSide } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { makeSearchPath } from '../../shared/word-search/word-links';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import { type LineChoice, writeNarrowedLines } from '../../shared/word-menu/line-choice';
import { type LineColumn, rememberedColumns } from './query/line-columns';
import { PickedLinesBar } from './picked-lines/picked-lines-bar';
import { PickedLinesStatus } from './picked-lines/picked-lines-status';
import { usePickedLines } from './picked-lines/use-picked-lines';
import { useListedRows } from './use-context-windows';
import { citeChoice } from './describe-word-context';
import { ErrorsToggle } from './error-marks/errors-toggle';
import { useShownErrors } from './query/shown-errors';
import { BesideLines, FrequenciesButton, useFrequencies } from './frequencies/beside-lines';
import { countLines } from './count-lines';
import { LineBlocks, ListedLines } from './listed-lines';
import { WordContextColumns } from './word-context-columns';
import { WordContextFilter } from './word-context-filter';
import { WordContextSample } from './word-context-sample';
import { WordContextSort } from './word-context-sort';
import { WordContextStatus } from './word-context-status';
import {
  isNarrowed,
  type LineOrder,
  makeOrderFields,
  makeWordContextView,
  readOrder,
  readWordContextView,
  withFirstPage,
  type WordContextView,
} from './query/word-context-view';
import type { WordContextAnswer } from './query/word-context.queries';
import type { WordContextQuery } from './query/word-context-values';
import { type SavedContexts, useSaveContexts } from './use-save-contexts';
import { makeQuerySearch } from './make-query-search';

interface WorksheetLinkProps {
  readonly query: WordContextQuery;
  readonly choice: LineChoice;
}

/** Leads to a worksheet with sentences of the lines that are shown. */
function WorksheetLink({ query, choice: { sample, filter, counted } }: WorksheetLinkProps) {
  const { t } = useTranslation('word-context');
  const { displayCount, displayType } = query;
  const path = makeSearchPath(makeQuerySearch(query)).replace('/tools/wordcontext', '/teacher/worksheet');
  const lines = writeNarrowedLines({ sample, filter, counted, displayCount, displayType });
  const narrowed = new URLSearchParams(lines).toString();
  return (
    <Button
      component={Link}
      to={narrowed === '' ? path : `${path}&${narrowed}`}
      color="inherit"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}

interface WordContextDownloadProps extends SavedContexts {
  /** Rows that the order of the source lists; null while that is unknown. */
  readonly listed: number | null;
}

/** Excel or CSV of all lines, whatever part of them the screen has. */
function WordContextDownload({ listed, ...saved }: WordContextDownloadProps) {
  const { t } = useTranslation('word-context');
  const { save, canCancel, cancel } = useSaveContexts(saved);
  return (
    <>
      {canCancel && <Button onClick={cancel}>{t('cancel')}</Button>}
      <TableDownload
        rowCount={countLines(saved.answer)}
        filteredCount={isNarrowed(saved.source.order) ? listed : null}
        onDownload={save}
      />
    </>
  );
}

/** Leads to the distribution of the search that is shown, over the same texts. */
function DistributionLink({ query }: { readonly query: WordContextQuery }) {
  const { t } = useTranslation('distribution');
  const textsHash = useTextsHash();
  const search = makeQuerySearch({ ...query, nearWord: null });
  return (
    <Button
      component={Link}
      to={makeSearchPath(search, 'distribution') + textsHash}
      color="inherit"
      startIcon={<BarChartIcon />}
    >
      {t('title')}
    </Button>
  );
}

interface ComparedWordProps {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly word: string;
}

/** The head has its place before its figures are there. */
const HEAD_PX = 76;

/** Over the lines of two selections: in which of them what was looked for is more frequent. */
function ComparedWord({ runId, query, word }: ComparedWordProps) {
  const selection = useWholeSelection();
  const { type, keyword, cql, keepCapitalization } = query;
  const ask = (side: 'A' | 'B', signal: AbortSignal) => {
    const body = { ...makeTextFields(readSide(selection, side)), type, keyword, cql, keepCapitalization };
    return callApi(distributionCall, { body, signal });
  };
  const { data } = useQuery({
    queryKey: ['word-context', runId, 'compared'],
    queryFn: async ({ signal }) => {
      const [A, B] = await Promise.all([ask('A', signal), ask('B', signal)]);
      return { A, B };
    },
    // The lines do without it.
    meta: { handlesErrors: true },
  });
  return <Box sx={{ minHeight: HEAD_PX }}>{data && <WordComparison word={word} answers={data} />}</Box>;
}

type WordContextResultProps = ToolResultProps<WordContextQuery, WordContextAnswer>;

function useWordContextView(query: WordContextQuery) {
  const [kept, keepView] = useToolView<WordContextView | null>(
    'word-context.view',
    null,
    readWordContextView,
  );
  const of = query.cql ?? [query.type, query.keyword, query.nearWord].filter(Boolean).join(' ');
  const view = kept?.of === of ? kept : makeWordContextView(of, kept);
  return {
    view,
    hiddenColumns: view.hiddenColumns ?? rememberedColumns.read(),
    setPages: (pages: WordContextView['pages']) => keepView({ ...view, pages }),
    arrange: (isInBlocks: boolean) => keepView({ ...view, isInBlocks }),
    changeOrder: (order: Partial<LineOrder>) => keepView(withFirstPage({ ...view, ...order })),
    hideColumns: (hiddenColumns: readonly LineColumn[]) => {
      rememberedColumns.change(() => hiddenColumns);
      keepView({ ...view, hiddenColumns });
    },
  };
}

/** Lines of a keyword with what can be done with them: order, sample, filter, columns, pages, download, link. */
export function WordContextResult({ runId, request: query, answer }: WordContextResultProps) {
  const { t } = useTranslation(['word-context', 'word-search', 'word-context-lines', 'comparison']);
  const { view, hiddenColumns, setPages, arrange, changeOrder, hideColumns } = useWordContextView(query);
  const order = readOrder(view);
  const { sample, filter, counted } = order;
  const errors = useShownErrors(query);
  const source = { runId, query, order, showsErrors: errors.isShown, pageToken: answer.pageToken };
  const listed = useListedRows(source, countLines(answer));
  const frequencies = useFrequencies();
  const { isComparing } = useComparison();
  const sides = useSides();
  // Two levels are the sides already.
  const hasLevelSides = isComparing && [sides.A, sides.B].every(({ isLevel }) => isLevel);
  const word = query.cql ?? answer.lemmatizedKeyword ?? query.keyword ?? '';
  const pickedLines = usePickedLines(view.of);
  const { save } = useSaveContexts({ source, answer, pickedLines });
  const isPhone = !useIsAtLeast('sm');
  // A sample is drawn from both together.
  const canBeInBlocks = isComparing && sample === null && listed.count !== 0;
  const isInBlocks = canBeInBlocks && view.isInBlocks;
  const lines = {
    ...{ source, pickedLines, pages: view.pages },
    hiddenColumns: hasLevelSides ? [...hiddenColumns, 'level' as const] : hiddenColumns,
    onCancel: () => changeOrder({ filter: null, counted: null }),
  };
  const tools = (
    <>
      <WordContextSample sample={sample} onChange={(next) => changeOrder({ sample: next })} />
      <FrequenciesButton {...frequencies} />
      <WordContextColumns hidden={hiddenColumns} onChange={hideColumns} />
    </>
  );
  return (
    <Stack>
      <BarActions place="tools">
        <WordContextSort order={order} onChange={changeOrder} />
      </BarActions>
      <WordContextFilter filter={filter} onChange={(next) => changeOrder({ filter: next })} />
      <BarActions>
        <WordContextDownload {...{ source, answer, pickedLines }} listed={listed.count} />
        <MoreActions>
          <ResultReferences
            fields={makeOrderFields(order)}
            details={citeChoice(order, countLines(answer), t)}
          />
          <ErrorsToggle isShown={errors.isShown} onChange={errors.show} />
          <DistributionLink query={query} />
          <ErrorProfileLink cql={query.cql} />
          <WorksheetLink query={query} choice={order} />
        </MoreActions>
      </BarActions>
      {isComparing && !query.nearWord && <ComparedWord {...{ runId, query, word }} />}
      {isPhone && <BarActions place="tools">{tools}</BarActions>}
      {/* What is found grows below its tools: none of them moves away under a press. */}
      <Box sx={{ ...actionsStyle, flexWrap: 'wrap-reverse' }}>
        <WordContextStatus
          query={query}
          answer={answer}
          order={order}
          filteredCount={filter === null && counted === null ? null : listed.count}
          onChange={changeOrder}
        />
        {canBeInBlocks && (
          <Segments
            label={t('comparison:arrangement.title')}
            options={['mixed', 'blocks']}
            nameOption={(each) => t(`comparison:arrangement.${each}`)}
            value={isInBlocks ? 'blocks' : 'mixed'}
            onChange={(each) => arrange(each === 'blocks')}
          />
        )}
        {!isPhone && <Box sx={{ ...actionsStyle, ml: 'auto' }}>{tools}</Box>}
      </Box>
      <PickedLinesStatus pickedLines={pickedLines} />
      <BesideLines
        frequencies={frequencies}
        source={source}
        onCount={(next) => changeOrder({ counted: next })}
      >
        {isInBlocks ? (
          <LineBlocks {...lines} />
        ) : (
          <ListedLines
            {...{ ...lines, listed }}
            firstWindow={
              answer.hasErrors === errors.isShown
                ? { rows: answer.contextList, origins: answer.origins, listed: countLines(answer) }
                : null
            }
            onPagesChange={setPages}
          />
        )}
        <PickedLinesBar pickedLines={pickedLines} onDownload={(format) => save(format, 'ticked')} />
      </BesideLines>
    </Stack>
  );
}

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  minWidth: 0,
} as const;
