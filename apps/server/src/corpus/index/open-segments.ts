import { MarkLayer } from '@keelerada/corpus-engine/error-marks/mark-layer';
import { openSegment, type Segment } from '@keelerada/corpus-engine/segment/segment';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import { LRUCache } from 'lru-cache';
import { FORGET_AFTER_MS } from '../annotation/remember-annotations';
import type { SharedSegment } from './shared-segment';

/** Own texts whose segment a thread keeps open, with all that was decoded from it. */
const MAX_OPEN_OWN_TEXTS = 4;

/** The segments a thread has open. The memory is shared; what is kept here is what was decoded from it. */
export class OpenSegments {
  #corpus = new Map<number, Segment>();
  readonly #ownTexts = new LRUCache<number, Segment>({ max: MAX_OPEN_OWN_TEXTS, ttl: FORGET_AFTER_MS });

  readonly #errors = new WeakMap<Segment, { readonly name: number; readonly layer: MarkLayer }>();
  readonly #levels = new WeakMap<Segment, NonNullable<SharedSegment['levels']>>();

  /** Opens what a task brings and gives the parts that it is about. Lets go of corpus segments it does not bring. */
  openParts(shared: readonly SharedSegment[]): SegmentPart[] {
    this.#ownTexts.purgeStale();
    const corpus = new Map<number, Segment>();
    const parts: SegmentPart[] = [];
    for (const one of shared) {
      const segment = one.isCorpus
        ? (this.#corpus.get(one.key) ?? openSegment(one.buffer))
        : this.#openOwnText(one.key, one.buffer);
      if (one.isCorpus) corpus.set(one.key, segment);
      if (one.texts === undefined) continue;
      const levels = one.levels && this.#keepLevels(segment, one.levels);
      const errors = one.errors && this.#keepErrors(segment, one.errors);
      parts.push({
        ...{ segment, texts: one.texts, ranks: one.ranks },
        ...(levels && { levels }),
        ...(errors && { errors }),
      });
    }
    this.#corpus = corpus;
    return parts;
  }

  /** What is counted of a segment by level is kept by the levels: they stay the same object. */
  #keepLevels(segment: Segment, given: NonNullable<SharedSegment['levels']>): Uint8Array {
    const known = this.#levels.get(segment);
    const kept = known?.name === given.name ? known : given;
    this.#levels.set(segment, kept);
    return kept.places;
  }

  /** What is decoded of errors is kept as long as they are the same. */
  #keepErrors(segment: Segment, { name, buffer }: NonNullable<SharedSegment['errors']>): MarkLayer {
    const known = this.#errors.get(segment);
    if (known?.name === name) return known.layer;
    const layer = new MarkLayer(buffer);
    this.#errors.set(segment, { name, layer });
    return layer;
  }

  #openOwnText(key: number, buffer: SharedArrayBuffer): Segment {
    const segment = this.#ownTexts.get(key) ?? openSegment(buffer);
    this.#ownTexts.set(key, segment);
    return segment;
  }
}
