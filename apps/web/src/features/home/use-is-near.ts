import { useEffect, useState, type RefObject } from 'react';

/** So far below the window a part of the page begins to load. */
const AHEAD = '400px';
/** The pictures weigh much beside the first screen: they wait until they are well in sight. */
export const IN_SIGHT = '0px 0px -15%';

/** True from when the visitor comes near the place, presses a key or prints: deferred parts must not be passed by. */
export function useIsNear(place: RefObject<HTMLElement | null>, ahead = AHEAD): boolean {
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
