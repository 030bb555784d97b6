import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/site/paths';
import { keep, readKept } from '../kept-value/kept-storage';

/**
 * The page for frames begins with no texts, alone as in a frame: there it shares the storage of the page around it and
 * must not write over what that keeps.
 */
export const isForFrames = () =>
  window.parent !== window || window.location.pathname === CLUSTER_FINDER_PAGE_PATH;

/** What this tab of the browser has kept under a name, as `readValue` makes sense of it; of nothing, null. */
export const readKeptInTab = <Value>(key: string, readValue: (stored: unknown) => Value): Value =>
  isForFrames() ? readValue(null) : readKept('tab', key, readValue);

/** Keeps plain data until the tab is closed; null forgets it. False where the browser gives no room for it. */
export const keepForTab = (key: string, kept: object | null): boolean =>
  isForFrames() || keep('tab', key, kept);
