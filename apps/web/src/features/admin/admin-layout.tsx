import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { pageStyle } from '../../shared/design/tokens';
import { RoleGate } from '../../shared/session/role-gate';
import { useOpenTabInSight } from '../../shared/ui/use-open-tab-in-sight';

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

/** Words of the tabs begin at the edge of the page, their pads outside it. */
const TAB_PAD = '12px';

/** The pages of administrators below their tabs; nobody else gets further than here. */
export function AdminLayout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/+$/u, '');
  const tabs = useOpenTabInSight(path, t);
  return (
    <RoleGate role="ADMIN">
      <Box sx={{ ...pageStyle, displayPrint: 'none' }}>
        <Box sx={{ borderBottom: '1px solid var(--line)' }}>
          <Tabs
            ref={tabs}
            component="nav"
            value={pages.some((page) => page.path === path) ? path : false}
            variant="scrollable"
            scrollButtons="auto"
            aria-label={t('titles.admin')}
            sx={{
              mx: `-${TAB_PAD}`,
              '& .MuiTab-root': { px: TAB_PAD, minWidth: 0 },
            }}
          >
            {pages.map((page) => (
              <Tab
                key={page.path}
                value={page.path}
                component={Link}
                to={page.path}
                label={t(page.titleKey)}
                {...(page.path === path ? { 'aria-current': 'page' } : {})}
              />
            ))}
          </Tabs>
        </Box>
      </Box>
      <Outlet />
    </RoleGate>
  );
}
