import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOpenTabInSight } from '../../shared/ui/use-open-tab-in-sight';
import { readToolPath, tools } from './tool-list';

/** The analysis tools, one route each. */
export function ToolTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const open = tools.find((tool) => pathname.startsWith(readToolPath(tool)))?.name ?? false;
  const bar = useOpenTabInSight(open, t);
  return (
    <Tabs
      ref={bar}
      component="nav"
      value={open}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('titles.tools')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map((tool) => (
        <Tab
          key={tool.name}
          value={tool.name}
          component={Link}
          to={readToolPath(tool)}
          label={t(`${tool.name}:title`)}
          {...(tool.name === open ? { 'aria-current': 'page' } : {})}
        />
      ))}
    </Tabs>
  );
}
