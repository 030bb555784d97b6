import { keep, readKept, readTexts } from '../../shared/kept-value/kept-storage';

/** Columns beside the line that can be hidden, in their order. */
export const lineColumns = ['title', 'level', 'native', 'nationality'] as const;
export type LineColumn = (typeof lineColumns)[number];

const STORAGE_KEY = 'keelerada.concordance-hidden-columns';

const isColumn = (name: unknown): name is LineColumn => lineColumns.some((column) => column === name);

/** Columns that were hidden last in this browser. */
export const readRememberedColumns = (): readonly LineColumn[] =>
  readKept('browser', STORAGE_KEY, readTexts).filter(isColumn);

/** Without storage the choice holds until the page is left. */
export const rememberColumns = (hidden: readonly LineColumn[]) => keep('browser', STORAGE_KEY, hidden);
