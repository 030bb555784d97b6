/** Height in pixels of a row of a table or concordance: dense, and for a finger. */
const rowHeights = { dense: 28, touch: 44 } as const;
const EM_PX = 16;

/** How much larger than usual the letters of the browser are: lists that reckon in pixels grow with them. */
export const readLetterScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || EM_PX) / EM_PX;

/** Height of rows in pixels. */
export function readRowHeight(): number {
  const isTouch = typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  return (isTouch ? rowHeights.touch : rowHeights.dense) * readLetterScale();
}
