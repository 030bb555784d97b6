import { type SearchType, type SketchRelation, sketchRelations } from '@keelerada/contract/fields/choices';
import {
  MAX_CQL_CHARACTERS,
  MAX_KEYWORD_CHARACTERS,
  MAX_SEARCH_COUNT,
} from '@keelerada/contract/fields/limits';

/**
 * A word beside which occurrences of a keyword are looked for, among so many running words on each side, or in a relation of the
 * word sketch.
 */
export type NearWord = { readonly word: string } & (
  | { readonly count: number; readonly relation?: undefined }
  | { readonly relation: SketchRelation }
);

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
export type SearchTool = 'collocates' | 'wordsketch' | CqlTool;
type CqlTool = 'wordcontext' | 'distribution';

/** Address inside the product that runs a tool for a query by form at once (docs/query-language.md). */
export function makeCqlPath(cql: string, tool: CqlTool = 'wordcontext', keepCapitalization = false): string {
  const capitals = keepCapitalization ? { keepCapitalization: 'true' } : {};
  return `/tools/${tool}?${new URLSearchParams({ cql, ...capitals }).toString()}`;
}

/** Address inside the product that runs a tool for a word at once. */
export function makeToolPath(tool: SearchTool, search: WordSearch): string {
  const { word, type, keepCapitalization, near } = search;
  const beside = mapValues(near === undefined ? {} : makeNearFields(near));
  return `/tools/${tool}?${new URLSearchParams({ word, type, keepCapitalization: String(keepCapitalization), ...beside }).toString()}`;
}

/** Address inside the product that shows the contexts, or the distribution, of a word or of a query by form. */
export function makeSearchPath(search: AddressSearch, tool: CqlTool = 'wordcontext'): string {
  return search.cql === undefined
    ? makeToolPath(tool, search)
    : makeCqlPath(search.cql, tool, search.keepCapitalization);
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
  const near = readNearFields(Object.fromEntries(parameters));
  return { word, type, keepCapitalization: keep === 'true', ...(near !== null && { near }) };
}

/** The fields of a request, and the parameters of an address, that ask for a neighbour. */
export interface NearFields {
  readonly nearWord: string;
  readonly nearCount?: number;
  readonly nearRelation?: SketchRelation;
}

export function makeNearFields(near: NearWord): NearFields {
  return near.relation === undefined
    ? { nearWord: near.word, nearCount: near.count }
    : { nearWord: near.word, nearRelation: near.relation };
}

/** Null where word, number or relation makes no sense, because anyone can write an address. */
export function readNearFields(fields: {
  readonly nearWord?: unknown;
  readonly nearCount?: unknown;
  readonly nearRelation?: unknown;
}): NearWord | null {
  const { nearWord, nearCount, nearRelation } = fields;
  const count = Number(nearCount);
  const word = typeof nearWord === 'string' ? nearWord.trim() : '';
  if (word === '' || word.length > MAX_KEYWORD_CHARACTERS) return null;
  const relation = sketchRelations.find((known) => known === nearRelation);
  if (relation !== undefined) return { word, relation };
  return Number.isInteger(count) && count >= 1 && count <= MAX_SEARCH_COUNT ? { word, count } : null;
}

const mapValues = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Address inside the product of the page of a word, in any of its forms. */
export const makeWordPagePath = (word: string): string => `/sona/${encodeURIComponent(word.trim())}`;

/** The word in the dictionary Sõnaveeb. */
export function makeDictionaryUrl(word: string): string {
  return `https://sonaveeb.ee/search/unif/dlall/dsall/${encodeURIComponent(word)}/1/est`;
}

/** The word in Google Translate, from Estonian. */
export function makeTranslationUrl(word: string): string {
  return `https://translate.google.com/?${new URLSearchParams({ sl: 'et', text: word, op: 'translate' }).toString()}`;
}
