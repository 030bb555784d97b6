import { setImmediate as takeTurn } from 'node:timers/promises';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { IndexedTextName, TextToIndex } from '../../index/index-source';
import { BlockRows } from './block-rows';
import { deleteRows } from './delete-rows';
import { findShard } from '../index-url';
import { numberText } from './number-text';
import { listColumns, TEXT_TABLES } from '../schema-tables';
import { changeState, closeState } from './show-texts';
import { StoreDictionary } from './store-dictionary';
import { readState, writeState, type StoreState } from '../store-state';
import { waitForAll, type TokenStoreClient } from '../token-store-client';
import { IndexBusyError } from '../token-store-errors';
import { withWriterLease, type WriterLease } from './writer-lease';

export interface LoadProgress {
  readonly texts: number;
  readonly words: number;
}

export interface LoadOptions {
  /** After every block that is whole; texts and words of this call. */
  readonly onProgress?: (done: LoadProgress) => void;
  readonly signal?: AbortSignal | undefined;
  /** Name of the corpus that the state gets. */
  readonly corpusId?: string;
  /**
   * Asked when a block is whole: false keeps it out of answers until a later change of the state shows it. The state may be
   * changed meanwhile. All blocks by default.
   */
  readonly mayShow?: () => Promise<boolean>;
  /** False rejects with IndexBusyError where another process loads. */
  readonly waits?: boolean;
  /** Running words of a block; default 500,000. */
  readonly blockWords?: number;
}

/** About 150 MB of rows. */
const BLOCK_WORDS = 500_000;
/** How long texts are made into rows before others of this thread have their turn. */
const TURN_MS = 10;

type GivenText = TextToIndex & IndexedTextName;

/**
 * Loads texts in blocks, in the order of their ordinals; those that the store has already are passed over. What an earlier
 * loading left unfinished is removed first. A block is seen as a whole or not at all. Rejects with AnnotationFormatError if an
 * annotation is damaged, and with the reason of the signal.
 */
export async function loadTexts(
  client: TokenStoreClient,
  texts: AsyncIterable<GivenText>,
  options: LoadOptions = {},
): Promise<LoadProgress> {
  const { signal, waits = true } = options;
  const iterator = texts[Symbol.asyncIterator]();
  // Without a text there is no need to read all words of the store.
  const first = await iterator.next();
  if (first.done === true) return { texts: 0, words: 0 };
  try {
    return await withWriterLease(client, 'load', { signal, waits }, async (lease) => {
      const state = await removeUnfinished(client);
      const dictionary = await StoreDictionary.read(client);
      const loader = new BlockLoader({ client, lease, options, dictionary }, state);
      return loader.load(goOn(first.value, iterator), await readLastLoaded(client, state));
    });
  } finally {
    await iterator.return?.();
  }
}

async function* goOn(first: GivenText, rest: AsyncIterator<GivenText>): AsyncGenerator<GivenText> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Removes rows of blocks that were not finished, and gives the state after that. Needs the lease of the task `load`. */
async function removeUnfinished(client: TokenStoreClient): Promise<StoreState> {
  const before = await readState(client);
  await deleteRows(client, TEXT_TABLES, `block > ${before.block}`);
  return withWriterLease(client, 'state', {}, async () => closeState(client, await readState(client)));
}

/** The last text that the store has, shown or not; 0 for none. */
export async function readLastLoaded(client: TokenStoreClient, state: StoreState): Promise<number> {
  const sql = `SELECT max(t) FROM texts WHERE block <= ${state.block}`;
  const lasts = await client.readShards(sql, ['UInt32']);
  return Math.max(state.lastText, ...lasts.map(([last]) => last[0] ?? 0));
}

interface LoaderParts {
  readonly client: TokenStoreClient;
  readonly lease: WriterLease;
  readonly options: LoadOptions;
  readonly dictionary: StoreDictionary;
}

interface Block {
  readonly number: number;
  readonly shards: readonly BlockRows[];
  lastText: number;
  words: number;
  texts: number;
}

class BlockLoader {
  readonly #parts: LoaderParts;
  #spare: readonly BlockRows[] | null = null;
  #block: Block;
  #writing: Promise<void> = Promise.resolve();
  #done = { texts: 0, words: 0 };

  constructor(parts: LoaderParts, state: StoreState) {
    this.#parts = parts;
    this.#block = this.#openBlock(state.block + 1);
  }

  async load(texts: AsyncIterable<GivenText>, after: number): Promise<LoadProgress> {
    const { signal, blockWords = BLOCK_WORDS } = this.#parts.options;
    let last = after;
    let turnEnd = performance.now() + TURN_MS;
    try {
      for await (const text of texts) {
        signal?.throwIfAborted();
        if (text.ordinal <= last) continue;
        last = text.ordinal;
        this.#addText(text);
        if (this.#block.words >= blockWords) await this.#finishBlock();
        if (performance.now() < turnEnd) continue;
        await takeTurn();
        turnEnd = performance.now() + TURN_MS;
      }
      if (this.#block.texts > 0) await this.#finishBlock();
    } finally {
      // Nothing is written after the lease has ended.
      await this.#writing.catch(() => undefined);
    }
    await this.#writing;
    return this.#done;
  }

  /** Uses the memory of a block that is written. */
  #openBlock(number: number): Block {
    const shards = this.#spare ?? this.#parts.client.address.shards.map(() => new BlockRows());
    this.#spare = null;
    for (const rows of shards) rows.start(number);
    return { number, shards, lastText: 0, words: 0, texts: 0 };
  }

  #addText(text: GivenText): void {
    const { client, dictionary } = this.#parts;
    const indexed = toIndexText(text.id, text.content, decodeAnnotationColumns(text.annotationBytes));
    const numbered = numberText(indexed, dictionary);
    this.#block.shards[findShard(text.ordinal, client.address)]!.addText(text, numbered);
    this.#block.lastText = text.ordinal;
    this.#block.words += numbered.words;
    this.#block.texts += 1;
  }

  /** Begins to write the block once the one before is written, so that two are in memory at most. */
  async #finishBlock(): Promise<void> {
    await this.#writing;
    const block = this.#block;
    this.#block = this.#openBlock(block.number + 1);
    const { client, dictionary } = this.#parts;
    this.#parts.lease.throwIfLost();
    await dictionary.save(client);
    this.#writing = this.#writeBlock(block);
    // It is awaited before the next block, or at the end.
    this.#writing.catch(() => undefined);
  }

  async #writeBlock(block: Block): Promise<void> {
    const { client, lease, options } = this.#parts;
    await waitForAll(
      block.shards.flatMap((rows, shard) =>
        rows.texts === 0
          ? []
          : [...rows.tables].map(([table, written]) =>
              client.insert(shard, table, listColumns(table), written.view()),
            ),
      ),
    );
    this.#spare = block.shards;
    lease.throwIfLost();
    const isShown = (await options.mayShow?.()) ?? true;
    await withWriterLease(client, 'state', { signal: options.signal }, () =>
      this.#closeBlock(block, isShown),
    );
    this.#done = { texts: this.#done.texts + block.texts, words: this.#done.words + block.words };
    options.onProgress?.(this.#done);
  }

  async #closeBlock({ number, lastText }: Block, isShown: boolean): Promise<void> {
    const { client, options } = this.#parts;
    const state = await closeState(client, await readState(client));
    if (state.block !== number - 1)
      throw new IndexBusyError('Another process has filled the token store meanwhile.');
    const named = { block: number, corpusId: options.corpusId ?? state.corpusId };
    if (isShown) await changeState(client, state, { ...named, lastText });
    else await writeState(client, state, named);
  }
}
