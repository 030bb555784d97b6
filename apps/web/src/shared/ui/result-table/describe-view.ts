import type { TFunction } from 'i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import type { ResultColumn } from './result-column';
import { isFilterActive, type TableView } from './table-view';

export interface ActiveFilter {
  readonly columnId: string;
  readonly label: string;
}

type Headed = Pick<ResultColumn<never>, 'id' | 'heading'>;

/** What each active filter asks for, in words. `t` is of the namespace `result-table`. */
export function describeFilters(
  columns: readonly Headed[],
  filters: TableView['filters'],
  t: TFunction<'result-table'>,
): readonly ActiveFilter[] {
  return columns.flatMap(({ id, heading }) => {
    const filter = readOwn(filters, id);
    if (!isFilterActive(filter)) return [];
    const label =
      filter.kind === 'choice'
        ? t('active.choice', { column: heading, values: filter.values.join(', ') })
        : t(`active.${filter.match}`, { column: heading, text: filter.text.trim() });
    return [{ columnId: id, label }];
  });
}

/** The order of the rows in words. */
export function describeSort(
  columns: readonly Headed[],
  sort: TableView['sort'],
  t: TFunction<'result-table'>,
): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (sort === null || column === undefined) return t('order.answer');
  return t(sort.isDescending ? 'order.descending' : 'order.ascending', { column: column.heading });
}
