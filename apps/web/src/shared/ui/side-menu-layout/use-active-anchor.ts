import { useEffect, useState } from 'react';
import { SCROLL_HEADER_OFFSET_PX } from '../scroll-to-element';

/** Browsers round scroll positions: the target of a scroll may be a fraction of a pixel lower. */
const TOLERANCE_PX = 2;

/** The last of these elements that has reached the bar at the top; the last of all at the end of the page. */
export function findActiveAnchor(ids: readonly string[]): string | null {
  const present = ids.flatMap((id) => document.getElementById(id) ?? []);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - TOLERANCE_PX;
  if (isAtEnd) return present.at(-1)?.id ?? null;
  const reached = present.filter(
    (element) => element.getBoundingClientRect().top <= SCROLL_HEADER_OFFSET_PX + TOLERANCE_PX,
  );
  return reached.at(-1)?.id ?? null;
}

/** Follows the scroll position: id of the place that is being read, or null above the first. */
export function useActiveAnchor(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const listed = key === '' ? [] : key.split(' ');
    const update = () => setActive(findActiveAnchor(listed));
    update();
    if (listed.length === 0) return;
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return active;
}
