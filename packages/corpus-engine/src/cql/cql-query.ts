import type { Pattern } from './pattern';

/** Most tokens of one match. */
export const MAX_MATCH_TOKENS = 100;

/** A parsed query. */
export interface CqlQuery {
  readonly pattern: Pattern<TokenPlace>;
  /** `within s`: a match never goes over the end of a sentence. */
  readonly isWithinSentence: boolean;
  /** `within 3 s`: most sentences of a match; Infinity for any number. */
  readonly mostSentences: number;
  /** `within 5`: most tokens of a match. */
  readonly mostTokens: number;
  /** `!within s`: a match goes over the end of a sentence. */
  readonly isOverSentences: boolean;
  readonly conditions: readonly SpanCondition[];
  readonly equalities: readonly LabelEquality[];
  /** Which texts are asked; null for all. Who runs the query chooses them before. */
  readonly texts: TextFormula | null;
}

/** Borders of sentences and texts, which stand between tokens. */
export type Border = '<s>' | '</s>' | '<text>' | '</text>';

/** A place of a query: a token, or a border where `border` is not null. */
export interface TokenPlace {
  readonly formula: TokenFormula;
  /** Name under which the query speaks of the token. */
  readonly label: string | null;
  readonly border: Border | null;
}

/** What a match has in it (`containing`), or lies in (`within`). */
export interface SpanCondition {
  readonly relation: 'containing' | 'within';
  readonly pattern: Pattern<TokenPlace>;
  readonly isNegated: boolean;
}

/** Two tokens of a match, by label, that are alike in an attribute; `match` and `matchend` are its first and last token. */
export interface LabelEquality {
  readonly labels: readonly [string, string];
  readonly attribute: CqlAttribute | 'feature';
  readonly feature: string;
  readonly isCaseless: boolean;
  readonly isNegated: boolean;
  readonly at: number;
}

/** Tests joined by `&`, `|` and `!`; `always` is what fits everything. */
export type Formula<Test> =
  | { readonly kind: 'always' }
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'not'; readonly part: Formula<Test> }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula<Test>[] };

/** Which texts fit. */
export type TextFormula = Formula<TextTest>;

/** Which tokens fit; `always` is `[]`. */
export type TokenFormula = Formula<TokenTest>;

export interface TextTest {
  /** Name of the property as the collection has it, such as `keeletase`. */
  readonly property: string;
  readonly value: string;
  readonly pattern: Pattern<CharacterSet>;
  /** Where the test stands in the query. */
  readonly at: number;
}

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
  /** What the value must match; null for features that are listed. */
  readonly pattern: Pattern<CharacterSet> | null;
  /** The features of `feats` that the token must have, such as `Case=Gen`; none if it may have no features. */
  readonly pairs: readonly string[];
  /** Capital letters do not count, whatever the search: `%c`. */
  readonly isCaseless: boolean;
  /** Asked of the word that the token depends on: `head.lemma`. */
  readonly isOfHead: boolean;
}

/** A letter of a value: characters as ranges of code points, `[from, to, from, to, …]`, both ends in it. */
export interface CharacterSet {
  readonly ranges: readonly number[];
  /** All characters but those of the ranges. */
  readonly isNegated: boolean;
}
