import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import type { FormSearch } from '@keelerada/corpus-engine/content-search/form-search';
import type { CorpusChoice } from '../../corpus/text-selection/queried-texts';

/** A row of the concordance: a hit in its sentence. */
export type FoundHit = Readonly<
  Pick<WordContextRow, 'contextBefore' | 'keyword' | 'contextAfter' | 'textId' | 'joined'>
> & { readonly start: number };

/** Finds the hits `from` to before `to` of a query by form, and how many there are. Rejects as the corpus engine does. */
export type HitFinder = (
  search: Pick<FormSearch, 'cql' | 'keepCapitalization'>,
  rows: { readonly texts: CorpusChoice; readonly from: number; readonly to: number },
  signal: AbortSignal,
) => Promise<{ readonly total: number; readonly hits: readonly FoundHit[] }>;
