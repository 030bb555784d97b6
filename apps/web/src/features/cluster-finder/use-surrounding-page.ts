import { type RefObject, useEffect, useRef } from 'react';
import { useTextSelection, type ChosenTexts } from '../../shared/text-selection/text-selection';

/** Texts as the page around the frame hands them over. */
type FrameTexts = Pick<ChosenTexts, 'corpusTextIds' | 'ownTexts'>;

/**
 * Texts of a posted string: ids of corpus texts and an own text as JSON. Any other string is itself the text; null for
 * anything but a string.
 */
export function readFrameTexts(message: unknown): FrameTexts | null {
  if (typeof message !== 'string') return null;
  const { corpusTextIds, ownTexts } = parseObject(message);
  const hasIds =
    corpusTextIds === null ||
    (Array.isArray(corpusTextIds) && corpusTextIds.every((id) => typeof id === 'string'));
  const hasText = ownTexts === null || typeof ownTexts === 'string';
  if (hasIds && hasText) return { corpusTextIds, ownTexts };
  return { corpusTextIds: null, ownTexts: message };
}

function parseObject(message: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** True if the page stands in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * The inner side of a frame: takes the texts that the page around hands over, and reports the height of the element that is
 * given back. Does nothing on a page that stands alone. Messages of other windows and origins are not heard.
 */
export function useSurroundingPage(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const heard = useRef<string | null>(null);
  const { restoreTexts } = useTextSelection();
  useEffect(() => {
    if (!isFramed()) return;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const texts = readFrameTexts(data);
      // The page around repeats itself at each change of height; another choice would end a run.
      if (texts === null || data === heard.current) return;
      heard.current = data as string;
      const { corpusTextIds: ids, ownTexts } = texts;
      restoreTexts({
        corpusTextIds: ids?.length ? ids : null,
        corpusSource: null,
        ownTexts: ownTexts?.trim() ? ownTexts : null,
      });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [restoreTexts]);
  useEffect(() => {
    const element = content.current;
    if (!isFramed() || element === null) return;
    const report = () =>
      window.parent.postMessage(Math.ceil(element.getBoundingClientRect().height), window.location.origin);
    const observer = new ResizeObserver(report);
    observer.observe(element);
    report();
    return () => observer.disconnect();
  }, []);
  return content;
}
