import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RoleGate } from '../../shared/session/role-gate';
import { PageTabs } from '../../shared/ui/page-tabs';

const pages = [
  { path: '/admin', titleKey: 'titles.admin_overview' },
  { path: '/admin/review', titleKey: 'titles.review' },
  { path: '/admin/texts', titleKey: 'titles.admin_texts' },
  { path: '/admin/import', titleKey: 'titles.admin_import' },
  { path: '/admin/content', titleKey: 'titles.admin_content' },
  { path: '/admin/jobs', titleKey: 'titles.admin_jobs' },
  { path: '/admin/accounts', titleKey: 'titles.admin_accounts' },
  { path: '/admin/history', titleKey: 'titles.admin_history' },
] as const;

/** The pages of administrators below their tabs; nobody else gets further than here. */
export function AdminLayout() {
  const { t } = useTranslation('shell');
  return (
    <RoleGate role="ADMIN">
      <PageTabs
        label={t('titles.admin')}
        pages={pages.map(({ path, titleKey }) => ({ path, name: t(titleKey) }))}
      />
      <Outlet />
    </RoleGate>
  );
}
