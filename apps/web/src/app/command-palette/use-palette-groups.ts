import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { wholeCorpusTexts } from '../../shared/text-selection/whole-corpus.queries';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { searchHistory, deleteSearches, switchHistory } from '../../shared/search-history/search-history';
import { useKnownSearches } from '../../shared/search-history/use-search-in-words';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { readToolPath, tools } from '../tools/tool-list';
import { makeWordPagePath } from '../../shared/word-search/word-links';
import { useSession } from '../../shared/session/session';
import { pages } from '../pages';
import type { PageDeclaration } from '../page-declaration';
import {
  findMatches,
  fold,
  type PaletteEntry,
  type PaletteGroup,
  rankEntry,
  rankMatch,
} from './palette-entry';
import { type PaletteActions, wordTools } from './use-palette-actions';
import { synonyms } from './palette-synonyms';
import type { Language } from '@keelerada/contract/fields/language';
import { useColorScheme } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { changeLanguage } from '../../shared/i18n/start-i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { featureValues } from '../../shared/cql-search/cql-choices';

/** Names of cases begin as common words do. */
const LEAST_CASE_LETTERS = 6;
const FIRST_TOOL_PATH = '/tools/wordlist';

/** The last searches, which the palette offers, can be deleted and no longer be kept. */
function useSearchCommands() {
  const { t } = useTranslation(['command-palette']);
  const { isOff, searches } = useKeptValue(searchHistory);
  const { showNotice } = useNotices();
  const failed = () => showNotice('error', 'saved-selections:faults.no_room');
  const forget = () => {
    const undo = deleteSearches();
    if (undo === null) return failed();
    showNotice('info', 'command-palette:searches_deleted', undefined, {
      labelKey: 'notices:undo',
      run: undo,
    });
  };
  const switchOver = () =>
    switchHistory(!isOff)
      ? showNotice('info', `command-palette:${isOff ? 'searches_on' : 'searches_off'}`)
      : failed();
  return [
    ...(searches.length > 0
      ? [{ id: 'forget_searches', text: t('commands.forget_searches'), run: forget }]
      : []),
    {
      id: 'switch_searches',
      text: t(isOff ? 'commands.keep_searches' : 'commands.stop_searches'),
      run: switchOver,
    },
  ];
}

/** What the palette does rather than opens, and the forms that it finds in texts. */
function usePaletteCommands({ goTo, openQuery }: PaletteActions): readonly PaletteEntry[] {
  const { t } = useTranslation(['command-palette', 'shell', 'word-context-cql', 'word-context']);
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const other: Language = useLanguage() === 'et' ? 'en' : 'et';
  const { showNotice } = useNotices();
  const { pathname } = useLocation();
  const { hasTexts } = useWholeSelection();
  const searchCommands = useSearchCommands();
  const toolPath = pathname.startsWith('/tools/') ? pathname : FIRST_TOOL_PATH;
  const chooseTexts = (side: 'A' | 'B') =>
    goTo(toolPath, { openTextChoice: true, scrollToTop: true, over: 'tool', ...(side === 'B' && { side }) });
  const command = (id: string, text: string, run: () => void): PaletteEntry => ({
    ...{ id: `command-${id}`, text, run },
    synonyms: synonyms.get(id) ?? '',
  });
  return [
    command('scheme', t(isDark ? 'shell:navigation.light_scheme' : 'shell:navigation.dark_scheme'), () =>
      setMode(isDark ? 'light' : 'dark'),
    ),
    command('language', t('commands.language'), () => {
      changeLanguage(other).catch(() => showNotice('error', 'notices:operation_failed'));
    }),
    command('choose_texts', t('commands.choose_texts'), () => chooseTexts('A')),
    command('compare', t('commands.compare'), () => chooseTexts(hasTexts ? 'B' : 'A')),
    ...searchCommands.map(({ id, text, run }) => command(id, text, run)),
    ...featureValues.Case.map((name) => ({
      ...command(name, t(`word-context-cql:values.Case.${name}`), () => openQuery(`[Case="${name}"]`)),
      hint: t('word-context:title'),
      leastLetters: LEAST_CASE_LETTERS,
    })),
  ];
}

type GoTo = (address: string) => void;

/** Pages that the bar or the footer leads to, or that have synonyms; those of administrators for administrators alone. */
const isFindable = ({ path, redirectTo, layout, navigation, footer }: PageDeclaration, isAdmin: boolean) => {
  if (redirectTo !== undefined || layout === 'tools') return false;
  if (layout === 'admin' || navigation === 'administrators') return isAdmin;
  return synonyms.has(path) || navigation === 'everyone' || footer !== undefined;
};

function useFindablePages(goTo: GoTo): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const isAdmin = useSession().user?.roleName === 'ADMIN';
  return pages
    .filter((page) => isFindable(page, isAdmin))
    .map(({ path, titleKey }) => ({
      id: `page-${path}`,
      text: t(titleKey),
      synonyms: synonyms.get(path) ?? '',
      run: () => goTo(path),
    }));
}

function useFindableTools(goTo: GoTo): readonly PaletteEntry[] {
  const { t } = useTranslation();
  return tools.map((tool) => ({
    id: `tool-${tool.route}`,
    text: t(`${tool.name}:title`),
    synonyms: synonyms.get(tool.name) ?? '',
    run: () => goTo(readToolPath(tool)),
  }));
}

/** Entries of a group, while nothing is typed and after. */
const MOST_AT_FIRST = 5;
const MOST_ENTRIES = 6;
/** Fewer letters stand in too many titles. */
const LEAST_TITLE_CHARACTERS = 2;
/** So many letters of a name mean the name rather than a word. */
const LEAST_NAME_CHARACTERS = 3;

