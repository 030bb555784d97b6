import { pageTitleKeys } from '@keelerada/contract/site/page-paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { SideMenuItem } from '../../shared/ui/side-menu-layout/side-menu-item';
import { SideMenuLayout } from '../../shared/ui/side-menu-layout/side-menu-layout';

import { publicationAnchors } from './publication-anchors';

const routes = ['us', 'people', 'grants', 'publications', 'corpus', 'error-types', 'quality'];

/** The about area: its pages beside their menu. */
export function AboutLayout() {
  const { t } = useTranslation('shell');
  const children = publicationAnchors.map(({ list, anchor }) => ({
    route: 'publications',
    anchor,
    label: t(`publication_lists.${list}`),
  }));
  const items = routes.map((route): SideMenuItem => ({
    route,
    label: t(pageTitleKeys.get(`/about/${route}`) ?? route),
    ...(route === 'publications' && { children }),
  }));
  return (
    <SideMenuLayout label={t('about_menu')} groups={[{ key: 'about', items }]}>
      <Outlet />
    </SideMenuLayout>
  );
}
