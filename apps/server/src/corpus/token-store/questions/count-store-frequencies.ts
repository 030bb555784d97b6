import {
  countFrequencies,
  type Frequencies,
  type FrequencyQuery,
} from '@keelerada/corpus-engine/frequencies/count-frequencies';
import { countStoreMatches } from './count-store-matches';
import { listHitTexts, openParts } from './open-hit-texts';
import { resolveKeyword } from './resolve-keyword';
import type { StoreSelection } from './store-selection';

/**
 * The frequencies of a search, counted in the opened texts that have it: the store keeps neither the tags of words nor base
 * forms beside every unit. Rejects with IndexTooLargeError.
 */
export async function countStoreFrequencies(
  selection: StoreSelection,
  query: FrequencyQuery,
): Promise<Frequencies> {
  const texts =
    'cql' in query
      ? (await countStoreMatches(selection, query)).texts
      : await listHitTexts(selection, await resolveKeyword(selection, query));
  return countFrequencies(await openParts(selection, texts), query);
}
