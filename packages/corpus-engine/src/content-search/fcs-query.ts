import type { CharacterSet } from '../cql/cql-query';
import type { Pattern } from '../cql/pattern';

/** A parsed query of FCS-QL (CLARIN Federated Content Search, core 2, advanced search). */
export interface FcsQuery {
  readonly pattern: Pattern<FcsExpression>;
  /** What a match stays inside of; null where nothing is said. */
  readonly scope: FcsScope | null;
}

export const FCS_SCOPES = ['sentence', 'utterance', 'paragraph', 'turn', 'text', 'session'] as const;
export type FcsScope = (typeof FCS_SCOPES)[number];

/** What a token must be; `always` is `[]`. */
export type FcsExpression =
  | { readonly kind: 'always' }
  | ({ readonly kind: 'test' } & FcsTest)
  | { readonly kind: 'not'; readonly part: FcsExpression }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FcsExpression[] };

export interface FcsTest {
  readonly qualifier: string | null;
  /** Empty for a value that stands alone. */
  readonly attribute: string;
  readonly isNegated: boolean;
  /** As it stands between its quotes, with its escapes. */
  readonly written: string;
  readonly value: Pattern<CharacterSet>;
  /** Letters after the slash. */
  readonly flags: string;
}
