import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';

/**
 * Tells at the moment of asking whether the visitor is on the way to another page: changing the address then would take them
 * back. What hooks tell is as old as the last rendering, which may wait for the code of the next page.
 */
export function useAskLeaving(): () => boolean {
  const { pathname } = useLocation();
  // The history of a browser as of a test; its type leaves out where it is.
  const history = use(NavigationContext).navigator as { readonly location?: { readonly pathname: string } };
  return () => history.location !== undefined && history.location.pathname !== pathname;
}
