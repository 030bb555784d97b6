/**
 * Which texts a query is about, each once however often its id is given; an own text counts as one more text. Its content
 * has been through `cleanOwnText`.
 */
export interface QueriedTexts {
  readonly corpusTextIds: readonly string[] | null;
  readonly ownText: string | null;
  /** A second selection, of the queries that compare two. */
  readonly comparedWith?: Omit<QueriedTexts, 'comparedWith'>;
}
