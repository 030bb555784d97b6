import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while a box is narrower than what it holds; follows its width. */
export function useSidewaysScroll(box: RefObject<HTMLElement | null>, leastWidthPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // Not laid out (tests, hidden tabs) is not narrow.
    const measure = () => setIsNarrow(element.clientWidth > 0 && element.clientWidth < leastWidthPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, leastWidthPx]);
  return isNarrow;
}
