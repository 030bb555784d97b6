import { EventEmitter, once } from 'node:events';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { withTimeLimit } from '../../../platform/process/time-limit';
import { IndexNotReadyError } from '../../index/index-errors';
import type { IndexedTextName, IndexSource } from '../../index/index-source';
import type { TokenStoreAddress } from '../index-url';
import { keepErasing } from './keep-erasing';
import { loadTexts, readLastLoaded, type LoadProgress } from './load-texts';
import { countNames, readVocabulary } from '../read-vocabulary';
import { migrate } from './schema';
import { changeState, closeState } from './show-texts';
import { readClosedState, readState } from '../store-state';
import type { TokenStoreState } from '../token-store-state';
import { TokenStoreClient } from '../token-store-client';
import { IndexBusyError, refuseIndexUrl } from '../token-store-errors';
import { withdrawTexts } from './withdraw-texts';
import { withWriterLease } from './writer-lease';

export interface TokenStoreIndexParts {
  readonly address: TokenStoreAddress;
  readonly source: IndexSource;
  readonly log: (line: string) => void;
  readonly onProgress?: (done: LoadProgress) => void;
  /** True waits for another process that loads; otherwise it is left to finish, and the next `sync` looks again. */
  readonly waitsForOthers?: boolean;
}

/** How long a call waits for the index after a start. */
const READY_WAIT_MS = 10_000;
/** How often the store is asked whether another process has changed it. */
const REFRESH_MS = 2000;
const READY = 'ready';

/**
 * The index of the corpus in the token store. `sync` makes the store agree with its source, as CorpusIndex does with memory;
 * other processes may do the same. Questions work on the state of the moment they begin.
 */
export class TokenStoreIndex {
  readonly client: TokenStoreClient;
  readonly #parts: TokenStoreIndexParts;
  #state: TokenStoreState | null = null;
  #names = '';
  /** What the source was when the store agreed with it. */
  #agreed = '';
  #isPrepared = false;
  #isReady = false;
  #queue: Promise<unknown> = Promise.resolve();
  #refreshing: Promise<unknown> = Promise.resolve();
  #stopErasing: (() => Promise<void>) | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #closing = new AbortController();
  readonly #events = new EventEmitter().setMaxListeners(0);

  constructor(parts: TokenStoreIndexParts) {
    this.#parts = parts;
    this.client = new TokenStoreClient(parts.address);
  }

  /** True when texts that are gone from the source are gone from the store, and the store has texts or needs none. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Texts that can be asked for. */
  get size(): number {
    return this.#state?.texts ?? 0;
  }

