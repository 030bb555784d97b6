import { type HomePictureName, homePictures } from '@keelerada/contract/fields/choices';
import { homePictureCall } from '@keelerada/contract/site/home';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { queryApi } from '../../../shared/http/call-api';

const ASK_AGAIN_MS = 3000;
/** A corpus that takes longer to load is left alone. */
const MOST_ANSWERS = 20;

const pictureOptions = (name: HomePictureName, enabled: boolean) =>
  queryOptions({
    ...queryApi(homePictureCall, { params: { name } }),
    enabled,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isReady === false && dataUpdateCount < MOST_ANSWERS ? ASK_AGAIN_MS : false,
    meta: { handlesErrors: true },
  });

/** The answers for all pictures, asked for one after another. */
export function useHomePictures() {
  const known = useQueries({ queries: homePictures.map((name) => pictureOptions(name, false)) });
  const first = known.findIndex(({ isPending }) => isPending);
  const turn = first === -1 ? homePictures.length : first;
  return useQueries({ queries: homePictures.map((name, index) => pictureOptions(name, index <= turn)) });
}
