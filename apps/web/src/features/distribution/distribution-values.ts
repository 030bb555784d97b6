import type { DistributionRequest } from '@keelerada/contract/distribution';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import {
  emptyCqlSearch,
  makeRequestedSearch,
  readLinkedCqlSearch,
} from '../../shared/cql-search/cql-search-values';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeDistributionRequest(
  values: CqlSearchValues,
  texts: ChosenTexts,
): DistributionRequest | null {
  const search = makeRequestedSearch(values);
  if (search === null) return null;
  return {
    ...makeTextFields(texts),
    ...search,
    keepCapitalization: values.keepCapitalization,
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readDistributionLink(options: unknown): CqlSearchValues | null {
  const search = readLinkedCqlSearch(options);
  return search === null ? null : { ...emptyCqlSearch, ...search };
}
