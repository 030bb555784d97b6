import { RowBinaryWriter } from './row-binary';
import { listColumns } from './schema-tables';
import { FIRST_SHARD, type StoreAskOptions, type TokenStoreClient } from './token-store-client';

/** A row of `states`. Versions rise with every row; the newest row is the state. */
export interface StoreState {
  readonly version: number;
  /** The last text that questions see. */
  readonly lastText: number;
  /** The last block that is whole; texts of whole blocks may stand after `lastText` until they are shown. */
  readonly block: number;
  /** Texts and running words that questions see. */
  readonly texts: number;
  readonly words: number;
  /** Totals are being changed. */
  readonly isOpen: boolean;
  /** Empty before the first loading. */
  readonly corpusId: string;
}

const EMPTY: StoreState = {
  version: 0,
  lastText: 0,
  block: 0,
  texts: 0,
  words: 0,
  isOpen: false,
  corpusId: '',
};

/** The newest state, open or not; version 0 for an empty store. */
export function readState(client: TokenStoreClient, options?: StoreAskOptions): Promise<StoreState> {
  return readNewest(client, '', options);
}

/** The newest state in which totals agree with the texts. */
export function readClosedState(client: TokenStoreClient, options?: StoreAskOptions): Promise<StoreState> {
  return readNewest(client, 'WHERE isOpen = 0', options);
}

async function readNewest(
  client: TokenStoreClient,
  where: string,
  options?: StoreAskOptions,
): Promise<StoreState> {
  const sql =
    `SELECT version, lastText, block, texts, words, isOpen, corpusId FROM states ${where} ` +
    'ORDER BY version DESC LIMIT 1';
  const types = ['UInt64', 'UInt32', 'UInt32', 'UInt64', 'UInt64', 'UInt8', 'String'] as const;
  const row = await client.read(FIRST_SHARD, sql, types, options);
  const [version, lastText, block, texts, words, isOpen, corpusId] = row;
  if (version.length === 0) return EMPTY;
  return {
    version: version[0]!,
    lastText: lastText[0]!,
    block: block[0]!,
    texts: texts[0]!,
    words: words[0]!,
    isOpen: isOpen[0] === 1,
    corpusId: corpusId[0]!,
  };
}

/** Adds a row after the given state and answers it. */
export async function writeState(
  client: TokenStoreClient,
  before: StoreState,
  change: Partial<Omit<StoreState, 'version'>>,
): Promise<StoreState> {
  const state = { ...before, ...change, version: before.version + 1 };
  const rows = new RowBinaryWriter();
  rows.writeUInt64(state.version);
  rows.writeUInt32(state.lastText);
  rows.writeUInt32(state.block);
  rows.writeUInt64(state.texts);
  rows.writeUInt64(state.words);
  rows.writeUInt8(Number(state.isOpen));
  rows.writeString(state.corpusId);
  rows.writeUInt32(Math.floor(Date.now() / 1000));
  await client.insert(FIRST_SHARD, 'states', listColumns('states'), rows.view());
  return state;
}
