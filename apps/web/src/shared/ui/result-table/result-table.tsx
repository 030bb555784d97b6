import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../downloads/download-table';
import { saveTable } from '../../downloads/save-table';
import { useNotices } from '../../notices/notices';
import { describeFilters, describeSort } from './describe-view';
import { makeDownloadTable } from './make-download-table';
import type { ResultColumn } from './result-column';
import type { RowScope } from './table-download';
import { TableDownload } from './table-download';
import { TableFilters } from './table-filters';
import { TableGrid } from './table-grid';
import { TablePages } from './table-pages';
import { TableStatus } from './table-status';
import type { TableView } from './table-view';
import { findPage } from './table-view';
import { useOrderedRows } from './use-ordered-rows';

/** How a table leaves the page. */
export interface TableExport {
  /** Without ending. */
  readonly fileName: string;
  readonly sheetName: string;
  /** Where the result comes from; order and filters of the table are added to it. */
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
  /** Menu of a row, at the right edge and always in sight. The same function between renders. */
  readonly renderRowMenu?: (row: Row) => ReactNode;
  /** Buttons beside the download. */
  readonly actions?: ReactNode;
}

/** Rows of any number: sorted, filtered and paged in the browser, downloaded whole. */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const { label, rows, columns, view, onViewChange, tableExport, renderRowMenu, actions } = props;
  const { t } = useTranslation('result-table');
  const { showNotice } = useNotices();
  const { sorted, shown } = useOrderedRows(rows, columns, view);
  const filters = describeFilters(columns, view.filters, t);
  const download = async (format: TableFormat, scope: RowScope) => {
    const isFiltered = scope === 'filtered';
    const filterText = isFiltered ? filters.map((filter) => filter.label).join('; ') : t('filter.none');
    const entries = [
      ...tableExport.makeProvenance(),
      [t('provenance.order'), describeSort(columns, view.sort, t)] as const,
      [t('provenance.filters'), filterText] as const,
    ];
    const table = makeDownloadTable({
      rows,
      columns,
      order: isFiltered ? shown : sorted,
      rowNumberHeading: t('row_number_short'),
      sheetName: tableExport.sheetName,
      provenance: { sheetName: t('provenance.sheet'), entries },
    });
    try {
      await saveTable(table, format, tableExport.fileName);
    } catch {
      showNotice('error', 'result-table:download.failed');
    }
  };
  return (
    <Stack spacing={2}>
      <TableFilters rows={rows} columns={columns} view={view} onViewChange={onViewChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <TableStatus
          rowCount={rows.length}
          shownCount={shown.length}
          columns={columns}
          view={view}
          onViewChange={onViewChange}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {actions}
          <TableDownload
            rowCount={rows.length}
            filteredCount={filters.length > 0 ? shown.length : null}
            onDownload={download}
          />
        </Box>
      </Box>
      <TableGrid
        label={label}
        rows={rows}
        columns={columns}
        order={shown}
        page={findPage(view, shown.length)}
        view={view}
        onViewChange={onViewChange}
        renderRowMenu={renderRowMenu}
      />
      <TablePages rowCount={shown.length} view={view} onViewChange={onViewChange} />
    </Stack>
  );
}
