import { once, EventEmitter } from 'node:events';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import type { ComputePool } from '../../platform/compute/compute-pool';
import { IndexNotReadyError } from './index-errors';
import type { IndexSource, IndexedTextName, TextToIndex } from './index-source';
import type { IndexSnapshot, SavedSegment } from './index-snapshot';
import { type CatalogueSegment, SegmentCatalogue } from './segment-catalogue';
import { mergeSegmentsTask, buildSegmentTask } from './segment-tasks';
import { withTimeLimit } from '../../platform/process/time-limit';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

export interface CorpusIndexParts {
  readonly pool: ComputePool;
  readonly source: IndexSource;
  readonly snapshot: IndexSnapshot;
  /** Names for segments, unique in this process. */
  readonly takeKey: () => number;
  readonly log: (line: string) => void;
}

/** How long a call waits for the index after a start. */
const READY_WAIT_MS = 10_000;
const READY = 'ready';
/** More small segments than this are merged into one. */
const MAX_SMALL_SEGMENTS = 4;
/** When the small segments, or the texts that are gone, make up more than this share of the index, all is merged. */
const MAX_LOOSE_SHARE = 0.25;

/**
 * The index of the corpus in shared memory. `sync` makes it agree with its source: new texts become a small segment,
 * texts that are gone are passed over, and now and then segments are merged. Queries never wait for it: they work on
 * the catalogue of the moment they begin.
 */
export class CorpusIndex {
  readonly #parts: CorpusIndexParts;
  #catalogue = new SegmentCatalogue([], new Set());
  #corpusId = '';
  /** Version of the source that the index agrees with; -1 before the first sync. */
  #version = -1;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #events = new EventEmitter().setMaxListeners(0);

  constructor(parts: CorpusIndexParts) {
    this.#parts = parts;
  }

  /** The state that queries work on. */
  get catalogue(): SegmentCatalogue {
    return this.#catalogue;
  }

  /** Texts that can be asked for. */
  get size(): number {
    return this.#catalogue.size;
  }

  /** True when the index has agreed with its source at least once. */
  get isReady(): boolean {
    return this.#version >= 0;
  }

