import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SideMenuLayout } from '../../shared/ui/side-menu-layout/side-menu-layout';

const routes = [
  { route: 'us', titleKey: 'titles.about_us' },
  { route: 'people', titleKey: 'titles.people' },
  { route: 'grants', titleKey: 'titles.grants' },
  { route: 'publications', titleKey: 'titles.publications' },
] as const;

/** The about area: its pages beside their menu. */
export function AboutLayout() {
  const { t } = useTranslation('shell');
  const items = routes.map(({ route, titleKey }) => ({ route, label: t(titleKey) }));
  return (
    <SideMenuLayout label={t('about_menu')} groups={[{ key: 'about', items }]}>
      <Outlet />
    </SideMenuLayout>
  );
}
