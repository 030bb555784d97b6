import type { Correction } from './correction';

/**
 * Keeps corrections that can all be applied together: of two that overlap the one with the higher score stays, of two
 * equal ones the earlier, then the longer. An insertion may come right after a replaced piece, but not right before
 * one, so no two that stay have the same start. Returns them in text order.
 */
export function resolveOverlaps(corrections: readonly Correction[]): Correction[] {
  const byScore = corrections.toSorted((a, b) => b.score - a.score || compareByPlace(a, b));
  // Ends and starts of what is kept, in text order, so that each newcomer is compared with its neighbours alone.
  const kept: Correction[] = [];
  for (const correction of byScore) {
    const at = findPlace(kept, correction);
    const [before, after] = [kept[at - 1], kept[at]];
    if (before && clash(before, correction)) continue;
    if (after && clash(correction, after)) continue;
    kept.splice(at, 0, correction);
  }
  return kept;
}

/** Compares corrections by place: earlier first, of two with one start the longer first. */
function compareByPlace(a: Correction, b: Correction): number {
  return a.start - b.start || b.end - a.end;
}

/** Whether two corrections, the first not after the second, begin at one place or touch the same characters. */
function clash(first: Correction, second: Correction): boolean {
  return second.start < first.end || second.start === first.start;
}

function findPlace(kept: readonly Correction[], correction: Correction): number {
  let [low, high] = [0, kept.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareByPlace(kept[middle]!, correction) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
