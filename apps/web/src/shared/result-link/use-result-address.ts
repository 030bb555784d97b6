import { useLocation } from 'react-router';
import { useTextSelection } from '../text-selection/text-selection';
import type { ChosenTexts } from '../text-selection/text-selection';
import { encodeResult } from './encode-result';

/** Makes the address that brings the result of a request back; null if it would be too long. */
export function useResultAddress(): (request: object) => string | null {
  const { pathname } = useLocation();
  const selection = useTextSelection();
  return (request) => {
    // The link names the texts itself; an own text never leaves the page.
    const { corpusTextIds: _ids, ownTexts: _text, ...options } = request as Partial<ChosenTexts>;
    const hash = encodeResult(selection, options);
    return hash === null ? null : `${window.location.origin}${pathname}${hash}`;
  };
}
