import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComputePool } from './compute-pool';
import type { SharedSegment } from './compute-task';

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
  readonly #underWay = new Map<string, Promise<SharedSegment>>();

  constructor(pool: ComputePool, takeKey: () => number) {
    this.#pool = pool;
    this.#takeKey = takeKey;
  }

  /** The segment of an own text, all of it chosen. Rejects with MorphologyUnavailableError. */
  open(text: string): Promise<SharedSegment> {
    const hash = createHash('sha256').update(text).digest('base64');
    const kept = this.#kept.get(hash);
    if (kept !== undefined) return Promise.resolve(kept);
    const known = this.#underWay.get(hash);
    if (known !== undefined) return known;
    const made = this.#make(hash, text).finally(() => this.#underWay.delete(hash));
    this.#underWay.set(hash, made);
    return made;
  }

  async #make(hash: string, text: string): Promise<SharedSegment> {
    const { buffer } = await this.#pool.work({ kind: 'OWN_TEXT', text });
    const segment: SharedSegment = { key: this.#takeKey(), buffer, isCorpus: false, texts: null };
    this.#kept.set(hash, segment);
    return segment;
  }
}
