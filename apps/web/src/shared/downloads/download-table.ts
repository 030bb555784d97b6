/** A cell: text stays text, numbers stay numbers, null is an empty cell. */
export type Cell = string | number | null;

export interface DownloadColumn {
  readonly heading: string;
  /** Number format of Excel (`0.00`) where the column holds numbers with fixed decimals. */
  readonly numberFormat?: string;
}

/** All rows of a result, in the order of the screen, with where they come from. */
export interface DownloadTable {
  readonly sheetName: string;
  readonly columns: readonly DownloadColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly provenance: {
    /** Name of the second sheet. */
    readonly sheetName: string;
    /** [what, value]: query, texts, date, corpus and software version, licence. */
    readonly entries: readonly (readonly [string, string])[];
  };
}

export type TableFormat = 'xlsx' | 'csv';
