import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { branding } from '../branding';
import { makeCrumbs } from '../page-titles';

/** Sets the document title: the page's title and the product's suffix; the home page has a title of its own. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const titleKey = makeCrumbs(pathname).at(-1)?.titleKey ?? 'titles.not_found';
  const title =
    titleKey === 'titles.home' ? t('titles.home_document') : `${t(titleKey)} – ${branding.titleSuffix}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
