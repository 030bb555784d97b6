import { useTranslation } from 'react-i18next';
import { RestrictiveFilters } from '../restrictive-filters';
import { describeFilters } from './describe-view';
import { filterRows, type RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';
import { type TableView, withFilter } from './table-view';

interface RestrictiveTableFiltersProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  /** All rows, whatever the filters. */
  readonly order: RowOrder;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** In place of the rows where the filters hide all of them. */
export function RestrictiveTableFilters<Row>({
  rows,
  columns,
  order,
  view,
  onViewChange,
}: RestrictiveTableFiltersProps<Row>) {
  const { t } = useTranslation('result-table');
  const filters = describeFilters(columns, view.filters, t).map(({ columnId, label }) => {
    const without = withFilter(view, columnId, null);
    return {
      filter: label,
      count: filterRows(rows, columns, without.filters, order).length,
      onRemove: () => onViewChange(without),
    };
  });
  return (
    <RestrictiveFilters
      of="rows"
      filters={filters}
      onClear={() => onViewChange({ ...view, filters: {}, pageIndex: 0 })}
    />
  );
}
