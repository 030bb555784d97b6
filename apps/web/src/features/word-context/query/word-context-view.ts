import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import { type ConcordanceSort, concordanceSorts } from '@keelerada/contract/fields/choices';
import { isOneOf } from '../../../shared/word-menu/is-one-of';
import {
  isFilter,
  isSample,
  type LineChoice,
  type LineChoiceFields,
  makeChoiceFields,
} from '../../../shared/word-menu/line-choice';
import { makeTableView, readTableView, type TableView } from '../../../shared/ui/result-table/table-view';
import { isCountedLines } from '../../../shared/word-menu/counted-lines';
import { type LineColumn, lineColumns } from './line-columns';

/** Which lines of a search there are, and in what order. */
export interface LineOrder extends LineChoice {
  readonly sort: ConcordanceSort;
  /** Orders lines that `sort` finds equal; null where there is no second order. */
  readonly thenSort: ConcordanceSort | null;
}

/** How the lines of a search are looked at: plain data, so that it can be kept and sent in an address. */
export interface WordContextView extends LineOrder {
  /** The query that the look belongs to. */
  readonly of: string;
  /** Null: as this browser remembers. */
  readonly hiddenColumns: readonly LineColumn[] | null;
  /** The lines of two selections one selection after the other, not mixed. */
  readonly isInBlocks: boolean;
  /** Page size and page alone: order and filters of a concordance are the fields above. */
  readonly pages: TableView;
}

export const textOrder: LineOrder = {
  ...{ sort: 'TEXT', thenSort: null, sample: null, filter: null, counted: null },
};

/** The first look at the answer of a query, in text order; the page size and the columns of the one before it stay. */
export function makeWordContextView(of: string, before: WordContextView | null): WordContextView {
  const pages = { ...makeTableView(), ...(before === null ? {} : { pageSize: before.pages.pageSize }) };
  const { hiddenColumns = null, isInBlocks = false } = before ?? {};
  return { of, ...textOrder, hiddenColumns, isInBlocks, pages };
}

/** The look that an address brings, or null if it makes no sense. */
export function readWordContextView(linked: unknown): WordContextView | null {
  if (typeof linked !== 'object' || linked === null) return null;
  const given: Partial<Record<keyof WordContextView, unknown>> = {
    ...{ thenSort: null, sample: null, filter: null, counted: null, hiddenColumns: null, isInBlocks: false },
    ...linked,
  };
  const { of, sort, thenSort, sample, filter, counted, hiddenColumns, isInBlocks, pages } = given;
  const areColumns =
    hiddenColumns === null ||
    (Array.isArray(hiddenColumns) && hiddenColumns.every((column) => isOneOf(lineColumns, column)));
  const isRight =
    typeof of === 'string' &&
    isOneOf(concordanceSorts, sort) &&
    (thenSort === null || isOneOf(concordanceSorts, thenSort)) &&
    (sample === null || isSample(sample)) &&
    (filter === null || isFilter(filter)) &&
    (counted === null || isCountedLines(counted)) &&
    areColumns &&
    typeof isInBlocks === 'boolean' &&
    readTableView(pages) !== null;
  return isRight ? (given as WordContextView) : null;
}

/** Another order, sample or filter begins at the first page. */
export function withFirstPage(view: WordContextView): WordContextView {
  return { ...view, pages: { ...view.pages, pageIndex: 0 } };
}

/** The order alone, for requests and cache keys. */
export function readOrder({ sort, thenSort, sample, filter, counted }: LineOrder): LineOrder {
  return { sort, thenSort, sample, filter, counted };
}

export const isTextOrder = (order: LineOrder) =>
  order.sort === 'TEXT' && order.thenSort === null && !isNarrowed(order);

/** Some of the occurrences are left out. */
export const isNarrowed = ({ sample, filter, counted }: LineOrder) =>
  sample !== null || filter !== null || counted !== null;

type OrderFields = Pick<WordContextRequest, 'sort' | 'thenSort'> &
  LineChoiceFields & { readonly seed?: number };

/** The fields of a request that ask for an order. */
export function makeOrderFields({ sort, thenSort, ...choice }: LineOrder): OrderFields {
  return {
    sort,
    ...(thenSort !== null && { thenSort }),
    ...makeChoiceFields(choice),
    ...(choice.sample !== null && { seed: choice.sample.seed }),
  };
}
