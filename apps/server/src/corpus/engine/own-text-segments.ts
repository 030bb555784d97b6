import type { Annotation, TextAnnotator } from '../annotation/text-annotator';
import type { ComputePool } from '../../platform/compute/compute-pool';
import { indexTextTask } from '../index/segment-tasks';
import type { SharedSegment } from '../index/shared-segment';

/** The user's own text has no id. */
const OWN_TEXT_ID = '';

/** Own texts as segments. A segment is derived from the annotation of its text and is forgotten with it. */
export class OwnTextSegments {
  readonly #pool: ComputePool;
  readonly #annotator: TextAnnotator;
  readonly #takeKey: () => number;
  readonly #segments = new WeakMap<Annotation, Promise<SharedSegment>>();

  /** `annotator` gives equal texts the same annotation object while it remembers them. */
  constructor(pool: ComputePool, annotator: TextAnnotator, takeKey: () => number) {
    this.#pool = pool;
    this.#annotator = annotator;
    this.#takeKey = takeKey;
  }

  /** The segment of an own text, all of it chosen. Rejects as the annotator does. */
  async open(text: string, signal?: AbortSignal): Promise<SharedSegment> {
    const [annotation] = await this.#annotator.annotate([{ text }], signal);
    const kept = this.#segments.get(annotation!);
    if (kept !== undefined) return kept;
    const segment = this.#index(text, annotation!);
    this.#segments.set(annotation!, segment);
    segment.catch(() => this.#segments.delete(annotation!));
    return segment;
  }

  async #index(content: string, { bytes }: Annotation): Promise<SharedSegment> {
    const text = { id: OWN_TEXT_ID, content, annotationBytes: bytes };
    const buffer = await this.#pool.run(indexTextTask, text);
    return { key: this.#takeKey(), buffer, isCorpus: false, texts: null };
  }
}
