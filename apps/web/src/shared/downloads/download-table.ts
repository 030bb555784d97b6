import type { Language } from '@keelerada/contract/fields/language';

/** A cell: text stays text, numbers stay numbers, null is an empty cell. */
export type Cell = string | number | null;
export type CellRow = readonly Cell[];

export interface DownloadColumn {
  readonly heading: string;
  /** Number format of Excel (`0.00`) if the column holds numbers with fixed decimals. */
  readonly numberFormat?: string;
}

/** What a file says beside its rows. */
export interface FileHead {
  /** Spreadsheet programs of this language open a CSV file as columns, with its decimals as numbers. */
  readonly language: Language;
  readonly sheetName: string;
  readonly columns: readonly DownloadColumn[];
  /** Ends a text that is longer than the format allows in one cell. */
  readonly cutMark: string;
  readonly provenance: {
    /** Name of the second sheet. */
    readonly sheetName: string;
    /** [what, value]: query, texts, date, corpus and software version, licence. */
    readonly entries: readonly (readonly [string, string])[];
  };
}

/** All rows of a result in the order of the screen, some at a time, with their provenance. Can be read once. */
export interface DownloadTable extends FileHead {
  readonly batches: Iterable<readonly CellRow[]> | AsyncIterable<readonly CellRow[]>;
}

export interface TableFile {
  readonly blob: Blob;
  /** Cells whose text was longer than the format allows. */
  readonly cutCellCount: number;
  /** What the rows come from, where the format has no place for it beside them; `name` ends the name of its file. */
  readonly source?: { readonly blob: Blob; readonly name: string };
}

/** Writes a file from rows that come some at a time, so that a long table is never whole in memory. */
export interface TableWriter {
  readonly addRows: (rows: readonly CellRow[]) => void;
  /** Ends the file; nothing may be added after it. */
  readonly finish: () => TableFile;
}

export type TableFormat = 'xlsx' | 'csv';
