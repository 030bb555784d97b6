import { textFacetsCall, type TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryApi } from '../../../shared/http/call-api';
import { makeFacetsRequest } from '../../../shared/text-filters/make-text-query';
import { useTextQueryState } from '../query/text-query-state';

/** Counts for what is chosen on the form now; the former ones stay until the new ones come. Without them one still chooses. */
export function useFacetCounts(): TextFacetsResponse | undefined {
  const { values } = useTextQueryState();
  const { data } = useQuery({
    ...queryApi(textFacetsCall, { body: makeFacetsRequest(values) }),
    placeholderData: keepPreviousData,
    meta: { showsProgress: true, handlesErrors: true },
  });
  return data;
}
