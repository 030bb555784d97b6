import { useLayoutEffect, useRef, useState } from 'react';

/** Width before the place is measured. */
const FIRST_WIDTH_PX = 640;

/** Width in pixels of the element that `place` is given to as its ref. */
export function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [widthPx, setWidth] = useState(FIRST_WIDTH_PX);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || FIRST_WIDTH_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, widthPx };
}
