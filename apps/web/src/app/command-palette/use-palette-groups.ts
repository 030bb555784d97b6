import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { wholeCorpusTexts } from '../../shared/text-selection/whole-corpus.queries';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { searchHistory } from '../../shared/search-history/search-history';
import { useKnownSearches } from '../../shared/search-history/use-search-in-words';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { readToolPath, tools } from '../tools/tool-list';
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
import { usePaletteCommands } from './use-palette-commands';
import { type PaletteActions, wordTools } from './use-palette-actions';
import { synonyms } from './palette-synonyms';

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
function useWordEntries(word: string, { t, openWord }: PaletteActions): readonly PaletteEntry[] {
  const { t: translate } = useTranslation();
  const { hasTexts, corpusTextIds, corpusSource } = useWholeSelection();
  const nameTexts = useTextsInWords();
  if (word === '') return [];
  const chosen =
    corpusTextIds === null
      ? t('own_text')
      : nameTexts({ query: corpusSource?.query, count: corpusTextIds.length });
  const texts = hasTexts ? chosen : t('whole_corpus');
  return wordTools.flatMap((route) => {
    const tool = tools.find((one) => one.route === route);
    if (tool === undefined) return [];
    const where = route === 'wordanalyser' ? t('as_text') : texts;
    const hint = `${translate(`${tool.name}:title`)} · ${where}`;
    return [{ id: `word-${route}`, text: word, isEstonian: true, hint, run: () => openWord(route, word) }];
  });
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
