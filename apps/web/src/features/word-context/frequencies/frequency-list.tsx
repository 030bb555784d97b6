import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type FrequenciesResponse,
  type FrequencyRow,
  frequenciesCall,
} from '@keelerada/contract/tools/frequencies';
import { writerGroups, type Label } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sides } from '../../../shared/comparison/paired-rows';
import { letters, space } from '../../../shared/design/tokens';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { hasRate, NO_RATE } from '../../../shared/levels/rate-per-million';
import type { Side } from '../../../shared/text-selection/selected-texts';
import { useComparison } from '../../../shared/text-selection/selection-side';
import { useWholeSelection } from '../../../shared/text-selection/text-selection';
import { ToolFailure } from '../../../shared/tool-frame/tool-failure';
import {
  type CountedLines,
  type Counting,
  nameCounted,
  isBesideKeyword,
  makeCountedFields,
} from '../../../shared/word-menu/counted-lines';
import { type ContextSource, narrowToSide } from '../query/word-context.queries';
import { FrequencyRowButton } from './frequency-row';
import { Waiting } from '../../../shared/ui/waiting';
import { frequencyProperties } from '@keelerada/contract/fields/choices';
import { BarSelect } from '../../../shared/ui/bar-select';
import { callApi } from '../../../shared/http/call-api';
import { makeChoiceFields } from '../../../shared/word-menu/line-choice';

/** Rows of a list that is not unfolded, and of one that is. */
const FIRST_ROWS = 8;
const UNFOLDED_ROWS = 500;

/**
 * The lines of the source counted. A row that narrows the lines does not narrow the list that it stands in, so that the rows
 * beside it stay within reach.
 */
function frequenciesOptions(
  { runId, query, order, pageToken, side }: ContextSource,
  { by, lemmas }: Counting,
  isUnfolded: boolean,
) {
  const { sample, filter } = order;
  const counted = order.counted?.by === by && order.counted.lemmas === lemmas ? null : order.counted;
  return queryOptions({
    queryKey: [
      'word-context',
      runId,
      'frequencies',
      { sample, filter, counted },
      by,
      lemmas,
      isUnfolded,
      side,
    ],
    queryFn: async ({ signal }) => {
      const body = {
        ...query,
        ...makeChoiceFields(order),
        ...(sample !== null && { seed: sample.seed }),
        ...makeCountedFields(counted),
        ...{ countBy: by, countLemmas: lemmas, limit: isUnfolded ? UNFOLDED_ROWS : FIRST_ROWS },
        pageToken,
      };
      return callApi(frequenciesCall, { body, signal });
    },
    placeholderData: keepPreviousData,
  });
}

interface CountingSelectProps {
  readonly counting: Counting;
  readonly onChange: (counting: Counting) => void;
}

const countings: readonly Counting[] = [
  ...frequencyProperties.map((by) => ({ by, lemmas: false })),
  ...frequencyProperties.filter(isBesideKeyword).map((by) => ({ by, lemmas: true })),
];
const nameOf = ({ by, lemmas }: Counting) => `${by}${lemmas ? '+' : ''}`;

/** What a list counts; words beside the keyword by their forms or by their base forms. */
function CountingSelect({ counting, onChange }: CountingSelectProps) {
  const { t } = useTranslation('word-context-lines');
  const describe = ({ by, lemmas }: Counting) => {
    const name = t(`counted.by.${by}`);
    return lemmas ? t('counted.as_lemma', { by: name }) : name;
  };
  return (
    <BarSelect
      label={t('frequencies.count_by')}
      value={nameOf(counting)}
      choices={countings.map((one) => [nameOf(one), describe(one)] as const)}
      onChange={(name) => onChange(countings.find((one) => nameOf(one) === name)!)}
    />
  );
}

interface FrequencyListProps {
  readonly source: ContextSource;
  readonly counting: Counting;
  readonly onCountingChange: (counting: Counting) => void;
  /** The row that the lines are narrowed to. */
  readonly counted: CountedLines | null;
  readonly onCount: (counted: CountedLines | null) => void;
}

/** Values that are no words of a text. */
const LABELS = new Set<Counting['by']>(['GRAMMAR', 'LEVEL', 'TEXT']);
const LONG_LABELS = new Set<Counting['by']>(['GRAMMAR', 'TEXT', 'CORRECTION']);

/** How often each value occurs in both selections, for a million words; null where there is one, or a sample without rates. */
function useRatePairs({ source, counting }: FrequencyListProps) {
  const selection = useWholeSelection();
  const isPaired = selection.compared !== null && counting.by !== 'LEVEL' && source.order.sample === null;
  const answers = useQueries({
    queries: sides.map((side) => ({
      ...frequenciesOptions(narrowToSide(source, selection, side), counting, true),
      enabled: isPaired,
    })),
  });
  const [A, B] = answers.map(({ data }) => data?.frequencyList);
  if (!isPaired || A === undefined || B === undefined) return null;
  const read = (rows: readonly FrequencyRow[]) =>
    new Map(rows.map(({ value, perMillion }) => [value, perMillion ?? 0]));
  return { A: read(A), B: read(B) };
}

