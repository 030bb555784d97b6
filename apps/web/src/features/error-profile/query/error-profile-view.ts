import type { SingleErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { readErrorCode } from '../../../shared/error-marks/error-links';
import { isRecord } from '../../../shared/kept-value/is-record';
import { useToolView } from '../../../shared/tool-session/tool-views';

/** How a profile is looked at. */
interface ErrorProfileView {
  /** The one type that shows; null for all. */
  readonly code: SingleErrorCode | null;
  /** Groups that are left out, by their keys. */
  readonly hidden: readonly string[];
  /** Whether groups with few texts show too, where there are many groups. */
  readonly showsSmall: boolean;
}

const firstErrorProfileView: ErrorProfileView = { code: null, hidden: [], showsSmall: false };

/** The look that an address asks for; null if it makes no sense, because anyone can write a link. */
function readErrorProfileView(linked: unknown): ErrorProfileView | null {
  if (!isRecord(linked)) return null;
  const { hidden, showsSmall } = linked;
  const code = readErrorCode(linked['code']);
  const isList = Array.isArray(hidden) && hidden.every((value) => typeof value === 'string');
  const isKnown = linked['code'] === null || code !== null;
  return isKnown && isList && typeof showsSmall === 'boolean' ? { code, hidden, showsSmall } : null;
}

/** The tool's views are kept under the last step of its route. */
export const TOOL = 'errors';

/** The look that bar and result share. */
export const useErrorProfileView = () =>
  useToolView(`${TOOL}.view`, firstErrorProfileView, readErrorProfileView);
