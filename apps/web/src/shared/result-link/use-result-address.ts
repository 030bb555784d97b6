import { useLocation } from 'react-router';
import { useWholeSelection } from '../text-selection/text-selection';
import { useToolViews } from '../tool-session/tool-views';
import { encodeResult } from './encode-result';
import { readLinkOptions } from './link-options';

/** The last step of a tool's route is its name without hyphens. */
const readRoute = (pathname: string) => pathname.split('/').at(-1) ?? '';

/** Makes the address that brings the result of a request back as it shows; null if it would be too long. */
export function useResultAddress(): (request: object) => string | null {
  const { pathname } = useLocation();
  const selection = useWholeSelection();
  const [views] = useToolViews(readRoute(pathname));
  return (request) => {
    const hash = encodeResult(selection, readLinkOptions(request), views);
    return hash === null ? null : `${window.location.origin}${pathname}${hash}`;
  };
}
