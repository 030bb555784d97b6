/** A parsed query of the Contextual Query Language (OASIS searchRetrieve 1.0, part 5), the CQL of SRU. */
export interface ContextQuery {
  readonly clause: ContextClause;
  /** Indexes after `sortby`. */
  readonly sortedBy: readonly string[];
}

export type ContextClause =
  | ({ readonly kind: 'search' } & SearchClause)
  | {
      readonly kind: 'boolean';
      readonly operator: 'and' | 'or' | 'not' | 'prox';
      readonly modifiers: readonly Modifier[];
      readonly left: ContextClause;
      readonly right: ContextClause;
    }
  | { readonly kind: 'scoped'; readonly prefixes: readonly Prefix[]; readonly query: ContextQuery };

export interface SearchClause {
  /** Null where a term stands alone. */
  readonly index: string | null;
  readonly relation: { readonly name: string; readonly modifiers: readonly Modifier[] } | null;
  /** With its backslashes, without its quotes. */
  readonly term: string;
}

/** `/name` or `/name=value`. */
export interface Modifier {
  readonly name: string;
  readonly relation: string | null;
  readonly value: string | null;
}

/** `> name = "uri"`; without a name it is the context set of indexes that name none. */
export interface Prefix {
  readonly name: string | null;
  readonly uri: string;
}
