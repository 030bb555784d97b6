import type { Correction } from './correction';
import { resolveOverlaps } from './resolve-overlaps';

/** A piece of the text without an error. */
export interface PlainFragment {
  readonly isCorrected: false;
  readonly id: string;
  readonly text: string;
}

/** A piece of the text with an error. `text` is empty where something is missing. */
export interface CorrectedFragment {
  readonly isCorrected: true;
  readonly id: string;
  readonly text: string;
  readonly correction: Correction;
}

export type Fragment = PlainFragment | CorrectedFragment;

/**
 * Cuts a text at its corrections, in text order. The `text`s of the fragments join to the input exactly. Of overlapping
 * corrections `resolveOverlaps` chooses. Ids are those of the screen's elements: `START_marked` (UTF-16 offset) and
 * `N_unmarked` (N counts the plain fragments from 0).
 */
export function makeFragments(text: string, corrections: readonly Correction[]): Fragment[] {
  const fragments: Fragment[] = [];
  let [at, plain] = [0, 0];
  const addPlain = (end: number): void => {
    if (end <= at) return;
    fragments.push({ isCorrected: false, id: `${plain}_unmarked`, text: text.slice(at, end) });
    plain += 1;
  };
  for (const correction of resolveOverlaps(corrections)) {
    const { start, end } = correction;
    addPlain(start);
    fragments.push({ isCorrected: true, id: `${start}_marked`, text: text.slice(start, end), correction });
    at = end;
  }
  addPlain(text.length);
  return fragments;
}
