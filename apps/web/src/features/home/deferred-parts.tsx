import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/i18n/lazy-messages';

/** So far below the window a part of the page begins to load. */
const AHEAD = '100px';
/** The pictures weigh much beside the first screen: they wait until they are well in sight. */
const IN_SIGHT = '0px 0px -15%';

/** True from when the visitor comes near the place, presses a key or prints: deferred parts must not be passed by. */
function useIsNear(place: RefObject<HTMLElement | null>, ahead = AHEAD): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const show = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    window.addEventListener('keydown', show, { once: true });
    window.addEventListener('beforeprint', show, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', show);
      window.removeEventListener('beforeprint', show);
    };
  }, [place, ahead, isNear]);
  return isNear;
}

/** One, two and three columns of pictures. */
const pictureHeights = {
  minHeight: 1502,
  '@media (min-width: 35em)': { minHeight: 731 },
  '@media (min-width: 56.25em)': { minHeight: 474 },
} as const;

/** A part of the page that loads when the visitor comes near; its height is held until then. */
function makeDeferredPart(
  name: string,
  held: SxProps<Theme>,
  Part: ComponentType,
  ahead?: string,
): () => React.ReactNode {
  return function DeferredPart() {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useIsNear(place, ahead);
    return (
      <Box ref={place} data-deferred={name} sx={held}>
        {isNear && (
          <Suspense>
            <Part />
          </Suspense>
        )}
      </Box>
    );
  };
}

export const DeferredPictures = makeDeferredPart(
  'pictures',
  pictureHeights,
  lazyPart(async () => (await import('./pictures/home-pictures')).HomePictures, 'home-pictures'),
  IN_SIGHT,
);

export const DeferredSize = makeDeferredPart(
  'size',
  { minHeight: { xs: 250, sm: 210 } },
  lazyPart(async () => (await import('./corpus-size')).CorpusSize),
);

export const DeferredIntroductions = makeDeferredPart(
  'introductions',
  { minHeight: { xs: 440, sm: 300 } },
  lazyPart(async () => (await import('./introduction-tabs')).IntroductionTabs, 'home-introductions'),
);
