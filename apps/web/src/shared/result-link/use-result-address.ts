import { useLocation } from 'react-router';
import { useTextSelection } from '../text-selection/text-selection';
import { encodeResult } from './encode-result';

/** Makes the whole address that brings the result of these options back; null where it would be too long. */
export function useResultAddress(): (options: unknown) => string | null {
  const { pathname } = useLocation();
  const selection = useTextSelection();
  return (options) => {
    const hash = encodeResult(selection, options);
    return hash === null ? null : `${window.location.origin}${pathname}${hash}`;
  };
}
