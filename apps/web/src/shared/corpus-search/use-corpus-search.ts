import type { SearchType } from '@keelerada/contract/choices';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useNotices } from '../notices/notices';
import { useTextSelection } from '../text-selection/text-selection';
import { makeToolPath } from '../word-menu/word-links';
import { fetchWholeCorpus, wholeCorpusQuery } from './whole-corpus.queries';

/** Chooses the whole corpus and opens the word in context; the tool itself looks a form up by its base form. */
export function useCorpusSearch() {
  const { saveCorpusTexts } = useTextSelection();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchWholeCorpus,
    meta: { showsProgress: true },
  });
  const search = (word: string, type: SearchType = 'LEMMAS') => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: (ids) => {
        if (ids.length === 0) return showNotice('error', 'home:search.no_texts');
        saveCorpusTexts(ids, { query: wholeCorpusQuery, unchosenIds: [] });
        void navigate(makeToolPath('wordcontext', { word, type, keepCapitalization: false }));
      },
    });
  };
  return { search, isPending };
}
