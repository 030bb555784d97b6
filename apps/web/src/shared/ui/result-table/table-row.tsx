import type { ReactNode } from 'react';
import { memo } from 'react';
import type { ResultColumn } from './result-column';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Place in the table as it is sorted and filtered, from 1. */
  readonly number: number;
  /** Place among the virtual rows. */
  readonly index: number;
  /** Takes the height of the row; absent if all rows are of one height. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly columns: readonly ResultColumn<Row>[];
  readonly formats: readonly ((value: number) => string)[];
  readonly formatRowNumber: (value: number) => string;
  readonly renderRowMenu: ((row: Row) => ReactNode) | undefined;
}

function readCell<Row>(column: ResultColumn<Row>, row: Row, format: ((value: number) => string) | undefined) {
  if (column.kind === 'number') {
    const value = column.readNumber(row);
    return column.writeNumber?.(value) ?? format?.(value);
  }
  return column.renderCell === undefined ? column.readText(row) : column.renderCell(row);
}

function PlainTableRow<Row>({
  row,
  number,
  index,
  measure,
  columns,
  formats,
  formatRowNumber,
  renderRowMenu,
}: TableRowProps<Row>) {
  // Plain elements: a styled component in each cell would cost a frame when a page of rows scrolls in.
  return (
    <tr ref={measure} data-index={index} aria-rowindex={number + 1}>
      <td data-kind="number">{formatRowNumber(number)}</td>
      {columns.map((column, place) => (
        <td
          key={column.id}
          data-kind={column.kind}
          data-align={column.kind === 'text' ? column.align : undefined}
          data-wraps={(column.kind === 'text' && column.wraps) || undefined}
          lang={column.kind === 'text' ? column.language : undefined}
          title={column.kind === 'text' && !column.renderCell ? column.readText(row) : undefined}
        >
          {readCell(column, row, formats[place])}
        </td>
      ))}
      {renderRowMenu !== undefined && <td data-kind="menu">{renderRowMenu(row)}</td>}
    </tr>
  );
}

/** One row; it is drawn again only when what it shows changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
