import { useCallback } from 'react';
import { type Path, useLocation, useNavigate } from 'react-router';
import { isResultHash } from '../../shared/result-link/encode-result';
import type { Side } from '../../shared/text-selection/selected-texts';

/** In the history entry: the texts are being chosen. A step back or a reload then finds what was open. */
export interface ChoosingState {
  readonly isChoosing?: boolean;
  /** What the entry before shows, if it is one of this tool: a result, or the tool without one. */
  readonly over?: 'result' | 'tool';
  /** The selection that they are for; A if it is missing. */
  readonly side?: Side;
}

/** Whether texts are being chosen in place of the tool. Opening it is a step that the browser's Back undoes. */
export function useChoosing() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const state = location.state as ChoosingState | null;
  const isChoosing = state?.isChoosing === true;
  const open = useCallback(
    (side: Side) => {
      if (isChoosing) return;
      const over = isResultHash(hash) ? 'result' : 'tool';
      const opened = { ...state, isChoosing: true, over, ...(side === 'B' ? { side } : {}) };
      void navigate({ pathname, search, hash }, { state: opened });
    },
    [navigate, pathname, search, hash, state, isChoosing],
  );
  const showTool = useCallback(
    (address: Partial<Path>) => {
      const { isChoosing: _isChoosing, over: _over, side: _side, ...rest } = state ?? {};
      const kept = Object.keys(rest).length > 0 ? rest : null;
      void navigate(address, { replace: true, state: kept });
    },
    [navigate, state],
  );
  /** Shows the tool again as it was. */
  const close = useCallback(() => {
    if (!isChoosing) return;
    // The entry before is that of the tool: two alike would make a step back that changes nothing.
    if (state.over !== undefined) void navigate(-1);
    else showTool({ pathname, search, hash });
  }, [navigate, pathname, search, hash, state, isChoosing, showTool]);
  /** Shows the tool with texts chosen now; a step back then finds the former result, if there was one. */
  const finish = useCallback(() => {
    if (!isChoosing) return;
    if (state.over === 'tool') void navigate(-1);
    else showTool({ pathname, search });
  }, [navigate, pathname, search, state, isChoosing, showTool]);
  const side: Side = state?.side === 'B' ? 'B' : 'A';
  return { isChoosing, side, open, close, finish };
}
