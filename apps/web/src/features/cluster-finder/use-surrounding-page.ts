import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { readFrameTexts } from './frame-messages';

/** True if the page stands in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

interface SurroundingPage {
  /** What is measured. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** False until the page around has handed over texts; always true without one. */
  readonly hasHeard: boolean;
}

/**
 * The inner side of the frame: takes the texts that the page around hands over, and reports the height of the content. Does
 * nothing on a page that stands alone. Messages of other windows and origins are not heard.
 */
export function useSurroundingPage(): SurroundingPage {
  const content = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState<string | null>(null);
  const { saveCorpusTexts, saveOwnTexts } = useTextSelection();
  useEffect(() => {
    if (!isFramed()) return;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const texts = readFrameTexts(data);
      // The page around repeats itself at each change of height; another choice would end a run.
      if (texts === null || data === heard) return;
      setHeard(data as string);
      saveCorpusTexts(texts.corpusTextIds ?? []);
      saveOwnTexts(texts.ownTexts ?? '');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [heard, saveCorpusTexts, saveOwnTexts]);
  useEffect(() => {
    if (!isFramed() || content.current === null) return;
    const element = content.current;
    const report = () =>
      window.parent.postMessage(Math.ceil(element.getBoundingClientRect().height), window.location.origin);
    const observer = new ResizeObserver(report);
    observer.observe(element);
    report();
    return () => observer.disconnect();
  }, []);
  return { content, hasHeard: heard !== null || !isFramed() };
}
