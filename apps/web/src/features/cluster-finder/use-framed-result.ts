import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useResultInAddress } from '../../shared/result-link/use-result-in-address';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import type { RunOrigin } from '../../shared/tool-session/tool-session';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import type { ToolViews } from '../../shared/tool-session/tool-views';
import { useToolViews } from '../../shared/tool-session/tool-views';
import type { WantedResult } from './framed-result';
import { FRAME_READY, readFramedResult, writeWantedResult } from './framed-result';

const TOOL = 'cluster-finder';

interface KeptResult {
  readonly id: number;
  readonly origin: RunOrigin;
  readonly request: unknown;
  /** Of the texts that it was made for. */
  readonly revision: number;
}

/** The outer side of the frame: the address of the tab follows the result inside, and the result the address. */
export function useFramedResult(frame: RefObject<HTMLIFrameElement | null>): void {
  const { revision } = useTextSelection();
  const [kept, keep] = useToolDraft<KeptResult | null>(`${TOOL}.framed`, null);
  const [views, replaceViews] = useToolViews(TOOL);
  const run = kept?.revision === revision ? kept : null;
  const ask = (wanted: WantedResult) =>
    frame.current?.contentWindow?.postMessage(writeWantedResult(wanted), window.location.origin);
  const restore = (options: unknown, wantedViews: ToolViews) => {
    keep({ id: (kept?.id ?? 0) + 1, origin: 'restored', request: options, revision });
    ask({ options, views: wantedViews });
  };
  useResultInAddress({
    tool: TOOL,
    run,
    restore,
    look: (wantedViews) => {
      if (run !== null) ask({ options: run.request, views: wantedViews });
    },
    forget: () => {
      keep(null);
      ask(null);
    },
  });
  const hear = useRef<(data: unknown) => void>(undefined);
  useEffect(() => {
    hear.current = (data) => {
      if (data === FRAME_READY && run !== null) ask({ options: run.request, views });
      const result = readFramedResult(data);
      if (result === null) return;
      keep({ id: result.id, origin: result.origin, request: result.options, revision });
      replaceViews(result.views);
    };
  });
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow) hear.current?.(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
}
