import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';

/**
 * Texts of the corpus: ids, every text of the index, or what a text query finds of it. Ids keep their order, all else has
 * that of the index.
 */
export type CorpusChoice = readonly string[] | 'all' | { readonly query: TextQueryRequest };

/**
 * Which texts a query is about, each once however often its id is given; an own text counts as one more text. Its content
 * has been through `cleanOwnText`.
 */
export interface QueriedTexts {
  readonly corpusTexts: CorpusChoice | null;
  readonly ownText: string | null;
  /** Of the corpus texts only those that have an error of this name (`nameMark`). */
  readonly withError?: string;
  /** State of the corpus that a choice must still mean, as an earlier answer named it; any state will do where absent. */
  readonly state?: string | null | undefined;
  /** A second selection, of the queries that compare two. */
  readonly comparedWith?: Omit<QueriedTexts, 'comparedWith'>;
}

/** Whether single texts are named; all else means other texts once the corpus changes. */
export function isIdList(choice: object | string): choice is readonly string[] {
  return Array.isArray(choice);
}
