/**
 * Height in pixels that the navigation bar covers at the top. The theme gives it to the
 * page as scroll padding, so that the target of a scroll is below the bar.
 */
export const SCROLL_HEADER_OFFSET_PX = 81;

/** Scrolls to the element with this id; at once for people who asked for less motion. Does nothing if there is none. */
export function scrollToElement(id: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** Path, tabs and bar of a tool stand in so many pixels at the top of the page. */
const TOP_PX = 160;

/** Scrolls an element to below the navigation bar, at once; where that is a few pixels, the page stays at its top. */
export function scrollBelowHeader(element: HTMLElement): void {
  // In a frame the page around scrolls.
  if (window.parent !== window) return element.scrollIntoView();
  const root = document.documentElement;
  const wanted = window.scrollY + element.getBoundingClientRect().top - SCROLL_HEADER_OFFSET_PX;
  const top = Math.min(wanted, root.scrollHeight - window.innerHeight);
  window.scrollTo({ top: top < TOP_PX ? 0 : top });
}
