/** A cell: text stays text, numbers stay numbers, null is an empty cell. */
export type Cell = string | number | null;

export interface DownloadColumn {
  readonly heading: string;
  /** Number format of Excel (`0.00`) where the column holds numbers with fixed decimals. */
  readonly numberFormat?: string;
}

/** What a file says beside its rows. */
export interface FileHead {
  readonly sheetName: string;
  readonly columns: readonly DownloadColumn[];
  readonly provenance: {
    /** Name of the second sheet. */
    readonly sheetName: string;
    /** [what, value]: query, texts, date, corpus and software version, licence. */
    readonly entries: readonly (readonly [string, string])[];
  };
}

export type CellRow = readonly Cell[];

/** All rows of a result, in the order of the screen, with where they come from. The rows may be read once. */
export interface DownloadTable extends FileHead {
  readonly rows: Iterable<CellRow> | AsyncIterable<CellRow>;
}

/** Writes a file from rows that come some at a time, so that a long table never stands in memory as a whole. */
export interface TableWriter {
  /** To be awaited before the next rows are added. */
  addRows(rows: readonly CellRow[]): Promise<void>;
  /** The file; nothing may be added after it. */
  finish(): Promise<Blob>;
}

export type TableFormat = 'xlsx' | 'csv';
