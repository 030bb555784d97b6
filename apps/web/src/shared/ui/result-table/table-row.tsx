import { memo, type ReactNode } from 'react';
import type { Measure as TakeHeight } from './body-lines';
import type { ResultColumn } from './result-column';
import type { RowDetail } from './row-detail';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Place in the table as it is sorted and filtered, from 1. */
  readonly number: number;
  /** Place among the lines of the body. */
  readonly index: number;
  /** Takes the height of the row; absent if all rows are of one height. */
  readonly measure: TakeHeight | undefined;
  readonly columns: readonly ResultColumn<Row>[];
  readonly formats: readonly ((value: number) => string)[];
  readonly formatRowNumber: (value: number) => string;
  readonly renderRowMenu: ((row: Row) => ReactNode) | undefined;
  readonly rowDetail: RowDetail<Row> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (row: Row) => void;
}

function readCell<Row>(column: ResultColumn<Row>, row: Row, format: ((value: number) => string) | undefined) {
  if (column.kind === 'number') {
    const value = column.readNumber(row);
    const written = column.writeNumber?.(value) ?? format?.(value);
    if (written === undefined) return undefined;
    const shown = column.renderNumber?.(row, written) ?? written;
    return column.barOf === undefined ? shown : <Measure share={value / column.barOf}>{shown}</Measure>;
  }
  return column.renderCell === undefined ? column.readText(row) : column.renderCell(row);
}

/** A number and its bar. */
function Measure({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  return (
    <span data-part="measure">
      <span data-part="figure">{children}</span>
      <span data-part="track">
        <span
          data-part="bar"
          style={{ width: `${100 * Math.min(1, Math.max(0, share))}%`, display: 'block' }}
        />
      </span>
    </span>
  );
}

type HeadCellProps<Row> = Pick<
  TableRowProps<Row>,
  'row' | 'renderRowMenu' | 'rowDetail' | 'isOpen' | 'onToggle'
> & {
  readonly children: ReactNode;
};

/** The cell that a row is known by: what opens the row, its content, and its menu beside it. */
function HeadCell<Row>({ row, renderRowMenu, rowDetail, isOpen, onToggle, children }: HeadCellProps<Row>) {
  return (
    <div data-part="head">
      {rowDetail !== undefined && (
        <button
          type="button"
          data-part="opener"
          aria-label={rowDetail.label(row)}
          aria-expanded={isOpen}
          onClick={() => onToggle(row)}
        />
      )}
      <span data-part="text">{children}</span>
      {renderRowMenu !== undefined && <span data-part="menu">{renderRowMenu(row)}</span>}
    </div>
  );
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, number, index, measure, columns, formats, formatRowNumber } = props;
  const { renderRowMenu, rowDetail, isOpen, onToggle } = props;
  const hasHeadCell = renderRowMenu !== undefined || rowDetail !== undefined;
  // Plain elements: a styled component in each cell would cost a frame when a page of rows scrolls in.
  return (
    <tr ref={measure} data-index={index} aria-rowindex={number + 1}>
      <td data-kind="number">{formatRowNumber(number)}</td>
      {columns.map((column, place) => {
        const content = readCell(column, row, formats[place]);
        return (
          <td
            key={column.id}
            data-kind={column.kind}
            data-align={column.kind === 'text' ? column.align : undefined}
            data-wraps={(column.kind === 'text' && column.wraps) || undefined}
            lang={column.kind === 'text' ? column.language : undefined}
            title={column.kind === 'text' && !column.renderCell ? column.readText(row) : undefined}
          >
            {hasHeadCell && place === 0 ? (
              <HeadCell {...{ row, renderRowMenu, rowDetail, isOpen, onToggle }}>{content}</HeadCell>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row; it is drawn again only when what it shows changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
