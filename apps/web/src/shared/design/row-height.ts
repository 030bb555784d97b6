/** Height in pixels of a row of a table or concordance: with a mouse, and for a finger. */
const DENSE_PX = 28;
const TOUCH_PX = 44;

const EM_PX = 16;

/** How much larger than usual the letters of the browser are: lists that reckon in pixels grow with them. */
export const readLetterScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || EM_PX) / EM_PX;

/** Height of a row in pixels. */
export function readRowHeight(): number {
  const isTouch = typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  return (isTouch ? TOUCH_PX : DENSE_PX) * readLetterScale();
}
