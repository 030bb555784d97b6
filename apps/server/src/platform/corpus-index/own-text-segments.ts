import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComputePool } from './compute-pool';
import type { SharedSegment } from './compute-task';
import { SharedQueries } from './shared-queries';

/** Memory for the indexes of own texts, about fifteen bytes a character. */
const MAX_BYTES = 128 * 1024 * 1024;
/** An own text that nobody has asked about for so long is forgotten. */
const MAX_AGE_MS = 30 * 60 * 1000;

/** Own texts as segments: analysed once, kept in memory for a while, never stored, never logged. */
export class OwnTextSegments {
  readonly #pool: ComputePool;
  readonly #takeKey: () => number;
  readonly #kept = new LRUCache<string, SharedSegment>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ buffer }) => buffer.byteLength,
    ttl: MAX_AGE_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  readonly #underWay = new SharedQueries<SharedSegment>(() => undefined);

  constructor(pool: ComputePool, takeKey: () => number) {
    this.#pool = pool;
    this.#takeKey = takeKey;
  }

  /**
   * The segment of an own text, all of it chosen. Rejects with MorphologyUnavailableError, or with QueryCancelledError once
   * the signal is raised; where nobody else waits for the segment its making then stops.
   */
  async open(text: string, signal?: AbortSignal): Promise<SharedSegment> {
    const hash = createHash('sha256').update(text).digest('base64');
    const kept = this.#kept.get(hash);
    if (kept !== undefined) return kept;
    const { result, leave } = await this.#underWay.ask(
      hash,
      (cancelCell) => this.#make(hash, text, cancelCell),
      signal,
    );
    leave();
    return result;
  }

  async #make(hash: string, text: string, cancelCell: Int32Array): Promise<SharedSegment> {
    const { buffer } = await this.#pool.work({ kind: 'OWN_TEXT', text, cancelCell });
    const segment: SharedSegment = { key: this.#takeKey(), buffer, isCorpus: false, texts: null };
    this.#kept.set(hash, segment);
    return segment;
  }
}
