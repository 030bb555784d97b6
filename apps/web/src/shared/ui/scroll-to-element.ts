/**
 * Height in pixels that the navigation bar covers at the top (SPEC 9, scroll header offset). The theme gives it to the
 * page as scroll padding, so that the target of a scroll is below the bar.
 */
export const SCROLL_HEADER_OFFSET_PX = 81;

/** Scrolls to the element with this id; at once for people who asked for less motion. Does nothing if there is none. */
export function scrollToElement(id: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
