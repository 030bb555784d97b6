import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { encodeResult } from '../result-link/encode-result';
import { readLinkOptions } from '../result-link/link-options';
import { useWholeSelection } from '../text-selection/text-selection';
import { isAskedFor, type ToolRun } from '../tool-session/tool-session';
import { rememberSearch } from './search-history';

/** Requests that are known already: coming back to a tab is no new search. */
const known = new WeakSet<object>();

/**
 * Keeps a search that was answered among the last ones. Searches in an own text are left out: they would tell what
 * stands in it. In a frame the texts are those of the page around.
 */
export function useRememberSearch(run: ToolRun | null): void {
  const { pathname } = useLocation();
  const selection = useWholeSelection();
  useEffect(() => {
    if (run?.state !== 'done' || !isAskedFor(run) || window.parent !== window) return;
    const request = run.request as object;
    const hasOwnText = selection.ownTexts !== null || (selection.compared?.ownTexts ?? null) !== null;
    if (hasOwnText || known.has(request)) return;
    known.add(request);
    const hash = encodeResult(selection, readLinkOptions(request));
    if (hash !== null)
      rememberSearch({ address: `${pathname}${hash}`, searchedAt: new Date().toISOString() });
    // The selection is that of the run: another one ends it.
  }, [run, pathname]);
}
