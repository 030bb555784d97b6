import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router';
import { pageStyle } from '../design/tokens';
import { useEffect, useRef } from 'react';

/**
 * Keeps the tab of the open page in sight in a bar that scrolls sideways; the result is the ref of the bar. Tabs are as
 * wide as their words (`words` names their language), which have another width once the fonts are there.
 */
function useOpenTabInSight(open: string | false, words: unknown) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    let isStale = false;
    const show = () => {
      const tab = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
      const scroller = tab?.closest('.MuiTabs-scroller');
      if (isStale || !tab || !scroller) return;
      scroller.scrollLeft = Math.max(0, tab.offsetLeft - (scroller.clientWidth - tab.offsetWidth) / 2);
    };
    // jsdom has no fonts.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(show);
    return () => {
      isStale = true;
    };
  }, [open, words]);
  return bar;
}

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
