import LanguageIcon from '@mui/icons-material/Language';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/menu-button';
import { languages, type Language } from '@keelerada/contract/language';
import { changeLanguage } from '../../shared/i18n/start-i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';

/** Each language names itself in its own words. */
const languageNames: Record<Language, string> = { et: 'Eesti', en: 'English' };

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { showNotice } = useNotices();
  const current = useLanguage();
  const choose = (language: Language) => {
    changeLanguage(language).catch(() => showNotice('error', 'notices:operation_failed'));
  };
  return (
    <MenuButton
      color="inherit"
      startIcon={<LanguageIcon />}
      aria-label={t('navigation.language', { code: current.toUpperCase(), name: languageNames[current] })}
      sx={{
        minWidth: 40,
        flexShrink: 0,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
      label={current.toUpperCase()}
    >
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
    </MenuButton>
  );
}
