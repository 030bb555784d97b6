import { useLayoutEffect, useState } from 'react';
import { choosePictureSize, type PictureSize } from './picture-size';

/** Size that fits the element which `frame` is given to as its ref; undefined until that element is there. */
export function usePictureSize() {
  const [element, frame] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<PictureSize>();
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => {
      const fitting = choosePictureSize(element.clientWidth);
      const isSame = (before: PictureSize) =>
        before.widthPx === fitting.widthPx && before.leastFontPx === fitting.leastFontPx;
      setSize((before) => (before !== undefined && isSame(before) ? before : fitting));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { frame, size };
}
