import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listIds, wholeCorpusQuery, wholeCorpusTexts } from '../text-selection/whole-corpus.queries';
import { isResultHash } from '../result-link/encode-result';
import { useWholeSelection } from '../text-selection/text-selection';

/**
 * Chooses the whole corpus on a first visit, so that every tool can be tried at once; a link with a result brings its own texts.
 * True while the texts are on their way. Where they cannot be had, the tools ask for a choice.
 */
export function useStartWithEverything(): boolean {
  const { hash } = useLocation();
  const { origin, startWith } = useWholeSelection();
  const isFirst = origin === 'none' && !isResultHash(hash);
  const { data: ids, isPending } = useQuery({
    ...wholeCorpusTexts,
    select: listIds,
    enabled: isFirst,
    // Without them one chooses.
    meta: { showsProgress: true, handlesErrors: true },
  });
  useEffect(() => {
    if (isFirst && ids !== undefined) startWith(ids, { query: wholeCorpusQuery, unchosenIds: [] });
  }, [isFirst, ids, startWith]);
  return isFirst && (isPending || (ids?.length ?? 0) > 0);
}
