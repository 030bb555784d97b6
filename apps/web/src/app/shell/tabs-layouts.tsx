import { pageTitleKeys } from '@keelerada/contract/site/page-paths';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { PageTabs } from '../../shared/ui/page-tabs';

interface TabsLayoutProps {
  readonly title: string;
  /** The title of a page, or another name of its tab. */
  readonly tabs: readonly (readonly [path: string, key?: string])[];
}

/** Pages below their tabs. On a phone an address that asks for something leaves the screen to it. */
function TabsLayout({ title, tabs }: TabsLayoutProps) {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  return (
    <>
      <Box sx={{ display: { xs: search === '' ? 'block' : 'none', sm: 'block' } }}>
        <PageTabs
          label={t(title)}
          pages={tabs.map(([path, key = pageTitleKeys.get(path) ?? path]) => ({ path, name: t(key) }))}
        />
      </Box>
      <Outlet />
    </>
  );
}

const practice: TabsLayoutProps = {
  title: 'titles.practice',
  tabs: [['/practice', 'titles.exercises'], ['/corrector/write'], ['/practice/errors']],
};
const teacher: TabsLayoutProps = {
  title: 'titles.teacher',
  tabs: [['/teacher/class-report'], ['/teacher/worksheet']],
};

export const tabsLayouts = {
  practice: () => <TabsLayout {...practice} />,
  teacher: () => <TabsLayout {...teacher} />,
};
