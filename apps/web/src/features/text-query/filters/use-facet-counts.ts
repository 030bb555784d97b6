import type { TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import { useQuery } from '@tanstack/react-query';
import { makeFacetsRequest } from '../../../shared/text-filters/make-text-query';
import { textFacetsOptions } from '../query/text-query.queries';
import { useTextQueryState } from '../query/text-query-state';

/** Counts for what is chosen on the form now; undefined until they are known. */
export function useFacetCounts(): TextFacetsResponse | undefined {
  const { values } = useTextQueryState();
  return useQuery(textFacetsOptions(makeFacetsRequest(values))).data;
}
