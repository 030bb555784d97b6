import type { ConcordanceSort } from '@keelerada/contract/choices';
import type { WordContextRow } from '@keelerada/contract/word-context';
import type { TableView } from '../../shared/ui/result-table/table-view';
import { makeTableView } from '../../shared/ui/result-table/table-view';
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
  readonly runId: number;
  readonly sort: ConcordanceSort;
  readonly filter: ContextFilter | null;
  /** Page size and page alone: order and filters of a concordance are the two fields above. */
  readonly pages: TableView;
}

/** The first look at a run, in text order; the page size of the run before it stays. */
export function makeWordContextView(runId: number, before: WordContextView | null): WordContextView {
  const pages = { ...makeTableView(), ...(before === null ? {} : { pageSize: before.pages.pageSize }) };
  return { runId, sort: 'TEXT', filter: null, pages };
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