function useRows(props: FrequencyListProps, answer: FrequenciesResponse) {
  const { source, counting, counted, onCount } = props;
  const { t } = useTranslation('word-context-lines');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const { by, lemmas } = counting;
  const { frequencyList } = answer;
  const isLevel = by === 'LEVEL' && source.order.sample === null;
  const measure = ({ hits, perMillion, runningWords }: FrequencyRow) => {
    if (!isLevel) return hits;
    return hasRate(runningWords) ? (perMillion ?? 0) : 0;
  };
  const widest = Math.max(
    1,
    ...frequencyList.map((row) => (isLevel ? Math.min(row.high ?? 0, 3 * measure(row)) : row.hits)),
    ...frequencyList.map(measure),
  );
  const pairs = useRatePairs(props);
  const most =
    pairs &&
    Math.max(1, ...frequencyList.flatMap(({ value }) => sides.map((side) => pairs[side].get(value) ?? 0)));
  const readPair = (value: string | null, side: Side) => {
    const rate = pairs?.[side].get(value) ?? 0;
    return { share: rate / (most ?? 1), figure: formatNumber(Math.round(rate)) };
  };
  return frequencyList.map((row) => {
    const { value, hits, low, high, englishName, title } = row;
    const writers = by === 'LEVEL' ? readOwn<Label>(writerGroups, value ?? '')?.[language] : undefined;
    const called = title ?? writers ?? (language === 'en' ? englishName : undefined);
    const name = nameCounted({ by, value, ...(typeof called === 'string' && { name: called }) }, t);
    const isChosen = counted?.by === by && counted.lemmas === lemmas && counted.value === value;
    const isRated = !isLevel || hasRate(row.runningWords);
    const figure = isRated ? formatNumber(Math.round(measure(row))) : NO_RATE;
    const lines = t('counted.lines', { count: hits });
    const texts =
      by === 'CORRECTION' && row.texts !== undefined ? `, ${t('counted.texts', { count: row.texts })}` : '';
    return {
      row,
      name,
      figure,
      description:
        isLevel && isRated
          ? `${name}: ${t('frequencies.rated', { figure, low: formatNumber(Math.round(low ?? 0)), high: high === null ? '–' : formatNumber(Math.round(high)), lines })}`
          : `${name}: ${lines}${texts}`,
      isEstonian: value !== null && value !== '' && !LABELS.has(by),
      share: measure(row) / widest,
      interval: isLevel && isRated ? { low: (low ?? 0) / widest, high: (high ?? 0) / widest } : null,
      pair: pairs ? { A: readPair(value, 'A'), B: readPair(value, 'B') } : undefined,
      isLong: LONG_LABELS.has(by) || (by === 'LEVEL' && !isLevel),
      isChosen,
      onPress: () =>
        onCount(
          isChosen
            ? null
            : { by, lemmas, value, ...(typeof called === 'string' && { name: called.slice(0, 300) }) },
        ),
    };
  });
}

/** One list: what it counts, its rows, and the rest of them. */
export function FrequencyList(props: FrequencyListProps) {
  const { source, counting, onCountingChange } = props;
  const { t } = useTranslation('word-context-lines');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    frequenciesOptions(source, counting, isUnfolded),
  );
  const isLevel = counting.by === 'LEVEL';
  const { isComparing } = useComparison();
  const rest = (data?.rows ?? 0) - (data?.frequencyList.length ?? 0);
  return (
    <Box component="section" aria-busy={isPlaceholderData} sx={{ mb: space[24] }}>
      <Box sx={headStyle}>
        <CountingSelect
          counting={counting}
          onChange={(next) => {
            setIsUnfolded(false);
            onCountingChange(next);
          }}
        />
        <Typography component="span" sx={{ ...letters[12], color: 'var(--ink-3)', whiteSpace: 'nowrap' }}>
          {(isLevel || isComparing) && source.order.sample === null
            ? t('frequencies.per_million')
            : data && t('frequencies.rows', { count: data.rows })}
        </Typography>
      </Box>
      {error !== null && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting label={t('frequencies.loading')} rows={FIRST_ROWS} />}
      {data && <Rows {...props} answer={data} isFaded={isPlaceholderData} />}
      {data && (rest > 0 || isUnfolded) && (
        <Link
          component="button"
          type="button"
          onClick={() => setIsUnfolded(!isUnfolded)}
          sx={{ ...letters[14], color: 'var(--ink-2)', py: space[8] }}
        >
          {isUnfolded ? t('frequencies.fewer') : t('frequencies.more', { count: rest })}
        </Link>
      )}
      {isUnfolded && rest > 0 && (
        <Typography sx={{ ...letters[12], color: 'var(--ink-3)' }}>
          {t('frequencies.rest', { count: rest })}
        </Typography>
      )}
      {data && isLevel && <LevelNote answer={data} isSample={source.order.sample !== null} />}
    </Box>
  );
}

interface RowsProps extends FrequencyListProps {
  readonly answer: FrequenciesResponse;
  readonly isFaded: boolean;
}

function Rows({ answer, isFaded, ...props }: RowsProps) {
  const { t } = useTranslation('word-context-lines');
  const rows = useRows(props, answer);
  if (rows.length === 0)
    return <Typography sx={{ ...letters[14], py: space[8] }}>{t('frequencies.nothing')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isFaded ? 0.6 : 1 }}>
      {rows.map((row) => (
        <FrequencyRowButton key={row.row.value ?? ' '} {...row} />
      ))}
    </Box>
  );
}

/** What the lines over the bars are, and which texts have no level. */
function LevelNote({
  answer,
  isSample,
}: {
  readonly answer: FrequenciesResponse;
  readonly isSample: boolean;
}) {
  const { t } = useTranslation('word-context-lines');
  const unknown = answer.frequencyList.find(({ value }) => value === null)?.texts ?? 0;
  const said = [
    ...(isSample ? [] : [t('frequencies.interval')]),
    ...(unknown === 0 ? [] : [t('frequencies.unknown_level', { count: unknown })]),
  ];
  return (
    <Typography sx={{ ...letters[12], color: 'var(--ink-3)', pt: space[8] }}>{said.join(' ')}</Typography>
  );
}

const headStyle = {
  ...{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[8] },
  ...{ minHeight: 28, borderBottom: '1px solid var(--line)' },
} as const;
