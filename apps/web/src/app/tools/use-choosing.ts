import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the history entry: the texts are being chosen. A step back or a reload then finds what was open. */
export interface ChoosingState {
  readonly isChoosing?: boolean;
}

/** Whether texts are being chosen in place of the tool. Opening it is a step that the browser's Back undoes. */
export function useChoosing() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const state = location.state as ChoosingState | null;
  const isChoosing = state?.isChoosing === true;
  const open = useCallback(() => {
    if (!isChoosing) void navigate({ pathname, search, hash }, { state: { ...state, isChoosing: true } });
  }, [navigate, pathname, search, hash, state, isChoosing]);
  const close = useCallback(() => {
    if (!isChoosing) return;
    const { isChoosing: _isChoosing, ...rest } = state ?? {};
    const kept = Object.keys(rest).length > 0 ? rest : null;
    void navigate({ pathname, search, hash }, { replace: true, state: kept });
  }, [navigate, pathname, search, hash, state, isChoosing]);
  return { isChoosing, open, close };
}
