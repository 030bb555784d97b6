import type { Cell, CellRow, DownloadColumn, DownloadTable } from '../../downloads/download-table';
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

/** Every row of the order as cells, the running number first, as the screen numbers them; made as they are asked for. */
export function makeDownloadTable<Row>(parts: DownloadParts<Row>): DownloadTable {
  const { columns, rowNumberHeading, sheetName, provenance } = parts;
  const headings = columns.map((column): DownloadColumn =>
    column.kind === 'number'
      ? { heading: column.heading, numberFormat: makeNumberFormat(column.fractionDigits ?? 0) }
      : { heading: column.heading },
  );
  const rows = makeCells(parts);
  return { sheetName, columns: [{ heading: rowNumberHeading }, ...headings], rows, provenance };
}

function* makeCells<Row>({ rows, columns, order }: DownloadParts<Row>): Generator<CellRow> {
  let number = 0;
  for (const index of order) {
    const row = rows[index];
    if (row === undefined) continue;
    number += 1;
    yield [number, ...columns.map((column) => readCell(column, row))];
  }
}
