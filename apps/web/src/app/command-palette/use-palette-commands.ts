import type { Language } from '@keelerada/contract/fields/language';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { changeLanguage } from '../../shared/i18n/start-i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { deleteSearches, searchHistory, switchHistory } from '../../shared/search-history/search-history';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import type { PaletteEntry } from './palette-entry';
import { featureValues } from '../../shared/cql-search/cql-choices';
import { synonyms } from './palette-synonyms';
import type { PaletteActions } from './use-palette-actions';

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
export function usePaletteCommands({ goTo, openQuery }: PaletteActions): readonly PaletteEntry[] {
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
