import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

const tabs = ['wordlist', 'wordcontext', 'collocates', 'clusterfinder', 'wordanalyser'] as const;

/** The analysis tools, one route each. */
export function ToolTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const open = tabs.find((tab) => pathname.startsWith(`/tools/${tab}`)) ?? false;
  return (
    <Tabs
      component="nav"
      value={open}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('navigation.tools')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          component={Link}
          to={`/tools/${tab}`}
          label={t(`titles.${tab}`)}
          {...(tab === open ? { 'aria-current': 'page' } : {})}
        />
      ))}
    </Tabs>
  );
}
