import type { ConcordanceSort } from '@keelerada/contract/choices';
import { concordanceSorts } from '@keelerada/contract/choices';
import type { WordContextRow } from '@keelerada/contract/word-context';
import type { TableView } from '../../shared/ui/result-table/table-view';
import { makeTableView, readTableView } from '../../shared/ui/result-table/table-view';
import { readGap } from './read-gap';

/** Parts of a line that a filter can search. */
export const contextParts = ['line', 'before', 'keyword', 'after'] as const;
export type ContextPart = (typeof contextParts)[number];

export interface ContextFilter {
  readonly part: ContextPart;
  readonly text: string;
}

/** How the lines of one run are looked at. */
export interface WordContextView {
  /** The query that the look belongs to. */
  readonly of: string;
  readonly sort: ConcordanceSort;
  readonly filter: ContextFilter | null;
  /** Page size and page alone: order and filters of a concordance are the two fields above. */
  readonly pages: TableView;
}

/** The first look at the answer of a query, in text order; the page size of the one before it stays. */
export function makeWordContextView(of: string, before: WordContextView | null): WordContextView {
  const pages = { ...makeTableView(), ...(before === null ? {} : { pageSize: before.pages.pageSize }) };
  return { of, sort: 'TEXT', filter: null, pages };
}

/** The look that an address brings, or null if it makes no sense. */
export function readWordContextView(linked: unknown): WordContextView | null {
  if (typeof linked !== 'object' || linked === null) return null;
  const { of, sort, filter, pages } = linked as Partial<Record<keyof WordContextView, unknown>>;
  const { part, text } = (filter ?? {}) as Partial<Record<keyof ContextFilter, unknown>>;
  const isFilter =
    filter === null || (contextParts.some((known) => known === part) && typeof text === 'string');
  const isSort = concordanceSorts.some((known) => known === sort);
  const isRight = typeof of === 'string' && isSort && isFilter && readTableView(pages) !== null;
  return isRight ? (linked as WordContextView) : null;
}

/** Another order or filter begins at the first page. */
export function withFirstPage(view: WordContextView): WordContextView {
  return { ...view, pages: { ...view.pages, pageIndex: 0 } };
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('et');

/** Tells whether a row has the text of the filter, upper and lower case alike. */
export function makeRowTest({ part, text }: ContextFilter): (row: WordContextRow) => boolean {
  const wanted = fold(text.trim());
  return (row) => {
    const { contextBefore, keyword, contextAfter } = row;
    const line = [contextBefore, readGap(row, 'BEFORE'), keyword, readGap(row, 'AFTER'), contextAfter];
    const places = { line: line.join(''), before: contextBefore, keyword, after: contextAfter };
    return fold(places[part]).includes(wanted);
  };
}
