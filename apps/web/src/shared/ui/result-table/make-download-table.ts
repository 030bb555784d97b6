import type { Cell, CellRow, DownloadColumn, DownloadTable } from '../../downloads/download-table';
import type { RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';

const isInFile = <Row>({ isPicture }: ResultColumn<Row>) => isPicture !== true;

const makeNumberFormat = (digits: number) => (digits === 0 ? '0' : `0.${'0'.repeat(digits)}`);

const readCell = <Row>(column: ResultColumn<Row>, row: Row): Cell =>
  column.kind === 'number'
    ? readNumberCell(column.readNumber(row), column.fractionDigits ?? 0)
    : column.readText(row);

/** What is not known (NaN) is an empty cell. */
const readNumberCell = (value: number, digits: number): Cell =>
  Number.isNaN(value) ? null : Number(value.toFixed(digits));

/** Rows that are handed on at once, so that the page can draw in between. */
const BATCH_ROWS = 500;

/** Every row of the order as cells, numbered as on the screen. The cells are made when they are read. */
export function makeDownloadTable<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  order: RowOrder,
  rowNumberHeading: string,
): Pick<DownloadTable, 'columns' | 'batches'> {
  const written = columns.filter(isInFile);
  const headings = written.map((column): DownloadColumn => ({
    heading: column.heading,
    ...(column.kind === 'number' && { numberFormat: makeNumberFormat(column.fractionDigits ?? 0) }),
  }));
  return {
    columns: [{ heading: rowNumberHeading }, ...headings],
    batches: makeBatches(rows, written, order),
  };
}

function* makeBatches<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  order: RowOrder,
): Generator<readonly CellRow[]> {
  for (let start = 0; start < order.length; start += BATCH_ROWS)
    yield [...order.subarray(start, start + BATCH_ROWS)].map((index, place) => [
      start + place + 1,
      ...columns.map((column) => readCell(column, rows[index]!)),
    ]);
}
