import { useEffect, useRef } from 'react';

/**
 * Keeps the tab of the open page in sight in a bar that scrolls sideways; the result is the ref of the bar. Tabs are as
 * wide as their words (`words` names their language), which have another width once the fonts are there.
 */
export function useOpenTabInSight(open: string | false, words: unknown) {
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
