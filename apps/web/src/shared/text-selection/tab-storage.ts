import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/paths';

/**
 * The page for frames begins with no texts, alone as in a frame: there it shares the storage of the page around it and
 * must not write over what that keeps.
 */
export const isForFrames = () =>
  window.parent !== window || window.location.pathname === CLUSTER_FINDER_PAGE_PATH;

/** What this tab of the browser has kept under a name; null if there is nothing that can be read. */
export function readKept<Kept>(key: string): Kept | null {
  if (isForFrames()) return null;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps plain data until the tab is closed, so that a reload finds it; null forgets it. */
export function keepForTab(key: string, kept: object | null): void {
  if (isForFrames()) return;
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser without room or permission for it: a reload then forgets.
  }
}
