import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadLateMessages } from '../../shared/i18n/late-messages';

const IntroductionTabs = lazy(async () => {
  const [{ IntroductionTabs: tabs }] = await Promise.all([
    import('./introduction-tabs'),
    loadLateMessages('home-introductions'),
  ]);
  return { default: tabs };
});

/** So far below the window they begin to load. */
const AHEAD = '400px';
/** About as high as the tabs, so that the page does not move when they come. */
const LEAST_HEIGHT = { xs: 640, sm: 720, md: 520 } as const;

/** The introductions, which load when the visitor comes near: their code is no part of the first screen. */
export function LateIntroductions() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const show = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    // The next press of Tab or a search in the page must not pass them by.
    window.addEventListener('keydown', show, { once: true });
    window.addEventListener('beforeprint', show, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', show);
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  return (
    <Box ref={place} data-introductions sx={{ minHeight: LEAST_HEIGHT }}>
      {isNear && (
        <Suspense>
          <IntroductionTabs />
        </Suspense>
      )}
    </Box>
  );
}
