import type { FrequencyRow } from '@keelerada/contract/tools/frequencies';
import { FEW_TEXTS, FEW_WORDS } from '@keelerada/contract/fields/limits';
import { findRate } from '@keelerada/corpus-engine/distribution/count-groups';
import { rateGroups } from '@keelerada/corpus-engine/distribution/rate-groups';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { compareGroupValues } from '../../corpus/text-columns/read-group-value';
import { readLevel } from '../../corpus/text-columns/read-level';
import type { FrequenciesHead } from '../../corpus/queries/frequencies-query';

/** Ids and running words of the chosen texts with their counted lines, in columns. */
interface CountedTexts {
  readonly ids: readonly string[];
  readonly runningWords: Uint32Array;
  readonly hits: Uint32Array;
}

type Rated = Pick<FrequencyRow, 'hits' | 'runningWords'>;

const NO_RATE = { perMillion: null, low: null, high: null, method: null };

/** A rate with its interval; a random sample has none. */
function rate(
  counts: Rated,
  isSample: boolean,
): Pick<FrequencyRow, 'perMillion' | 'low' | 'high' | 'method'> {
  return isSample ? NO_RATE : findRate(counts);
}

/** Words and forms, with rates over the whole selection. */
export function describeWords({ rows, totals }: FrequenciesHead, isSample: boolean): FrequencyRow[] {
  const { runningWords } = totals;
  return rows.map((row) => ({ ...row, runningWords, ...rate({ ...row, runningWords }, isSample) }));
}

/** Texts that have a line. */
export function describeTexts(
  { rows, texts }: FrequenciesHead,
  columns: TextColumns,
  isSample: boolean,
): FrequencyRow[] {
  const words = new Map(texts?.ids.map((id, text) => [id, texts.runningWords[text]!]));
  return rows.map(({ value, hits }) => {
    const counts = { hits, runningWords: words.get(value ?? '') ?? 0 };
    const place = columns.findPlace(value ?? '');
    const title = place === undefined ? null : columns.titles[place]!;
    return { value, title, ...counts, ...rate(counts, isSample) };
  });
}

/** Levels of the chosen texts in their order, then the texts without one, then the own text. */
export function describeLevels(
  head: FrequenciesHead,
  columns: TextColumns,
  isSample: boolean,
): FrequencyRow[] {
  const texts = countTexts(head);
  const numbers = new Map<string | null, number>();
  const groups = texts.ids.map((id) => {
    const level = id === '' ? '' : readLevel(columns, id);
    const number = numbers.get(level) ?? numbers.size;
    numbers.set(level, number);
    return number;
  });
  const sums = rateGroups(texts, groups);
  return [...numbers.keys()].sort(compareLevels).map((value) => {
    const { textsWithHits: _, hits, runningWords, texts: size, ...rated } = sums[numbers.get(value)!]!;
    const isSmall = size < FEW_TEXTS || runningWords < FEW_WORDS;
    return { value, hits, runningWords, texts: size, isSmall, ...(isSample ? NO_RATE : rated) };
  });
}

function countTexts({ rows, texts }: FrequenciesHead): CountedTexts {
  const hits = new Map(rows.map((row) => [row.value, row.hits]));
  const { ids = [], runningWords = new Uint32Array() } = texts ?? {};
  return { ids, runningWords, hits: Uint32Array.from(ids, (id) => hits.get(id) ?? 0) };
}

/** The own text, which has no level, comes last. */
const compareLevels = (one: string | null, other: string | null): number =>
  Number(one === '') - Number(other === '') || compareGroupValues(one, other);
