import LanguageIcon from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../shared/ui/use-menu';
import { useLanguage } from '../../shared/i18n/use-language';
import { languageNames } from './language-names';
import { lazyPart } from '../../shared/i18n/lazy-messages';

/** Menus are heavy, and few visitors open this one. */
const LazyLanguageChoices = lazyPart(async () => (await import('./language-choices')).LanguageChoices);

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const { button, menu } = useMenu();
  // It stays while it closes: what is taken away at once does not hear the click on its entry.
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        {...button}
        onClick={(event) => {
          setIsAsked(true);
          button.onClick(event);
        }}
        color="inherit"
        startIcon={<LanguageIcon />}
        aria-label={t('navigation.language', { code: current.toUpperCase(), name: languageNames[current] })}
        sx={{
          minWidth: 40,
          flexShrink: 0,
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {current.toUpperCase()}
      </Button>
      {isAsked && (
        <Suspense>
          <LazyLanguageChoices menu={menu} />
        </Suspense>
      )}
    </>
  );
}
