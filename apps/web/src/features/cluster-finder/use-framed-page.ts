import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFrameHeight, readFrameSearch, writeFrameTexts } from './frame-messages';
import type { FrameTexts } from './frame-messages';
import type { AddressSearch } from '../../shared/word-menu/word-links';

/** Height of the frame above what its page reports (SPEC 9), and before it reports any. */
const EXTRA_HEIGHT_PX = 100;
const FIRST_HEIGHT_PX = 480;

interface FramedPage {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly heightPx: number;
}

/**
 * The outer side of the frame: hands the texts over when they change and each time the page inside reports its height, and
 * follows that height. Messages of other windows and origins are not heard.
 */
export function useFramedPage(texts: FrameTexts, onSearch: (search: AddressSearch) => void): FramedPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);
  const message = writeFrameTexts(texts);
  const post = useCallback(
    () => frame.current?.contentWindow?.postMessage(message, window.location.origin),
    [message],
  );
  useEffect(() => post(), [post]);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const height = readFrameHeight(data);
      const search = readFrameSearch(data);
      if (search !== null) onSearch(search);
      if (height === null) return;
      setHeightPx(height + EXTRA_HEIGHT_PX);
      post();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [post, onSearch]);
  return { frame, heightPx };
}
