/** Last day of security fixes of each line of Node that the product runs on (github.com/nodejs/Release). */
const LAST_FIXES: ReadonlyMap<number, string> = new Map([
  [20, '2026-04-30'],
  [21, '2024-06-01'],
  [22, '2027-04-30'],
  [23, '2025-06-01'],
  [24, '2028-04-30'],
]);
const RECOMMENDED = 24;

/** A line for the operator where this Node gets no security fixes any more, else null. */
export function warnOfOldNode(version: string, now: Date): string | null {
  const last = LAST_FIXES.get(Number.parseInt(version, 10));
  if (last === undefined || now < new Date(`${last}T24:00:00Z`)) return null;
  return `Node ${version} gets no security fixes any more (the last day was ${last}). Keelerada runs on it; Node ${RECOMMENDED} is recommended.`;
}