  /**
   * The state that questions work on, once the index is ready. Rejects with IndexNotReadyError if that takes long, and with
   * QueryCancelledError once the signal is raised.
   */
  async open(signal?: AbortSignal): Promise<TokenStoreState> {
    if (!this.#isReady || this.#state === null) {
      const waitUntilReady = (limited: AbortSignal) => once(this.#events, READY, { signal: limited });
      await withTimeLimit(READY_WAIT_MS, signal, waitUntilReady).catch(() => {
        throw signal?.aborted === true ? new QueryCancelledError() : new IndexNotReadyError();
      });
    }
    return this.#state!;
  }

  /**
   * Brings the store up to date with the source. Calls wait for each other; one without anything to do is cheap. Rejects with
   * UnusableSettingError where the store cannot be used at all, with IndexIncompleteError where part of it is away.
   */
  sync(): Promise<void> {
    const next = this.#queue.then(() => this.#syncOnce());
    this.#queue = next.catch(() => undefined);
    return next;
  }

  /** Reads the state again if another process has changed it. */
  refresh(): Promise<void> {
    const next = this.#refreshing.then(() => this.#refreshOnce());
    this.#refreshing = next.catch(() => undefined);
    return next;
  }

  /** Lets go of the store. A loading is broken off; the next one goes on after its last whole block. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#queue;
    await this.#refreshing;
    await this.#stopErasing?.();
    await this.client.close();
  }

  /** Texts that the store has at the moment, before a `sync`; a store that is not set up is. Rejects as `sync` does. */
  async countStoredTexts(): Promise<number> {
    await this.#prepare();
    return (await listStored(this.client)).length;
  }

  async #syncOnce(): Promise<void> {
    const { source } = this.#parts;
    await this.#prepare();
    for (;;) {
      this.#closing.signal.throwIfAborted();
      const annotator = await source.readAnnotator();
      const { corpusId, version } = await source.readVersion();
      const wanted = `${corpusId} ${version}`;
      if (wanted === this.#agreed) return;
      await this.#throwIfOther(corpusId);
      await this.#withdrawMissing();
      await this.refresh();
      if (this.size > 0) this.#setReady();
      if (!(await this.#load(corpusId))) return;
      // Read again where the texts changed over to another annotator meanwhile, so that no state mixes two.
      if ((await source.readAnnotator()) !== annotator) continue;
      await this.#showHidden();
      await this.refresh();
      this.#agreed = wanted;
      return this.#setReady();
    }
  }

  async #prepare(): Promise<void> {
    if (this.#isPrepared) return;
    await migrate(this.client);
    this.#isPrepared = true;
    this.#scheduleRefresh();
    this.#stopErasing = keepErasing(this.client, this.#parts.log);
  }

  async #throwIfOther(corpusId: string): Promise<void> {
    const stored = (await readState(this.client)).corpusId;
    if (stored !== '' && stored !== corpusId)
      throw refuseIndexUrl(
        'the token store holds another corpus than the database; name an empty database, or drop and create that one',
      );
  }

  /**
   * Withdraws what is gone from the source, but not texts that stand there under a new number: those are the answer, in
   * their old form until the new one can be shown. True if there are such.
   */
  async #withdrawMissing(): Promise<boolean> {
    const { gone, replaced } = await this.#compare();
    if (gone.length > 0) await withdrawTexts(this.client, gone, { signal: this.#closing.signal });
    return replaced.length > 0;
  }

  /** Texts of the store that the source lacks, and those of them that it has under a new number. */
  async #compare(): Promise<{ gone: number[]; replaced: number[] }> {
    const present = await this.#parts.source.listTexts();
    const ordinals = new Set(present.map(({ ordinal }) => ordinal));
    const missing = (await listStored(this.client)).filter(({ ordinal }) => !ordinals.has(ordinal));
    if (missing.length === 0) return { gone: [], replaced: [] };
    const { lastText } = await readState(this.client);
    const ids = new Set(present.map(({ id }) => id));
    // A text that is not shown yet answers nothing.
    const isReplaced = ({ id, ordinal }: IndexedTextName): boolean => ids.has(id) && ordinal <= lastText;
    return {
      gone: missing.filter((text) => !isReplaced(text)).map(({ ordinal }) => ordinal),
      replaced: missing.filter(isReplaced).map(({ ordinal }) => ordinal),
    };
  }

  /** False where another process loads at the moment. */
  async #load(corpusId: string): Promise<boolean> {
    const { source, onProgress, waitsForOthers = false } = this.#parts;
    const after = await readLastLoaded(this.client, await readState(this.client));
    let compared = -1;
    let isReplacing = false;
    // Texts may be withdrawn, or change over to another annotator, while blocks are made.
    const mayShow = async (): Promise<boolean> => {
      const { version } = await source.readVersion();
      if (version !== compared) isReplacing = await this.#withdrawMissing();
      compared = version;
      return !isReplacing;
    };
    try {
      await loadTexts(this.client, source.readTexts(after), {
        corpusId,
        mayShow,
        signal: this.#closing.signal,
        waits: waitsForOthers,
        ...(onProgress === undefined ? {} : { onProgress }),
      });
      return true;
    } catch (error) {
      if (error instanceof IndexBusyError) return false;
      throw error;
    }
  }

  /** Shows what was loaded and withdraws what it replaces, in one state. */
  async #showHidden(): Promise<void> {
    await withWriterLease(this.client, 'state', { signal: this.#closing.signal }, async () => {
      const state = await closeState(this.client, await readState(this.client));
      const { gone, replaced } = await this.#compare();
      const withdrawn = [...gone, ...replaced];
      const lastText = await readLastLoaded(this.client, state);
      if (lastText > state.lastText || withdrawn.length > 0)
        await changeState(this.client, state, { lastText, withdrawn });
    });
  }

  async #refreshOnce(): Promise<void> {
    const { version, lastText, texts, words } = await readClosedState(this.client);
    if (version === this.#state?.version) return;
    // The vocabulary is read after the state, so that it has all words of its texts.
    const names = await countNames(this.client);
    const isSame = names === this.#names && this.#state !== null;
    const vocabulary = isSame ? this.#state!.vocabulary : await readVocabulary(this.client);
    this.#state = { version, lastText, texts, words, address: this.#parts.address, vocabulary };
    this.#names = names;
  }

  #scheduleRefresh(): void {
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => {
      void this.refresh()
        .catch((error: unknown) =>
          this.#parts.log(`The token store cannot be asked: ${(error as Error).name}`),
        )
        .finally(() => this.#scheduleRefresh());
    }, REFRESH_MS);
    this.#timer.unref();
  }

  #setReady(): void {
    this.#isReady = true;
    this.#events.emit(READY);
  }
}

/** Texts of whole blocks that are not gone, shown or not. */
async function listStored(client: TokenStoreClient): Promise<IndexedTextName[]> {
  const { block } = await readState(client);
  const sql = `SELECT id, t FROM texts WHERE block <= ${block} AND t NOT IN (SELECT t FROM gone)`;
  const shards = await client.readShards(sql, ['String', 'UInt32']);
  return shards.flatMap(([ids, ordinals]) => ids.map((id, row) => ({ id, ordinal: ordinals[row]! })));
}
