import type { SearchType } from '@keelerada/contract/choices';
import type { NarrowedLines } from './line-choice';
import { writeNarrowedLines } from './line-choice';
import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS, MAX_SEARCH_COUNT } from '@keelerada/contract/limits';

/** A word beside which occurrences of a keyword are looked for. */
export interface NearWord {
  readonly word: string;
  /** Running words on each side. */
  readonly count: number;
}

export interface WordSearch {
  readonly word: string;
  readonly type: SearchType;
  readonly keepCapitalization: boolean;
  /** Only the lines of a concordance that have it beside the keyword. */
  readonly near?: NearWord;
}

/** A query by form. */
export interface CqlSearch {
  readonly cql: string;
  readonly keepCapitalization: boolean;
}

/** A search that an address asks for: a word, or a query by form. */
export type AddressSearch = (WordSearch & { readonly cql?: undefined }) | CqlSearch;

/** Tools that run a search of the address; those named last run a query by form too. */
export type SearchTool = 'collocates' | CqlTool;
type CqlTool = 'wordcontext' | 'distribution';

/** Address inside the product that runs a tool for a query by form at once (docs/query-language.md). */
export function makeCqlPath(cql: string, tool: CqlTool = 'wordcontext', keepCapitalization = false): string {
  const capitals = keepCapitalization ? { keepCapitalization: 'true' } : {};
  return `/tools/${tool}?${new URLSearchParams({ cql, ...capitals }).toString()}`;
}

/** Address inside the product that runs a tool for a word at once (SPEC 2). */
export function makeToolPath(tool: SearchTool, search: WordSearch): string {
  const { word, type, keepCapitalization, near } = search;
  const beside = near === undefined ? {} : { nearWord: near.word, nearCount: `${near.count}` };
  return `/tools/${tool}?${new URLSearchParams({ word, type, keepCapitalization: String(keepCapitalization), ...beside }).toString()}`;
}

/** Address inside the product that shows the contexts, or the distribution, of a word or of a query by form. */
export function makeSearchPath(search: AddressSearch, tool: CqlTool = 'wordcontext'): string {
  return search.cql === undefined
    ? makeToolPath(tool, search)
    : makeCqlPath(search.cql, tool, search.keepCapitalization);
}

/** Address inside the product of a worksheet with sentences of a search, or of some of its lines. */
export function makeWorksheetPath(search: AddressSearch, lines: NarrowedLines): string {
  const path = makeSearchPath(search).replace('/tools/wordcontext', '/worksheet');
  const narrowed = new URLSearchParams(writeNarrowedLines(lines)).toString();
  return narrowed === '' ? path : `${path}&${narrowed}`;
}

/** The search that `cql` or the three other parameters ask for; null unless all are there and make sense. */
export function readAddressSearch(parameters: URLSearchParams): AddressSearch | null {
  const cql = parameters.get('cql');
  const keep = parameters.get('keepCapitalization');
  if (cql !== null && cql.trim() !== '' && cql.length <= MAX_CQL_CHARACTERS)
    return { cql, keepCapitalization: keep === 'true' };
  const word = parameters.get('word')?.trim() ?? '';
  const type = parameters.get('type');
  if (word === '' || (type !== 'WORDS' && type !== 'LEMMAS') || (keep !== 'true' && keep !== 'false'))
    return null;
  const near = makeNearWord(parameters.get('nearWord'), parameters.get('nearCount'));
  return { word, type, keepCapitalization: keep === 'true', ...(near !== null && { near }) };
}

/** Null where the word or the number makes no sense, because anyone can write an address. */
export function makeNearWord(given: unknown, among: unknown): NearWord | null {
  const count = Number(among);
  const word = typeof given === 'string' ? given.trim() : '';
  const isWord = word !== '' && word.length <= MAX_KEYWORD_CHARACTERS;
  return isWord && Number.isInteger(count) && count >= 1 && count <= MAX_SEARCH_COUNT
    ? { word, count }
    : null;
}

/** The word in the dictionary Sõnaveeb. */
export function makeDictionaryUrl(word: string): string {
  return `https://sonaveeb.ee/search/unif/dlall/dsall/${encodeURIComponent(word)}/1/est`;
}

/** The word in Google Translate, from Estonian. */
export function makeTranslationUrl(word: string): string {
  return `https://translate.google.com/?${new URLSearchParams({ sl: 'et', text: word, op: 'translate' }).toString()}`;
}
