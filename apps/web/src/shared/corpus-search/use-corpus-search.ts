import type { SearchType } from '@keelerada/contract/fields/choices';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { callApi } from '../http/call-api';
import { useNotices } from '../notices/notices';
import type { SelectedTexts } from '../text-selection/selected-texts';
import { useWholeSelection } from '../text-selection/text-selection';
import { makeToolPath, type SearchTool } from '../word-search/word-links';
import { listIds, wholeCorpusQuery } from '../text-selection/whole-corpus.queries';

/** Makes the address to open with the selection that was chosen. */
type MakeAddress = (selection: SelectedTexts) => string;

/** Chooses the whole corpus and opens an address. A comparison ends, and a notice takes back what was chosen before. */
export function useWholeCorpus() {
  const { changeSelection, ...before } = useWholeSelection();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => listIds(await callApi(textQueryCall, { body: wholeCorpusQuery })),
    meta: { showsProgress: true },
  });
  const chooseWholeCorpus = (makeAddress: MakeAddress) => {
    if (isPending) return;
    // Whoever has left the page by then stays where they are.
    const onSuccess = (ids: readonly string[]) => {
      if (ids.length === 0) return showNotice('error', 'home:search.no_texts');
      const source = { query: wholeCorpusQuery, unchosenIds: [] };
      const { corpusTextIds, corpusSource, ownTexts, compared } = before;
      const isReplaced = corpusTextIds !== null && corpusTextIds.length !== ids.length;
      const selection = { corpusTextIds: ids, corpusSource: source, ownTexts, compared: null };
      // A tool that shows a result forgets it and its address first; the address of the search then stays.
      flushSync(() => changeSelection(() => selection));
      if (compared !== null || isReplaced)
        showNotice('info', compared === null ? 'home:search.replaced' : 'home:search.ended', undefined, {
          labelKey: 'notices:undo',
          run: () => changeSelection(() => ({ corpusTextIds, corpusSource, ownTexts, compared })),
        });
      void navigate(makeAddress(selection));
    };
    mutate(undefined, { onSuccess });
  };
  return { chooseWholeCorpus, isPending };
}

/** Opens a word in context in the whole corpus; the tool itself looks a form up by its base form. */
export function useCorpusSearch() {
  const { chooseWholeCorpus, isPending } = useWholeCorpus();
  const search = (word: string, type: SearchType = 'LEMMAS', tool: SearchTool = 'wordcontext') =>
    chooseWholeCorpus(() => makeToolPath(tool, { word, type, keepCapitalization: false }));
  return { search, isPending };
}
