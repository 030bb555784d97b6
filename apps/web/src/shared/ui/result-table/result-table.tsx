import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../downloads/download-table';
import { useSaveTable } from '../../downloads/use-save-table';
import { BarActions } from '../tool-bar';
import { RestrictiveFilters } from '../restrictive-filters';
import { describeFilters, describeSort } from './describe-view';
import { makeDownloadTable } from './make-download-table';
import type { ResultColumn } from './result-column';
import type { RowDetail } from './row-detail';
import { type RowScope, TableDownload } from './table-download';
import { TableFilters } from './table-filters';
import { TableGrid } from './table-grid';
import { TablePages } from './table-pages';
import { TableStatus } from './table-status';
import { findPage, isFilterActive, type TableView, withFilter } from './table-view';
import { type RowOrders, useOrderedRows } from './use-ordered-rows';
import { filterRows, type RowOrder } from './order-rows';

interface RestrictiveTableFiltersProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  /** All rows, whatever the filters. */
  readonly order: RowOrder;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** In place of the rows where the filters hide all of them. */
function RestrictiveTableFilters<Row>(props: RestrictiveTableFiltersProps<Row>) {
  const { rows, columns, order, view, onViewChange } = props;
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

/** How a table leaves the page. */
export interface TableExport {
  /** Without ending. */
  readonly fileName: string;
  readonly sheetName: string;
  /** Provenance of the result; order and filters of the table are added to it. */
  readonly makeProvenance: () => readonly (readonly [string, string])[];
}

interface ResultTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The same array between renders (`useMemo`), else everything is sorted again. */
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly tableExport: TableExport;
  /** Menu of a row, beside the content of its first cell. The same function between renders. */
  readonly renderRowMenu?: (row: Row) => ReactNode;
  /** What a row shows under itself when it is opened. */
  readonly rowDetail?: RowDetail<Row>;
  /** What the rows were counted in, beside their number. */
  readonly note?: string;
  /** Buttons beside the download. */
  readonly actions?: ReactNode;
  /** What changes the rows, beside their number. */
  readonly tools?: ReactNode;
}

/** Writes the rows to a file. */
function useDownload<Row>({ rows, columns, view, tableExport }: ResultTableProps<Row>, orders: RowOrders) {
  const { t } = useTranslation('result-table');
  const save = useSaveTable();
  return (format: TableFormat, scope: RowScope) => {
    const isFiltered = scope === 'filtered';
    const filters = describeFilters(columns, isFiltered ? view.filters : {}, t).map(({ label }) => label);
    const order = isFiltered ? orders.shown : orders.sorted;
    return save(tableExport.fileName, format, () => ({
      ...makeDownloadTable(rows, columns, order, t('row_number_short')),
      sheetName: tableExport.sheetName,
      entries: [
        ...tableExport.makeProvenance(),
        [t('provenance.order'), describeSort(columns, view.sort, t)],
        [t('provenance.filters'), filters.length > 0 ? filters.join('; ') : t('filter.none')],
      ],
    }));
  };
}

/** Rows of any number: sorted, filtered and paged in the browser, downloaded whole. */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const { label, rows, columns, view, onViewChange, renderRowMenu, rowDetail, note, actions, tools } = props;
  const orders = useOrderedRows(rows, columns, view);
  const download = useDownload(props, orders);
  const shownCount = orders.shown.length;
  const isFiltered = Object.values(view.filters).some(isFilterActive);
  const look = { columns, view, onViewChange };
  return (
    <Stack>
      <TableFilters rows={rows} {...look} />
      <BarActions>
        <TableDownload
          rowCount={rows.length}
          filteredCount={isFiltered ? shownCount : null}
          onDownload={download}
        />
        {actions}
      </BarActions>
      <TableStatus rowCount={rows.length} shownCount={shownCount} note={note} {...look}>
        {tools}
      </TableStatus>
      {shownCount === 0 && isFiltered && (
        <RestrictiveTableFilters rows={rows} order={orders.sorted} {...look} />
      )}
      <TableGrid
        label={label}
        rows={rows}
        order={orders.shown}
        page={findPage(view, shownCount)}
        renderRowMenu={renderRowMenu}
        rowDetail={rowDetail}
        {...look}
      />
      <TablePages rowCount={shownCount} view={view} onViewChange={onViewChange} />
    </Stack>
  );
}
