import { makeKeptValue } from '../../../shared/kept-value/kept-value';

const STORAGE_KEY = 'keelerada.concordance-hidden-columns';

/** Columns beside the line that can be hidden, in their order. */
export const lineColumns = ['title', 'level', 'native', 'nationality'] as const;
export type LineColumn = (typeof lineColumns)[number];

const isColumn = (name: unknown): name is LineColumn => lineColumns.some((column) => column === name);

/** Columns that were hidden last in this browser. */
export const rememberedColumns = makeKeptValue<readonly LineColumn[]>(STORAGE_KEY, (stored) =>
  Array.isArray(stored) ? stored.filter(isColumn) : [],
);
