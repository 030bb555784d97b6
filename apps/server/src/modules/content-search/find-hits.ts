import type { FormSearch } from '@keelerada/corpus-engine/content-search/form-search';
import type { CorpusChoice } from '../../corpus/text-selection/queried-texts';

/** A row of the concordance: a hit in its sentence. */
export interface FoundHit {
  readonly contextBefore: string;
  readonly keyword: string;
  readonly contextAfter: string;
  readonly textId: string | null;
  /** Where no white space stands between the hit and its context. */
  readonly joined?: 'BEFORE' | 'AFTER' | 'BOTH';
  /** Where the hit begins in its text, in UTF-16 units. */
  readonly start: number;
}

/** Finds the hits `from` to before `to` of a query by form, and how many there are. Rejects as the corpus engine does. */
export type HitFinder = (
  search: Pick<FormSearch, 'cql' | 'keepCapitalization'>,
  rows: { readonly texts: CorpusChoice; readonly from: number; readonly to: number },
  signal: AbortSignal,
) => Promise<{ readonly total: number; readonly hits: readonly FoundHit[] }>;
