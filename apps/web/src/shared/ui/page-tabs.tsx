import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router';
import { pageStyle } from '../design/tokens';
import { useOpenTabInSight } from './use-open-tab-in-sight';

interface PageTabsProps {
  readonly label: string;
  readonly pages: readonly { readonly path: string; readonly name: string }[];
}

/** Pages that belong together, one route each. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/+$/u, '');
  const tabs = useOpenTabInSight(path, label);
  return (
    <Box sx={{ ...pageStyle, displayPrint: 'none', borderBottom: '1px solid var(--line)' }}>
      <Tabs
        ref={tabs}
        component="nav"
        value={pages.some((page) => page.path === path) ? path : false}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={label}
      >
        {pages.map((page) => (
          <Tab
            key={page.path}
            value={page.path}
            component={Link}
            to={page.path}
            label={page.name}
            {...(page.path === path ? { 'aria-current': 'page' } : {})}
          />
        ))}
      </Tabs>
    </Box>
  );
}