/** A word in every tool that takes one, in the texts that are chosen or in the whole corpus. */
function useWordEntries(word: string, { t, openWord, goTo }: PaletteActions): readonly PaletteEntry[] {
  const { t: translate } = useTranslation();
  const { hasTexts, corpusTextIds, corpusSource } = useWholeSelection();
  const nameTexts = useTextsInWords();
  if (word === '') return [];
  const chosen =
    corpusTextIds === null
      ? t('own_text')
      : nameTexts({ query: corpusSource?.query, count: corpusTextIds.length });
  const texts = hasTexts ? chosen : t('whole_corpus');
  const page = { id: 'word-page', text: word, isEstonian: true, hint: t('word_page') };
  const pageEntries = word.includes(' ') ? [] : [{ ...page, run: () => goTo(makeWordPagePath(word)) }];
  const toolEntries = wordTools.flatMap((route) => {
    const tool = tools.find((one) => one.route === route);
    if (tool === undefined) return [];
    const where = route === 'wordanalyser' ? t('as_text') : texts;
    const hint = `${translate(`${tool.name}:title`)} · ${where}`;
    return [{ id: `word-${route}`, text: word, isEstonian: true, hint, run: () => openWord(route, word) }];
  });
  return [...toolEntries, ...pageEntries];
}

export interface TitledText {
  readonly id: string;
  readonly title: string;
  readonly folded: string;
}

/** Letters typed after the first answer find their texts at once. */
const listTitles = (rows: readonly TextQueryRow[]): readonly TitledText[] =>
  rows.map(({ text_id: id, property_value: title }) => ({ id, title, folded: fold(title) }));

function useTextEntries(wanted: string, onPreview: (text: TitledText) => void) {
  const isWanted = wanted.length >= LEAST_TITLE_CHARACTERS;
  const { data = [], isFetching } = useQuery({
    ...wholeCorpusTexts,
    select: listTitles,
    enabled: isWanted,
    // The palette does without them.
    meta: { handlesErrors: true },
  });
  const found = isWanted ? findMatches(data, ({ folded }) => rankMatch(folded, wanted)) : [];
  const entries = found.slice(0, MOST_ENTRIES).map((text): PaletteEntry => ({
    id: `text-${text.id}`,
    text: text.title,
    isEstonian: true,
    run: () => onPreview(text),
  }));
  return { entries, more: found.length - entries.length, isFetching };
}

/** What the browser keeps: named selections and the last searches. */
function useKeptEntries({ goTo, openSelection }: PaletteActions) {
  const nameTexts = useTextsInWords();
  const listKnown = useKnownSearches(tools);
  const { selections } = useKeptValue(savedSelections);
  const { searches } = useKeptValue(searchHistory);
  return {
    selections: selections.map((selection): PaletteEntry => ({
      id: `selection-${selection.name}`,
      text: selection.name,
      hint: nameTexts(selection.texts),
      run: () => openSelection(selection),
    })),
    searches: listKnown(searches).map(({ address, tool, keyword, detail }): PaletteEntry => ({
      id: `search-${address}`,
      text: keyword === '' ? tool : keyword,
      isEstonian: keyword !== '',
      hint: keyword === '' ? detail : `${tool} · ${detail}`,
      run: () => goTo(address),
    })),
  };
}

interface FoundGroups {
  readonly groups: readonly PaletteGroup[];
  /** The titles of the texts are still coming. */
  readonly isFetching: boolean;
}

/** Everything that the palette offers for what is typed. */
export function usePaletteGroups(
  typed: string,
  actions: PaletteActions,
  onPreview: (text: TitledText) => void,
): FoundGroups {
  const word = typed.trim().replaceAll(/\s+/gu, ' ');
  const wanted = fold(word);
  const words = useWordEntries(word, actions);
  const kept = useKeptEntries(actions);
  const toolEntries = useFindableTools(actions.goTo);
  const commandEntries = usePaletteCommands(actions);
  const pageEntries = useFindablePages(actions.goTo);
  const { isFetching, ...texts } = useTextEntries(wanted, onPreview);
  if (wanted === '') {
    const atFirst: readonly PaletteGroup[] = [
      { name: 'searches', entries: kept.searches.slice(0, MOST_AT_FIRST) },
      { name: 'selections', entries: kept.selections.slice(0, MOST_AT_FIRST) },
      { name: 'tools', entries: toolEntries },
    ];
    return { groups: atFirst.filter(({ entries }) => entries.length > 0), isFetching: false };
  }
  const match = (name: PaletteGroup['name'], all: readonly PaletteEntry[]): PaletteGroup => {
    const found = findMatches(all, (entry) => rankEntry(entry, wanted));
    const entries = found.slice(0, MOST_ENTRIES);
    return { name, entries, more: found.length - entries.length };
  };
  const ranked = [
    match('selections', kept.selections),
    match('tools', toolEntries),
    match('pages', pageEntries),
    match('commands', commandEntries),
  ].map((group) => ({ group, rank: group.entries[0] && rankEntry(group.entries[0], wanted) }));
  // The name of a selection is the visitor's own: a word inside it may well be looked for.
  const isNamed = ({ group, rank }: (typeof ranked)[number]) =>
    wanted.length >= LEAST_NAME_CHARACTERS && (rank === 0 || (rank === 1 && group.name !== 'selections'));
  const named = ranked.filter(isNamed).toSorted((left, right) => (left.rank ?? 0) - (right.rank ?? 0));
  const groups: readonly PaletteGroup[] = [
    ...named.map(({ group }) => group),
    { name: 'words', entries: words },
    ...ranked.filter((one) => !isNamed(one)).map(({ group }) => group),
    match('searches', kept.searches),
    { name: 'texts', ...texts },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isFetching };
}
