import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';
import { LEAST_SHARED_WIDTH_PX, listShownColumns, NUMBER_WIDTH_PX } from './result-column';
import { ROW_HEIGHT_PX, TableBody } from './table-body';
import { TableHead } from './table-head';
import type { TableView } from './table-view';

/** Padding of the running number and width of one of its digits, in pixels. */
const ROW_NUMBER_PADDING_PX = 20;
const DIGIT_WIDTH_PX = 9;
const LEAST_ROW_NUMBER_DIGITS = 3;
const MENU_WIDTH_PX = 48;

/** One sheet of rules for all cells: cells themselves are plain elements. */
const gridStyle: SxProps<Theme> = {
  // A page in a frame as high as its content sets a height of its own: a share of it would grow with itself.
  maxHeight: 'var(--table-height, min(70vh, 720px))',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
  '& td, & th': {
    px: 1,
    height: ROW_HEIGHT_PX,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': { py: 0 },
  '& td[data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.75 },
  '& tr[data-kind="space"] td': { p: 0, border: 0 },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'normal',
    textOverflow: 'clip',
  },
  '& abbr': { textDecoration: 'none' },
  '& [data-kind="number"], & [data-align="right"]': { textAlign: 'right' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    font: 'inherit',
    py: 1,
    borderRadius: 0.5,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    '& span': { ml: 0.5, fontSize: '0.75em', color: 'primary.main' },
    '& span[data-direction="none"]': { color: 'text.secondary' },
  },
  '& td[data-kind="menu"], & th[data-kind="menu"]': {
    position: 'sticky',
    right: 0,
    px: 0.5,
    textAlign: 'center',
    bgcolor: 'background.paper',
    borderLeft: 1,
    borderLeftColor: 'divider',
  },
  '& th[data-kind="menu"]': { zIndex: 3 },
  '& td[data-kind="menu"] > button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: 36,
    height: 32,
    lineHeight: '32px',
    fontSize: '1.2rem',
    fontWeight: 700,
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: 1,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& tbody tr:not([data-kind="space"]):hover td, & tbody tr:focus-within td': { bgcolor: 'primary.light' },
  '& .visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};

function measureRowNumber(rowCount: number): number {
  const digits = Math.max(LEAST_ROW_NUMBER_DIGITS, String(rowCount).length);
  return ROW_NUMBER_PADDING_PX + digits * DIGIT_WIDTH_PX;
}

function readLeastWidth<Row>(column: ResultColumn<Row>): number {
  return column.widthPx ?? (column.kind === 'number' ? NUMBER_WIDTH_PX : LEAST_SHARED_WIDTH_PX);
}

interface TableGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly order: RowOrder;
  readonly page: { readonly first: number; readonly end: number };
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly renderRowMenu: ((row: Row) => ReactNode) | undefined;
}

/** The table itself, in a box that scrolls by mouse, touch and keyboard. */
export function TableGrid<Row>({
  label,
  rows,
  columns: allColumns,
  order,
  page,
  view,
  onViewChange,
  renderRowMenu,
}: TableGridProps<Row>) {
  const scrollBox = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => listShownColumns(allColumns), [allColumns]);
  const hasMenu = renderRowMenu !== undefined;
  const rowNumberWidth = measureRowNumber(rows.length);
  const leastWidth =
    rowNumberWidth +
    (hasMenu ? MENU_WIDTH_PX : 0) +
    columns.reduce((sum, column) => sum + readLeastWidth(column), 0);
  useEffect(() => {
    // Another page or order begins at its top.
    if (scrollBox.current !== null) scrollBox.current.scrollTop = 0;
  }, [page.first, view.sort, view.pageSize]);
  return (
    <Box ref={scrollBox} role="region" aria-label={label} tabIndex={0} sx={gridStyle}>
      <table aria-label={label} aria-rowcount={order.length + 1} style={{ minWidth: leastWidth }}>
        <colgroup>
          <col style={{ width: rowNumberWidth }} />
          {columns.map((column) => (
            <col
              key={column.id}
              style={
                column.kind === 'number' || column.widthPx !== undefined
                  ? { width: readLeastWidth(column) }
                  : undefined
              }
            />
          ))}
          {hasMenu && <col style={{ width: MENU_WIDTH_PX }} />}
        </colgroup>
        <TableHead columns={columns} view={view} onViewChange={onViewChange} hasMenu={hasMenu} />
        <TableBody
          rows={rows}
          columns={columns}
          order={order}
          page={page}
          scrollBox={scrollBox}
          renderRowMenu={renderRowMenu}
        />
      </table>
    </Box>
  );
}
