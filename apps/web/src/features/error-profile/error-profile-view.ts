import type { SingleErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { readErrorCode } from '../../shared/error-marks/error-links';
import { useToolView } from '../../shared/tool-session/tool-views';

/** `observed`: as marked; `estimated`: real errors, with what the corrector marks wrongly and misses reckoned in. */
export const rateKinds = ['observed', 'estimated'] as const;
export type RateKind = (typeof rateKinds)[number];

export const shownParts = ['table', 'picture', 'both'] as const;
export type ShownParts = (typeof shownParts)[number];

/** How a profile is looked at. */
export interface ErrorProfileView {
  /** The one type that shows; null for all. */
  readonly code: SingleErrorCode | null;
  readonly rate: RateKind;
  readonly parts: ShownParts;
  /** Groups that are left out, by their keys. */
  readonly hidden: readonly string[];
  /** Whether groups with few texts show too, where there are many groups. */
  readonly showsSmall: boolean;
}

export const firstErrorProfileView: ErrorProfileView = {
  ...{ code: null, rate: 'observed', parts: 'both' },
  ...{ hidden: [], showsSmall: false },
};

/** The look that an address asks for; null if it makes no sense, because anyone can write a link. */
export function readErrorProfileView(linked: unknown): ErrorProfileView | null {
  if (typeof linked !== 'object' || linked === null) return null;
  const view = linked as Record<keyof ErrorProfileView, unknown>;
  const rate = rateKinds.find((each) => each === view.rate);
  const parts = shownParts.find((each) => each === view.parts);
  const code = readErrorCode(view.code);
  const { hidden, showsSmall } = view;
  const isKnown = rate !== undefined && parts !== undefined && (view.code === null || code !== null);
  const isList = Array.isArray(hidden) && hidden.every((value) => typeof value === 'string');
  if (!isKnown || !isList || typeof showsSmall !== 'boolean') return null;
  return { code, rate, parts, hidden, showsSmall };
}

/** The tool's views are kept under the last step of its route. */
export const TOOL = 'errors';

/** The look that bar and result share. */
export const useErrorProfileView = () =>
  useToolView(`${TOOL}.view`, firstErrorProfileView, readErrorProfileView);
