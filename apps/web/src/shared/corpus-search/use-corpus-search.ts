import type { SearchType } from '@keelerada/contract/choices';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useNotices } from '../notices/notices';
import { useWholeSelection } from '../text-selection/text-selection';
import type { SearchTool } from '../word-menu/word-links';
import { makeToolPath } from '../word-menu/word-links';
import { fetchWholeCorpus, wholeCorpusQuery } from './whole-corpus.queries';

/**
 * Chooses the whole corpus and opens the word in context; the tool itself looks a form up by its base form. A comparison ends,
 * and a notice takes back what was chosen before.
 */
export function useCorpusSearch() {
  const { changeSelection, ...before } = useWholeSelection();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchWholeCorpus(),
    meta: { showsProgress: true },
  });
  const search = (word: string, type: SearchType = 'LEMMAS', tool: SearchTool = 'wordcontext') => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: (ids) => {
        if (ids.length === 0) return showNotice('error', 'home:search.no_texts');
        const source = { query: wholeCorpusQuery, unchosenIds: [] };
        const { corpusTextIds, corpusSource, ownTexts, compared } = before;
        const isReplaced = corpusTextIds !== null && corpusTextIds.length !== ids.length;
        // A tool that shows a result forgets it and its address first; the address of the search then stays.
        flushSync(() =>
          changeSelection(() => ({ corpusTextIds: ids, corpusSource: source, ownTexts, compared: null })),
        );
        if (compared !== null || isReplaced)
          showNotice('info', compared === null ? 'home:search.replaced' : 'home:search.ended', undefined, {
            labelKey: 'notices:undo',
            run: () => changeSelection(() => ({ corpusTextIds, corpusSource, ownTexts, compared })),
          });
        void navigate(makeToolPath(tool, { word, type, keepCapitalization: false }));
      },
    });
  };
  return { search, isPending };
}