  /**
   * The state that queries work on, once the index is ready. Rejects with IndexNotReadyError if that takes long, and with
   * QueryCancelledError once the signal is raised.
   */
  async openCatalogue(signal?: AbortSignal): Promise<SegmentCatalogue> {
    if (this.isReady) return this.#catalogue;
    const waitUntilReady = (limited: AbortSignal) => once(this.#events, READY, { signal: limited });
    await withTimeLimit(READY_WAIT_MS, signal, waitUntilReady).catch(() => {
      throw signal?.aborted === true ? new QueryCancelledError() : new IndexNotReadyError();
    });
    return this.#catalogue;
  }

  /** Takes the saved index over, if there is one that can be read. `sync` then brings it up to date. */
  async loadSnapshot(): Promise<void> {
    try {
      const saved = await this.#parts.snapshot.load();
      if (saved === null) return;
      this.#corpusId = saved.corpusId;
      this.#publish(saved.segments, new Set(), saved.corpusId);
    } catch (error) {
      this.#parts.log(`The saved index is not used (${(error as Error).message}); it is built again.`);
    }
  }

  /** Brings the index up to date with its source. Calls wait for each other; one without anything to do is cheap. */
  sync(): Promise<void> {
    const next = this.#queue.then(() => this.#syncOnce());
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async #syncOnce(): Promise<void> {
    const { source } = this.#parts;
    const { corpusId, version } = await source.readVersion();
    if (corpusId === this.#corpusId && version === this.#version) return;
    const state = `${corpusId} ${version}`;
    if (corpusId !== this.#corpusId) this.#publish([], new Set(), state);
    this.#corpusId = corpusId;
    const before = this.#catalogue;
    const { removed, added } = await this.#readChanges(before);
    if (added !== null || removed.size > 0 || this.#version < 0) {
      this.#publish(added === null ? before.segments : [...before.segments, added], removed, state);
      // After a start nothing of a text that is gone stays in the files.
      await this.#merge(removed, this.#version < 0 && removed.size > 0);
      await this.#save();
    }
    this.#version = version;
    this.#events.emit(READY);
  }

  /** Reads again where the texts changed over to another annotator meanwhile, so that no state of the index mixes two. */
  async #readChanges(
    before: SegmentCatalogue,
  ): Promise<{ removed: ReadonlySet<number>; added: SavedSegment | null }> {
    const { pool, source } = this.#parts;
    const known = before.segments.flatMap(({ texts }) => texts.map(({ ordinal }) => ordinal));
    const lastKnown = known.reduce((most, ordinal) => Math.max(most, ordinal), 0);
    for (;;) {
      const annotator = await source.readAnnotator();
      const removed = findRemoved(before, await source.listTexts());
      const added = await buildThroughPort(pool, source.readTexts(lastKnown));
      if ((await source.readAnnotator()) === annotator) return { removed, added };
    }
  }

  #publish(segments: readonly SavedSegment[], removed: ReadonlySet<number>, state: string): void {
    const described = segments.map((segment): CatalogueSegment => {
      const known = this.#catalogue.segments.find(({ buffer }) => buffer === segment.buffer);
      const words = known?.words ?? openSegment(segment.buffer).sizes.words;
      return { ...segment, key: known?.key ?? this.#parts.takeKey(), words };
    });
    this.#catalogue = new SegmentCatalogue(described, removed, state);
  }

  async #merge(removed: ReadonlySet<number>, isWhole: boolean): Promise<void> {
    const { segments, state } = this.#catalogue;
    const chosen = isWhole ? segments.map((_, i) => i) : chooseToMerge(this.#catalogue, removed.size);
    if (chosen.length === 0) return;
    const texts = chosen.flatMap((i) => this.#catalogue.liveTexts(i));
    const kept = segments.filter((_, i) => !chosen.includes(i));
    if (texts.length === 0) return this.#publish(kept, removed, state);
    const buffer = await this.#parts.pool.run(mergeSegmentsTask, this.#catalogue.shareLive(chosen));
    this.#publish([...kept, { buffer, texts }], removed, state);
  }

  async #save(): Promise<void> {
    try {
      await this.#parts.snapshot.save({ corpusId: this.#corpusId, segments: this.#catalogue.segments });
    } catch (error) {
      this.#parts.log(
        `The index could not be saved (${(error as Error).message}); the next start builds it.`,
      );
    }
  }
}

/** Ordinals in the segments that the source does not have any more. */
function findRemoved(catalogue: SegmentCatalogue, present: readonly IndexedTextName[]): Set<number> {
  const ordinals = new Set(present.map(({ ordinal }) => ordinal));
  const removed = new Set<number>();
  for (const { texts } of catalogue.segments) {
    for (const { ordinal } of texts) if (!ordinals.has(ordinal)) removed.add(ordinal);
  }
  return removed;
}

/** Segments to merge into one: none, the small ones, or all. The first segment is the big one. */
function chooseToMerge(catalogue: SegmentCatalogue, removed: number): number[] {
  const { segments } = catalogue;
  const all = segments.map((_, i) => i);
  const [main = 0, ...small] = segments.map(({ words }) => words);
  const texts = segments.reduce((sum, one) => sum + one.texts.length, 0);
  const smallWords = small.reduce((sum, words) => sum + words, 0);
  if (removed > texts * MAX_LOOSE_SHARE || smallWords > main * MAX_LOOSE_SHARE)
    return removed + small.length > 0 ? all : [];
  return small.length > MAX_SMALL_SEGMENTS ? all.slice(1) : [];
}

const BATCH_TEXTS = 100;

/** Sends texts to a thread that makes a segment of them; null if there are none. Reads one batch ahead at most. */
async function buildThroughPort(
  pool: ComputePool,
  texts: AsyncIterable<TextToIndex & IndexedTextName>,
): Promise<SavedSegment | null> {
  const { port1, port2 } = new MessageChannel();
  const names: IndexedTextName[] = [];
  const result = pool.run(buildSegmentTask, port2);
  // The build may fail while a batch is being read; it is awaited below in any case.
  result.catch(() => undefined);
  try {
    for await (const batch of takeBatches(texts)) {
      await Promise.race([send(port1, batch), result]);
      names.push(...batch.map(({ id, ordinal }) => ({ id, ordinal })));
    }
    port1.postMessage([]);
    const buffer = await result;
    return names.length === 0 ? null : { buffer, texts: names };
  } finally {
    port1.close();
  }
}

async function send(port: MessagePort, batch: readonly (TextToIndex & IndexedTextName)[]): Promise<void> {
  const received = once(port, 'message');
  port.postMessage(batch.map(({ id, content, annotationBytes }) => ({ id, content, annotationBytes })));
  await received;
}

async function* takeBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH_TEXTS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
