import { useEffect, useRef } from 'react';
import { readLinkOptions } from '../../shared/result-link/link-options';
import type { ToolRun } from '../../shared/tool-session/tool-session';
import { useToolViews } from '../../shared/tool-session/tool-views';
import { FRAME_READY, readWantedResult, writeFramedResult } from './framed-result';
import { isFramed } from './use-surrounding-page';

interface ResultForPage {
  readonly tool: string;
  readonly run: ToolRun | null;
  readonly restore: (options: unknown) => void;
  readonly forget: () => void;
}

/** The inner side of the frame: the page around has the address, so it is told what shows and asks for what is to show. */
export function useResultForPage({ tool, run, restore, forget }: ResultForPage): void {
  const [views, replaceViews] = useToolViews(tool);
  useEffect(() => {
    if (!isFramed() || run === null) return;
    const { id, origin, request } = run;
    const result = { id, origin, options: readLinkOptions(request), views };
    window.parent.postMessage(writeFramedResult(result), window.location.origin);
  }, [run?.id, views]);
  const show = useRef({ restore, forget, replaceViews });
  useEffect(() => {
    show.current = { restore, forget, replaceViews };
  });
  useEffect(() => {
    if (!isFramed()) return;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const wanted = readWantedResult(data);
      if (wanted === undefined) return;
      if (wanted === null) return show.current.forget();
      show.current.replaceViews(wanted.views);
      show.current.restore(wanted.options);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage(FRAME_READY, window.location.origin);
    return () => window.removeEventListener('message', hear);
  }, []);
}
