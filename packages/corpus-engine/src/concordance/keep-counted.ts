import type { CancelFlag } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import { type HitMeasure, labelHits } from './label-hits';

/** A row of frequencies: the occurrences with one of some values. Null is a value too. */
export interface CountedValue {
  readonly measure: HitMeasure;
  readonly values: readonly (string | null)[];
}

/** Those hits of `order` (all without it) that a row of frequencies counts, in their order. Throws QueryCancelledError. */
export function keepCounted(
  hits: Hits,
  { measure, values }: CountedValue,
  order: Uint32Array | undefined,
  cancel?: CancelFlag,
): Uint32Array {
  const found = labelHits(hits, measure, cancel);
  const wanted = new Set(values);
  const isWanted = found.values.map((value) => wanted.has(value));
  const all = order ?? Uint32Array.from({ length: hits.total }, (_, hit) => hit);
  return all.filter((hit) => isWanted[found.labels[hit]!]);
}
