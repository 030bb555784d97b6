import type { RunOrigin } from '../../shared/tool-session/tool-session';
import type { ToolViews } from '../../shared/tool-session/tool-views';

/** A result of the framed page, as the page around it needs it for its address. */
export interface FramedResult {
  readonly id: number;
  readonly origin: RunOrigin;
  readonly options: unknown;
  readonly views: ToolViews;
}

/** What the page around asks the framed page to show; null is the form before any search. */
export type WantedResult = Pick<FramedResult, 'options' | 'views'> | null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const origins: readonly RunOrigin[] = ['form', 'link', 'restored'];

/** The framed page shows a result. */
export const writeFramedResult = (framedResult: FramedResult) => ({ framedResult });

/** The result of such a message, or null for any other. */
export function readFramedResult(message: unknown): FramedResult | null {
  if (!isRecord(message) || !isRecord(message['framedResult'])) return null;
  const { id, origin, options, views } = message['framedResult'];
  const known = origins.find((each) => each === origin);
  const isResult = typeof id === 'number' && known !== undefined && isRecord(options) && isRecord(views);
  return isResult ? { id, origin: known, options, views } : null;
}

/** The framed page has its texts and can show a result. */
export const FRAME_READY = 'frame-ready';

/** Asks the framed page for a result. */
export const writeWantedResult = (wantedResult: WantedResult) => ({ wantedResult });

/** What such a message asks for; undefined for any other. */
export function readWantedResult(message: unknown): WantedResult | undefined {
  if (!isRecord(message) || !('wantedResult' in message)) return undefined;
  const wanted = message['wantedResult'];
  if (wanted === null) return null;
  return isRecord(wanted) && isRecord(wanted['views'])
    ? { options: wanted['options'], views: wanted['views'] }
    : undefined;
}
