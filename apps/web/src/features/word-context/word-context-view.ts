import type { ConcordancePart, ConcordanceSort } from '@keelerada/contract/choices';
import type { WordContextRequest } from '@keelerada/contract/word-context';
import { concordanceSorts } from '@keelerada/contract/choices';
import { MAX_LINE_FILTER_CHARACTERS, MAX_SAMPLE_LINES, MAX_SAMPLE_SEED } from '@keelerada/contract/limits';
import type { TableView } from '../../shared/ui/result-table/table-view';
import { makeTableView, readTableView } from '../../shared/ui/result-table/table-view';
import type { LineColumn } from './line-columns';
import { lineColumns } from './line-columns';

/** Parts of a line that a filter can search. */
export const contextParts = ['line', 'before', 'keyword', 'after'] as const;
export type ContextPart = (typeof contextParts)[number];

export interface ContextFilter {
  readonly part: ContextPart;
  readonly text: string;
}

/** A random choice of lines; the seed brings the same lines back. */
export interface LineSample {
  readonly size: number;
  readonly seed: number;
}

/** Which lines of a search there are, and in what order. */
export interface LineOrder {
  readonly sort: ConcordanceSort;
  /** Orders lines that `sort` finds equal; null where there is no second order. */
  readonly thenSort: ConcordanceSort | null;
  readonly sample: LineSample | null;
  readonly filter: ContextFilter | null;
}

/** How the lines of a search are looked at: plain data, so that it can be kept and sent in an address. */
export interface WordContextView extends LineOrder {
  /** The query that the look belongs to. */
  readonly of: string;
  /** Null: as this browser remembers. */
  readonly hiddenColumns: readonly LineColumn[] | null;
  /** Page size and page alone: order and filters of a concordance are the fields above. */
  readonly pages: TableView;
}

export const textOrder: LineOrder = { sort: 'TEXT', thenSort: null, sample: null, filter: null };

/** The first look at the answer of a query, in text order; the page size and the columns of the one before it stay. */
export function makeWordContextView(of: string, before: WordContextView | null): WordContextView {
  const pages = { ...makeTableView(), ...(before === null ? {} : { pageSize: before.pages.pageSize }) };
  return { of, ...textOrder, hiddenColumns: before?.hiddenColumns ?? null, pages };
}

const isOneOf = <Value>(values: readonly Value[], value: unknown) => values.some((known) => known === value);
const isWholeNumber = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function isFilter(given: unknown): given is ContextFilter {
  const { part, text } = (given ?? {}) as Partial<Record<keyof ContextFilter, unknown>>;
  return isOneOf(contextParts, part) && typeof text === 'string' && text.length <= MAX_LINE_FILTER_CHARACTERS;
}

function isSample(given: unknown): given is LineSample {
  const { size, seed } = (given ?? {}) as Partial<Record<keyof LineSample, unknown>>;
  return isWholeNumber(size, 1, MAX_SAMPLE_LINES) && isWholeNumber(seed, 0, MAX_SAMPLE_SEED);
}

/** The look that an address brings, or null if it makes no sense. */
export function readWordContextView(linked: unknown): WordContextView | null {
  if (typeof linked !== 'object' || linked === null) return null;
  const given: Partial<Record<keyof WordContextView, unknown>> = {
    ...{ thenSort: null, sample: null, filter: null, hiddenColumns: null },
    ...linked,
  };
  const { of, sort, thenSort, sample, filter, hiddenColumns, pages } = given;
  const areColumns =
    hiddenColumns === null ||
    (Array.isArray(hiddenColumns) && hiddenColumns.every((column) => isOneOf(lineColumns, column)));
  const isRight =
    typeof of === 'string' &&
    isOneOf(concordanceSorts, sort) &&
    (thenSort === null || isOneOf(concordanceSorts, thenSort)) &&
    (sample === null || isSample(sample)) &&
    (filter === null || isFilter(filter)) &&
    areColumns &&
    readTableView(pages) !== null;
  return isRight ? (given as WordContextView) : null;
}

/** Another order, sample or filter begins at the first page. */
export function withFirstPage(view: WordContextView): WordContextView {
  return { ...view, pages: { ...view.pages, pageIndex: 0 } };
}

/** The order alone, for requests and cache keys. */
export function readOrder({ sort, thenSort, sample, filter }: LineOrder): LineOrder {
  return { sort, thenSort, sample, filter };
}

export const isTextOrder = (order: LineOrder) =>
  order.sort === 'TEXT' && order.thenSort === null && order.sample === null && order.filter === null;

/** Some of the occurrences are left out. */
export const isNarrowed = ({ sample, filter }: LineOrder) => sample !== null || filter !== null;

type OrderFields = Pick<WordContextRequest, 'sort' | 'thenSort' | 'sample' | 'filterText'> & {
  readonly seed?: number;
  readonly filterPart?: ConcordancePart;
};

/** The fields of a request that ask for an order. */
export function makeOrderFields({ sort, thenSort, sample, filter }: LineOrder): OrderFields {
  return {
    sort,
    ...(thenSort !== null && { thenSort }),
    ...(sample !== null && { sample: sample.size, seed: sample.seed }),
    ...(filter !== null && {
      filterText: filter.text,
      filterPart: filter.part.toUpperCase() as ConcordancePart,
    }),
  };
}
