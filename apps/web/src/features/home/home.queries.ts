import { queryOptions } from '@tanstack/react-query';
import type { HomeResponse } from '@keelerada/contract/home';
import { HOME_PATH } from '@keelerada/contract/paths';
import { callServerForJson } from '../../shared/http/call-server';

const ASK_AGAIN_MS = 3000;
/** Asked so often while the corpus is being loaded; a corpus too small for examples is not asked for ever. */
const MOST_ANSWERS = 20;

/** What the corpus holds, with a few words in context; these come once the corpus is loaded. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callServerForJson<HomeResponse>(HOME_PATH, { signal }),
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data !== undefined && data.texts > 0 && data.examples.length === 0 && dataUpdateCount < MOST_ANSWERS
      ? ASK_AGAIN_MS
      : false,
  meta: { handlesErrors: true, showsProgress: true },
});
