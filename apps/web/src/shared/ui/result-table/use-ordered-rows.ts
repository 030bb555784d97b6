import { useDeferredValue, useMemo } from 'react';
import { filterRows, type RowOrder, sortRows } from './order-rows';
import type { ResultColumn } from './result-column';
import type { TableView } from './table-view';

export interface RowOrders {
  /** All rows as they are sorted. */
  readonly sorted: RowOrder;
  /** Those of them that pass the filters. */
  readonly shown: RowOrder;
}

/** The rows of a view in their order. Typing into a filter stays quick: the rows may follow a moment later. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  view: TableView,
): RowOrders {
  const filters = useDeferredValue(view.filters);
  const sorted = useMemo(() => sortRows(rows, columns, view.sort), [rows, columns, view.sort]);
  const shown = useMemo(() => filterRows(rows, columns, filters, sorted), [rows, columns, filters, sorted]);
  return { sorted, shown };
}
