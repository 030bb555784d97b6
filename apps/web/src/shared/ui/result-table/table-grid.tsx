import Box from '@mui/material/Box';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readLetterScale, readRowHeight } from '../../design/row-height';
import { gridStyle } from './grid-style';
import type { RowOrder } from './order-rows';
import { LEAST_SHARED_WIDTH_PX, listShownColumns, NUMBER_WIDTH_PX, type ResultColumn } from './result-column';
import type { RowDetail } from './row-detail';
import { TableBody } from './table-body';
import { type TableView, withNextSort } from './table-view';
import { useTranslation } from 'react-i18next';

interface TableHeadProps<Row> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

const SORT_SIGNS = { ascending: '↑', descending: '↓', none: '↕' } as const;

function readDirection(view: TableView, columnId: string): keyof typeof SORT_SIGNS {
  if (view.sort?.columnId !== columnId) return 'none';
  return view.sort.isDescending ? 'descending' : 'ascending';
}

/** Headings that stay in sight; a press sorts by the column. */
function TableHead<Row>({ columns, view, onViewChange }: TableHeadProps<Row>) {
  const { t } = useTranslation('result-table');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-kind="number">
          <abbr title={t('row_number')}>{t('row_number_short')}</abbr>
        </th>
        {columns.map((column) => {
          const isSortable = column.kind === 'number' || column.isSortable !== false;
          const direction = readDirection(view, column.id);
          return (
            <th
              key={column.id}
              scope="col"
              data-kind={column.kind}
              data-measured={(column.kind === 'number' && column.barOf !== undefined) || undefined}
              data-align={column.kind === 'text' ? column.align : undefined}
              aria-sort={isSortable ? direction : undefined}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => onViewChange(withNextSort(view, column.id, column.kind === 'number'))}
                >
                  {column.renderHeading?.() ?? column.heading}
                  <wbr />
                  <span aria-hidden data-direction={direction}>
                    {SORT_SIGNS[direction]}
                  </span>
                </button>
              ) : (
                <span>{column.renderHeading?.() ?? column.heading}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** True while a box is narrower than what it holds; follows its width. */
function useSidewaysScroll(box: RefObject<HTMLElement | null>, leastWidthPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // Not laid out (tests, hidden tabs) is not narrow.
    const measure = () => setIsNarrow(element.clientWidth > 0 && element.clientWidth < leastWidthPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, leastWidthPx]);
  return isNarrow;
}

/** Padding of the running number and width of one of its digits, in pixels. */
const ROW_NUMBER_PADDING_PX = 20;
const DIGIT_WIDTH_PX = 9;
const LEAST_ROW_NUMBER_DIGITS = 3;
/** A table of short cells grows so far beyond what it needs: figures would stand too far from their words. */
const SPARE_WIDTH_PX = 120;
/** A button beside the content of the first cell, with its gap. */
const CELL_BUTTON_PX = 30;

function measureRowNumber(rowCount: number): number {
  const digits = Math.max(LEAST_ROW_NUMBER_DIGITS, String(rowCount).length);
  return readLetterScale() * (ROW_NUMBER_PADDING_PX + digits * DIGIT_WIDTH_PX);
}

function readLeastWidth<Row>(column: ResultColumn<Row>): number {
  return (
    readLetterScale() *
    (column.widthPx ?? column.leastPx ?? (column.kind === 'number' ? NUMBER_WIDTH_PX : LEAST_SHARED_WIDTH_PX))
  );
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
  readonly rowDetail: RowDetail<Row> | undefined;
}

/** Rows that are open, forgotten with their answer. */
function useOpenRows<Row>(rows: readonly Row[]) {
  const [open, setOpen] = useState<{ readonly of: readonly Row[]; readonly rows: ReadonlySet<Row> }>();
  const openRows = useMemo(() => (open?.of === rows ? open.rows : new Set<Row>()), [open, rows]);
  const toggle = useCallback(
    (row: Row) =>
      setOpen((old) => {
        const next = new Set(old?.of === rows ? old.rows : []);
        if (!next.delete(row)) next.add(row);
        return { of: rows, rows: next };
      }),
    [rows],
  );
  return { openRows, toggle };
}

/** Another page begins at the top of the table, another order of a list at its first row. */
function useScrollToTop(
  box: RefObject<HTMLDivElement | null>,
  { first, sort, pageSize }: Pick<TableView, 'sort' | 'pageSize'> & { readonly first: number },
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (isFirst.current || element === null) {
      isFirst.current = false;
      return;
    }
    element.scrollTop = 0;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [box, first, sort, pageSize]);
}

/** The table itself: as high as its page of rows, or a list of all rows in a box that scrolls. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const {
    label,
    rows,
    columns: allColumns,
    order,
    page,
    view,
    onViewChange,
    renderRowMenu,
    rowDetail,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => listShownColumns(allColumns), [allColumns]);
  const { openRows, toggle } = useOpenRows(rows);
  const rowHeight = readRowHeight();
  const rowNumberWidth = measureRowNumber(rows.length);
  const buttons = [renderRowMenu, rowDetail].filter((part) => part !== undefined).length;
  const leastWidth = columns.reduce(
    (sum, column) => sum + readLeastWidth(column),
    rowNumberWidth + buttons * CELL_BUTTON_PX * readLetterScale(),
  );
  useScrollToTop(box, { first: page.first, sort: view.sort, pageSize: view.pageSize });
  const wraps = columns.some((column) => column.kind === 'text' && column.wraps === true);
  const isList = view.pageSize === 'all';
  const scrolls = [useSidewaysScroll(box, leastWidth) && 'sideways', isList && 'down']
    .filter(Boolean)
    .join(' ');
  return (
    <Box
      ref={box}
      role="region"
      aria-label={label}
      data-scrolls={scrolls || undefined}
      tabIndex={scrolls === '' ? undefined : 0}
      sx={gridStyle}
      style={
        {
          '--row': `${rowHeight}px`,
          ...(!wraps && { maxWidth: leastWidth + SPARE_WIDTH_PX }),
        } as CSSProperties
      }
    >
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
        </colgroup>
        <TableHead columns={columns} view={view} onViewChange={onViewChange} />
        <TableBody
          rows={rows}
          columns={columns}
          order={order}
          page={page}
          scrollBox={isList ? box : null}
          renderRowMenu={renderRowMenu}
          rowDetail={rowDetail}
          openRows={openRows}
          onToggleRow={toggle}
        />
      </table>
    </Box>
  );
}
