import { isRecord } from '../../kept-value/is-record';

/** How a result table is looked at: order, filters, page. Plain data, so that it can be kept between tabs. */
export interface TableView {
  /** Null keeps the order of the answer. */
  readonly sort: TableSort | null;
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  readonly pageSize: PageSize;
  readonly pageIndex: number;
}

export interface TableSort {
  readonly columnId: string;
  readonly isDescending: boolean;
}

export type TextMatch = 'contains' | 'starts';

export type ColumnFilter =
  | { readonly kind: 'text'; readonly match: TextMatch; readonly text: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** Rows of a page, or all rows at once (rows out of sight are never built). */
export const pageSizes = [5, 10, 20, 30, 40, 50, 100, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

const DEFAULT_PAGE_SIZE: PageSize = 20;

/** The first look at a table. */
export function makeTableView(sort: TableSort | null = null): TableView {
  return { sort, filters: {}, pageSize: DEFAULT_PAGE_SIZE, pageIndex: 0 };
}

export function isFilterActive(filter: ColumnFilter | undefined): filter is ColumnFilter {
  if (filter === undefined) return false;
  return filter.kind === 'text' ? filter.text.trim() !== '' : filter.values.length > 0;
}

/** A filter of one column, or none; the first page then shows. */
export function withFilter(view: TableView, columnId: string, filter: ColumnFilter | null): TableView {
  const { [columnId]: _old, ...others } = view.filters;
  return {
    ...view,
    filters: filter === null ? others : { ...others, [columnId]: filter },
    pageIndex: 0,
  };
}

/** Sorts by a column: its first direction, then the other, then the order of the answer again. */
export function withNextSort(view: TableView, columnId: string, startsDescending: boolean): TableView {
  const { sort } = view;
  const isThis = sort?.columnId === columnId;
  const isSecond = isThis && sort.isDescending !== startsDescending;
  return {
    ...view,
    sort: isSecond ? null : { columnId, isDescending: isThis ? !startsDescending : startsDescending },
    pageIndex: 0,
  };
}

/** First row (inclusive) and last (exclusive) of the page, and how many pages there are; an index past the end means the last page. */
export function findPage(view: Pick<TableView, 'pageSize' | 'pageIndex'>, rowCount: number) {
  const size = view.pageSize === 'all' ? Math.max(1, rowCount) : view.pageSize;
  const pageCount = Math.max(1, Math.ceil(rowCount / size));
  const pageIndex = Math.min(Math.max(0, view.pageIndex), pageCount - 1);
  return { pageIndex, pageCount, first: pageIndex * size, end: Math.min(rowCount, (pageIndex + 1) * size) };
}

/** Index of the page that was typed: empty means the first; null if it is no number. */
export function readPageIndex(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d+$/u.test(text) ? Math.max(0, Number(text) - 1) : null;
}

type Unknown<Type> = { readonly [Key in keyof Type]?: unknown };
function isColumnFilter(value: unknown): value is ColumnFilter {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'choice')
    return Array.isArray(value['values']) && value['values'].every((each) => typeof each === 'string');
  return (
    value['kind'] === 'text' &&
    typeof value['text'] === 'string' &&
    ['contains', 'starts'].includes(value['match'] as string)
  );
}

/** The look at a table that an address brings, or null if it makes no sense. */
export function readTableView(linked: unknown): TableView | null {
  if (!isRecord(linked)) return null;
  const { sort, filters, pageSize, pageIndex } = linked as Unknown<TableView>;
  const isSort =
    sort === null ||
    (isRecord(sort) && typeof sort['columnId'] === 'string' && typeof sort['isDescending'] === 'boolean');
  const isPage = pageSizes.some((size) => size === pageSize) && Number.isInteger(pageIndex);
  const isRight = isSort && isPage && isRecord(filters) && Object.values(filters).every(isColumnFilter);
  return isRight ? (linked as unknown as TableView) : null;
}
