import type { CancelFlag } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { ContextRange, ContextWidth } from './context-range';
import { ContextCutter } from './context-range';
import type { ContextFilter } from './filter-hits';
import { filterHits } from './filter-hits';
import { orderHitsByText } from './order-hits';
import type { HitSample } from './sample-hits';
import { sampleHits } from './sample-hits';

/** Which of the occurrences are rows of a concordance. */
export interface HitNarrowing {
  /** The context that a filter looks through. */
  readonly width: ContextWidth;
  /** Rows are a random choice of the occurrences. */
  readonly sample?: HitSample;
  /** Rows are those occurrences, of the sample if there is one, that pass. */
  readonly filter?: ContextFilter;
}

/** Cuts the contexts of hits that are counted over all parts. */
export class HitCutter {
  readonly #hits: Hits;
  readonly #cutters: readonly ContextCutter[];

  constructor(hits: Hits, width: ContextWidth) {
    this.#hits = hits;
    this.#cutters = hits.parts.map((_, part) => new ContextCutter(hits, part, width));
  }

  cut(hit: number): ContextRange {
    return this.locate(hit, (cutter, place) => cutter.cut(place));
  }

  /** Asks the cutter of the part that a hit lies in; `place` is the number of the hit there. */
  locate<Found>(hit: number, ask: (cutter: ContextCutter, place: number) => Found): Found {
    const { positions } = this.#hits;
    let place = hit;
    let part = 0;
    while (place >= positions[part]!.length) place -= positions[part++]!.length;
    return ask(this.#cutters[part]!, place);
  }
}

/**
 * The numbers of the hits that sample and filter leave, in the order of the texts; undefined for all in the order of their
 * numbers. Throws QueryCancelledError.
 */
export function narrowHits(
  hits: Hits,
  { width, sample, filter }: HitNarrowing,
  cancel?: CancelFlag,
): Uint32Array | undefined {
  const texts = orderHitsByText(hits);
  const order = sample === undefined ? texts : sampleHits(hits, sample, texts);
  if (filter === undefined) return order;
  const cutter = new HitCutter(hits, width);
  return filterHits(filter, order, hits.total, (hit) => cutter.cut(hit), cancel);
}
