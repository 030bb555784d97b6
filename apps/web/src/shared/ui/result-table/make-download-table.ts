import type { Language } from '@keelerada/contract/fields/language';
import type { Cell, CellRow, DownloadColumn, DownloadTable } from '../../downloads/download-table';
import type { RowOrder } from './order-rows';
import type { ResultColumn } from './result-column';

const isInFile = <Row>({ isPicture }: ResultColumn<Row>) => isPicture !== true;

interface DownloadParts<Row> {
  readonly language: Language;
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly order: RowOrder;
  readonly rowNumberHeading: string;
  readonly sheetName: string;
  readonly cutMark: string;
  readonly provenance: DownloadTable['provenance'];
}

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
export function makeDownloadTable<Row>(parts: DownloadParts<Row>): DownloadTable {
  const { language, columns, rowNumberHeading, sheetName, cutMark, provenance } = parts;
  const headings = columns
    .filter(isInFile)
    .map((column): DownloadColumn =>
      column.kind === 'number'
        ? { heading: column.heading, numberFormat: makeNumberFormat(column.fractionDigits ?? 0) }
        : { heading: column.heading },
    );
  return {
    language,
    sheetName,
    columns: [{ heading: rowNumberHeading }, ...headings],
    batches: makeBatches(parts),
    cutMark,
    provenance,
  };
}

function* makeBatches<Row>({ rows, columns, order }: DownloadParts<Row>): Generator<readonly CellRow[]> {
  const written = columns.filter(isInFile);
  for (let start = 0; start < order.length; start += BATCH_ROWS)
    yield [...order.subarray(start, start + BATCH_ROWS)].map((index, place) => [
      start + place + 1,
      ...written.map((column) => readCell(column, rows[index]!)),
    ]);
}
