import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Gives the options that an opened link carries to its tool, once. They come from an address: check them before use. */
export function useRestoredOptions(onRestored: (options: unknown) => void): void {
  const { state, pathname } = useLocation() as {
    state: { restoredOptions?: unknown } | null;
    pathname: string;
  };
  const navigate = useNavigate();
  const restored = state?.restoredOptions;
  useEffect(() => {
    if (restored === undefined) return;
    onRestored(restored);
    void navigate(pathname, { replace: true, state: null });
    // Each set of options is given once, whatever function takes it.
  }, [restored]);
}
