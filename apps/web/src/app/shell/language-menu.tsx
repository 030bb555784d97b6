import LanguageIcon from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: Language) => {
    setAnchor(null);
    changeLanguage(language).catch(() => showNotice('error', 'notices:operation_failed'));
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LanguageIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('navigation.language', { code: current.toUpperCase(), name: languageNames[current] })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          minWidth: 40,
          flexShrink: 0,
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {current.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
    </>
  );
}
