import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { branding } from '../branding';
import { NOT_FOUND_TITLE_KEY, makeCrumbs } from '../pages';

/**
 * Sets the document title: the page's title and the product's suffix; the home page has a title of its own. It comes in
 * one step with the crumbs, so that nothing reads the title of the page before.
 */
export function usePageTitle(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const titleKey = makeCrumbs(pathname).at(-1)?.titleKey ?? NOT_FOUND_TITLE_KEY;
  const title =
    titleKey === 'shell:titles.home'
      ? t('titles.home_document', { name: branding.productName })
      : `${t(titleKey)} – ${branding.productName}`;
  useLayoutEffect(() => {
    document.title = title;
    // What stood in the HTML until the page was there.
    document.getElementById('opening')?.remove();
  }, [title]);
}
