import { MAX_CQL_CHARACTERS, MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { DistributionRequest } from '@keelerada/contract/tools/distribution';
import { findCqlFault } from '../../shared/cql-search/find-cql-fault';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import {
  emptyCqlSearch,
  makeRequestedSearch,
  readLinkedCqlSearch,
} from '../../shared/cql-search/cql-search-values';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';

export interface DistributionValues extends CqlSearchValues {
  /** Told beside the keyword; blank for none. */
  readonly secondWord: string;
  /** A query by form whose occurrences have a share that is told; blank for none. */
  readonly shareOf: string;
}

export const emptyDistribution: DistributionValues = { ...emptyCqlSearch, secondWord: '', shareOf: '' };

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeDistributionRequest(
  values: DistributionValues,
  texts: SelectedTexts,
): DistributionRequest | null {
  const search = makeRequestedSearch(values);
  const secondWord = values.secondWord.trim();
  const shareOf = values.isByForm ? values.shareOf.trim() : '';
  if (search === null || secondWord.length > MAX_KEYWORD_CHARACTERS) return null;
  if (shareOf !== '' && findCqlFault(shareOf) !== null) return null;
  return {
    ...makeTextFields(texts),
    ...search,
    // Two selections are told by one word.
    ...(secondWord !== '' &&
      search.cql === undefined &&
      texts.compared === null && { vordlussona: secondWord }),
    ...(shareOf !== '' && { shareOf }),
    keepCapitalization: values.keepCapitalization,
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readDistributionLink(options: unknown): DistributionValues | null {
  const search = readLinkedCqlSearch(options);
  if (search === null) return null;
  const { vordlussona, shareOf } = Object(options) as Readonly<Record<'vordlussona' | 'shareOf', unknown>>;
  return {
    ...emptyDistribution,
    ...search,
    secondWord: typeof vordlussona === 'string' ? vordlussona.slice(0, MAX_KEYWORD_CHARACTERS) : '',
    shareOf: typeof shareOf === 'string' ? shareOf.slice(0, MAX_CQL_CHARACTERS) : '',
  };
}
