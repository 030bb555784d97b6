import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/**
 * Tells at the moment of asking whether the visitor is on the way to another page: changing the address then would take them
 * back. What hooks tell is as old as the last rendering, which may wait behind other work.
 */
export function useAskLeaving(): () => boolean {
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;
  return () => {
    if (router === undefined) return false;
    const { navigation, location } = router.state;
    return navigation.state !== 'idle' || location.pathname !== pathname;
  };
}
