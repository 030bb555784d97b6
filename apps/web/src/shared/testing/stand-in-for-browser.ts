import { vi } from 'vitest';

/** Height in pixels of every element: jsdom lays nothing out, and lists build only what is in sight. */
const ELEMENT_HEIGHT_PX = 440;

/** What a browser has and jsdom lacks. */
export function standInForBrowser(): void {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  for (const name of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => ELEMENT_HEIGHT_PX });
  class Observer {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}

/** Wide screens match `min-width` queries, narrow ones `max-width`; everything else does not match. */
export function setScreen(width: 'wide' | 'narrow'): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: (width === 'wide' ? /min-width/u : /max-width/u).test(media),
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    });
}
