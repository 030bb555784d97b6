/** Columns beside the line that can be hidden, in their order. */
export const lineColumns = ['title', 'level', 'native', 'nationality'] as const;
export type LineColumn = (typeof lineColumns)[number];

const STORAGE_KEY = 'keelerada.concordance-hidden-columns';

const isColumn = (name: unknown): name is LineColumn => lineColumns.some((column) => column === name);

/** Columns that were hidden last in this browser. */
export function readRememberedColumns(): readonly LineColumn[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isColumn) : [];
  } catch {
    return [];
  }
}

export function rememberColumns(hidden: readonly LineColumn[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(hidden));
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
