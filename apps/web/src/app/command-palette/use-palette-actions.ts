import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { SearchType } from '@keelerada/contract/fields/choices';
import { useWholeCorpus } from '../../shared/corpus-search/use-corpus-search';
import { useNotices } from '../../shared/notices/notices';
import { encodeResult } from '../../shared/result-link/encode-result';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import type { SavedSelection } from '../../shared/saved-selections/saved-selections';
import { noTexts, readSide, type SelectedTexts } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import type { ToolsNavigationState } from '../tools/use-tools-navigation-state';
import { makeTableView, withFilter } from '../../shared/ui/result-table/table-view';
import { makeCqlPath, makeToolPath, type SearchTool } from '../../shared/word-search/word-links';

/** Tools that take a word from the palette; the word list shows its words that begin with it. */
export const wordTools = ['wordcontext', 'wordlist', 'collocates', 'distribution', 'wordanalyser'] as const;
export type WordTool = (typeof wordTools)[number];

const TYPE: SearchType = 'LEMMAS';

/** The word list of a selection with its column of words filtered. */
function makeWordlistAddress(word: string, selection: SelectedTexts): string {
  const view = withFilter(makeTableView({ columnId: 'frequency', isDescending: true }), 'word', {
    kind: 'text',
    match: 'starts',
    text: word,
  });
  const options = { type: TYPE, excludeStopwords: false, keepCapitalization: false };
  return `/tools/wordlist${encodeResult(selection, options, { view }) ?? ''}`;
}

const makeWordAddress = (tool: SearchTool | 'wordlist', word: string, selection: SelectedTexts) =>
  tool === 'wordlist'
    ? makeWordlistAddress(word, selection)
    : makeToolPath(tool, { word, type: TYPE, keepCapitalization: false });

/** What the palette does. It stays when the palette closes: some of it waits for the server. */
export function usePaletteActions() {
  const { t } = useTranslation(['command-palette', 'shell']);
  const selection = useWholeSelection();
  const { changeSelection } = selection;
  const { showNotice } = useNotices();
  const { chooseWholeCorpus } = useWholeCorpus();
  const { open } = useOpenSelection();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goTo = (address: string, state?: ToolsNavigationState) => void navigate(address, { state });
  /** The word analyser analyses texts: the word becomes the text. */
  const analyseWord = (word: string) => {
    const before = { ...readSide(selection, 'A'), compared: selection.compared };
    changeSelection(() => ({ ...noTexts, ownTexts: word, compared: null }));
    if (selection.hasTexts)
      showNotice(
        'info',
        'command-palette:word_is_text',
        { word },
        {
          labelKey: 'notices:undo',
          run: () => changeSelection(() => before),
        },
      );
    goTo('/tools/wordanalyser');
  };
  const openWord = (tool: WordTool, word: string) => {
    if (tool === 'wordanalyser') return analyseWord(word);
    if (selection.hasTexts) return goTo(makeWordAddress(tool, word, selection));
    chooseWholeCorpus((chosen) => makeWordAddress(tool, word, chosen));
  };
  const openQuery = (cql: string) =>
    selection.hasTexts ? goTo(makeCqlPath(cql)) : chooseWholeCorpus(() => makeCqlPath(cql));
  const openSelection = (saved: SavedSelection) =>
    open(saved, 'A', () => {
      if (!pathname.startsWith('/tools/')) goTo('/tools/wordlist');
    });
  return { t, goTo, openWord, openQuery, openSelection };
}

export type PaletteActions = ReturnType<typeof usePaletteActions>;
