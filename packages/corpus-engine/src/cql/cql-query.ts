import type { Pattern } from './pattern';

/** Most tokens of one match. */
export const MAX_MATCH_TOKENS = 100;

/** A parsed query. */
export interface CqlQuery {
  readonly pattern: Pattern<TokenFormula>;
  /** `within s`: a match never goes over the end of a sentence. */
  readonly isWithinSentence: boolean;
}

/** Which tokens fit: tests joined by `&`, `|` and `!`. `always` is `[]`. */
export type TokenFormula =
  | { readonly kind: 'always' }
  | { readonly kind: 'test'; readonly test: TokenTest }
  | { readonly kind: 'not'; readonly part: TokenFormula }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly TokenFormula[] };

/**
 * Attributes of a token beside its UD features, which begin with a capital letter. `class` and `tags` are the word class and
 * all tags of Estonian constraint grammar, `tags` with spaces between: `S com sg nom`. `error` are the names of the errors
 * that stand on the token, `error.first` of those that begin there, `corrected` the words that belong in their place.
 */
export const CQL_ATTRIBUTES = [
  ...(['word', 'lemma', 'pos', 'feats', 'class', 'tags', 'deprel', 'part'] as const),
  ...(['error', 'error.first', 'corrected', 'corrected.lemma'] as const),
] as const;
export type CqlAttribute = (typeof CQL_ATTRIBUTES)[number];

/** One comparison, such as `lemma="maja"`. */
export interface TokenTest {
  /** `feature` is a UD feature by its name. */
  readonly attribute: CqlAttribute | 'feature';
  /** Name of the UD feature; empty for the other attributes. */
  readonly feature: string;
  /** The value as it stands in the query, between its quotes. */
  readonly value: string;
  /** What the value must match; null for `feats`. */
  readonly pattern: Pattern<CharacterSet> | null;
  /** The features of `feats` that the token must have, such as `Case=Gen`; none if it may have no features. */
  readonly pairs: readonly string[];
}

/** A letter of a value: characters as ranges of code points, `[from, to, from, to, …]`, both ends in it. */
export interface CharacterSet {
  readonly ranges: readonly number[];
  /** All characters but those of the ranges. */
  readonly isNegated: boolean;
}
