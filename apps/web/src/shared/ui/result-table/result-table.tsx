import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../downloads/download-table';
import { useSaveTable } from '../../downloads/use-save-table';
import { BarActions } from '../tool-bar';
import { RestrictiveFilters } from '../restrictive-filters';
import { makeDownloadTable } from './make-download-table';
import type { ResultColumn } from './result-column';
import type { RowDetail } from './row-detail';
import { type RowScope, TableDownload } from './table-download';
import { TableFilters } from './table-filters';
import { TableGrid } from './table-grid';
import { TablePages } from './table-pages';
import { findPage, isFilterActive, type TableView, withFilter } from './table-view';
import { type RowOrders, useOrderedRows } from './use-ordered-rows';
import { filterRows, type RowOrder } from './order-rows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useNumberFormat } from '../../i18n/use-language';
import type { TFunction } from 'i18next';
import { readOwn } from '@keelerada/estonian/make-table';

interface ActiveFilter {
  readonly columnId: string;
  readonly label: string;
}

type Headed = Pick<ResultColumn<never>, 'id' | 'heading'>;

/** What each active filter asks for, in words. `t` is of the namespace `result-table`. */
function describeFilters(
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
function describeSort(
  columns: readonly Headed[],
  sort: TableView['sort'],
  t: TFunction<'result-table'>,
): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (sort === null || column === undefined) return t('order.answer');
  return t(sort.isDescending ? 'order.descending' : 'order.ascending', { column: column.heading });
}

interface TableStatusProps<Row> {
  readonly rowCount: number;
  readonly shownCount: number;
  /** What the rows were counted in. */
  readonly note?: string | undefined;
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly children?: ReactNode;
}

/** How many rows there are and which filters hide the others; always in sight above the table. */
function TableStatus<Row>(props: TableStatusProps<Row>) {
  const { rowCount, shownCount, note, columns, view, onViewChange, children } = props;
  const { t } = useTranslation('result-table');
  const formatNumber = useNumberFormat();
  const active = describeFilters(columns, view.filters, t);
  const shown = formatNumber(shownCount);
  const all = formatNumber(rowCount);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: { sm: 32 } }}>
      <Typography role="status" component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {active.length > 0
          ? t('count.filtered', { shown, all, count: rowCount })
          : t('count.all', { count: rowCount, formatted: all })}
        {note !== undefined && (
          <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'var(--ink-3)' }}>
            {note}
          </Box>
        )}
      </Typography>
      {active.map(({ columnId, label }) => (
        <Chip
          key={columnId}
          size="small"
          label={label}
          onDelete={() => onViewChange(withFilter(view, columnId, null))}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      {active.length > 0 && (
        <Button onClick={() => onViewChange({ ...view, filters: {}, pageIndex: 0 })}>
          {t('filter.clear')}
        </Button>
      )}
      {children}
    </Box>
  );
}

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
