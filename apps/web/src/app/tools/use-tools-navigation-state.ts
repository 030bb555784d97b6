import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChoosingState } from './use-choosing';

/** What another page may ask of the tools when it leads there. */
export interface ToolsNavigationState extends ChoosingState {
  readonly openTextChoice?: boolean;
  readonly scrollToTop?: boolean;
  readonly redirectTo?: string;
}

/**
 * Does what the navigation state asks, once: the flags are taken out of the history entry, so that a reload or a step back
 * does not ask again. What others put into the state stays.
 */
export function useToolsNavigationState(): void {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state = location.state as ToolsNavigationState | null;
  const navigate = useNavigate();
  useEffect(() => {
    const { openTextChoice: opens, scrollToTop, redirectTo, ...rest } = state ?? {};
    if (opens === undefined && scrollToTop === undefined && redirectTo === undefined) return;
    if (scrollToTop === true) window.scrollTo({ top: 0 });
    const asked = { ...rest, ...(opens === true ? { isChoosing: true } : {}) };
    const kept = Object.keys(asked).length > 0 ? asked : null;
    void navigate(redirectTo ?? { pathname, search, hash }, { replace: true, state: kept });
  }, [pathname, search, hash, state, navigate]);
}
