import type { Cell, DownloadColumn, DownloadTable } from '../../downloads/download-table';
import type { RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';

interface DownloadParts<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly order: RowOrder;
  readonly rowNumberHeading: string;
  readonly sheetName: string;
  readonly provenance: DownloadTable['provenance'];
}

const makeNumberFormat = (digits: number) => (digits === 0 ? '0' : `0.${'0'.repeat(digits)}`);

const readCell = <Row>(column: ResultColumn<Row>, row: Row): Cell =>
  column.kind === 'number'
    ? Number(column.readNumber(row).toFixed(column.fractionDigits ?? 0))
    : column.readText(row);

/** Every row of the order as cells, the running number first, as the screen numbers them. */
export function makeDownloadTable<Row>(parts: DownloadParts<Row>): DownloadTable {
  const { rows, columns, order, rowNumberHeading, sheetName, provenance } = parts;
  const headings = columns.map((column): DownloadColumn =>
    column.kind === 'number'
      ? { heading: column.heading, numberFormat: makeNumberFormat(column.fractionDigits ?? 0) }
      : { heading: column.heading },
  );
  const cells: Cell[][] = [];
  order.forEach((index) => {
    const row = rows[index];
    if (row !== undefined) cells.push([cells.length + 1, ...columns.map((column) => readCell(column, row))]);
  });
  return { sheetName, columns: [{ heading: rowNumberHeading }, ...headings], rows: cells, provenance };
}
