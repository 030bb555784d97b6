import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languages, type Language } from '@keelerada/contract/fields/language';
import { changeLanguage } from '../../shared/i18n/start-i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import type { MenuState } from '../../shared/ui/use-menu';
import { languageNames } from './language-names';

/** The menu of the languages. */
export function LanguageChoices({ menu }: { readonly menu: MenuState }) {
  const { showNotice } = useNotices();
  const current = useLanguage();
  const choose = (language: Language) => {
    changeLanguage(language).catch(() => showNotice('error', 'notices:operation_failed'));
  };
  return (
    <Menu {...menu}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === current}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
