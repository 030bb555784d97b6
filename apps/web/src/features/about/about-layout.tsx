import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { SideMenuItem } from '../../shared/ui/side-menu-layout/side-menu-item';
import { SideMenuLayout } from '../../shared/ui/side-menu-layout/side-menu-layout';

import { publicationAnchors } from './publication-anchors';

const routes = [
  { route: 'us', titleKey: 'titles.about_us' },
  { route: 'people', titleKey: 'titles.people' },
  { route: 'grants', titleKey: 'titles.grants' },
] as const;

/** The about area: its pages beside their menu. */
export function AboutLayout() {
  const { t } = useTranslation('shell');
  const children = publicationAnchors.map(({ list, anchor }) => ({
    route: 'publications',
    anchor,
    label: t(`publication_lists.${list}`),
  }));
  const items: readonly SideMenuItem[] = [
    ...routes.map(({ route, titleKey }) => ({ route, label: t(titleKey) })),
    { route: 'publications', label: t('titles.publications'), children },
    { route: 'corpus', label: t('titles.about_corpus') },
    { route: 'error-types', label: t('titles.error_types') },
    { route: 'quality', label: t('titles.quality') },
  ];
  return (
    <SideMenuLayout label={t('about_menu')} groups={[{ key: 'about', items }]}>
      <Outlet />
    </SideMenuLayout>
  );
}
