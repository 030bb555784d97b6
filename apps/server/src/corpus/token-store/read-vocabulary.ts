import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { setImmediate as takeTurn } from 'node:timers/promises';
import { countWordUnits } from './sort-key-bytes';
import { FIRST_SHARD, type StoreAskOptions, type TokenStoreClient } from './token-store-client';

/** The names behind the numbers of the store, in shared memory: plain data for threads. */
export interface TokenStoreVocabulary {
  /** Words in Estonian order, to be laid under a StringTable: where each begins, and their UTF-16 units end to end. */
  readonly stringStarts: Uint32Array;
  readonly stringUnits: Uint16Array;
  /** Number in the store of the word at each place. */
  readonly idOfRank: Uint32Array;
  /** Place of each number of the store; NO_RANK for a number without a word. */
  readonly rankOfId: Uint32Array;
  /** By their numbers from 0. */
  readonly tags: readonly string[];
  readonly relations: readonly string[];
  readonly labels: readonly string[];
}

export const NO_RANK = 0xffffffff;
/** Some ten million words are sorted and sent. */
const READ_TIMEOUT_MS = 600_000;
const ID_BYTES = 4;
/** Some 10 ms of work. */
const WORDS_A_TURN = 50_000;

/** Reads all names that the store has numbered so far. Words take about 8 bytes and two bytes a letter. */
export async function readVocabulary(
  client: TokenStoreClient,
  options: StoreAskOptions = {},
): Promise<TokenStoreVocabulary> {
  const whole = { timeoutMs: READ_TIMEOUT_MS, ...options };
  const read = async (name: 'tag' | 'relation' | 'label', number: 'UInt8' | 'UInt16') =>
    placeNames(
      ...(await client.read(FIRST_SHARD, `SELECT id, ${name} FROM ${name}s`, [number, 'String'], whole)),
    );
  // What is read first was numbered first: a word's tag is never missing.
  const sorted = 'SELECT id, sortKey FROM words ORDER BY sortKey FORMAT RowBinary';
  const words = await readWords(await client.askShard(FIRST_SHARD, sorted, whole));
  const tags = await read('tag', 'UInt16');
  const relations = await read('relation', 'UInt8');
  return { ...words, tags, relations, labels: await read('label', 'UInt16') };
}

/** How many names the store has: equal counts, equal vocabulary. */
export async function countNames(client: TokenStoreClient, options?: StoreAskOptions): Promise<string> {
  const counts = await Promise.all(
    ['words', 'tags', 'relations', 'labels'].map(async (table) => {
      const sql = `SELECT count() FROM ${table}`;
      return (await client.read(FIRST_SHARD, sql, ['UInt64'], options))[0][0];
    }),
  );
  return counts.join(' ');
}

function placeNames(ids: ArrayLike<number>, names: readonly string[]): string[] {
  const placed: string[] = [];
  names.forEach((name, row) => (placed[ids[row]!] = name));
  return Array.from(placed, (name) => name ?? '');
}

type VocabularyWords = Pick<TokenStoreVocabulary, 'stringStarts' | 'stringUnits' | 'idOfRank' | 'rankOfId'>;

/** Reads rows of number and sort key twice: to measure, then to fill. Millions of rows would be too many objects. */
async function readWords(bytes: Uint8Array): Promise<VocabularyWords> {
  let words = 0;
  let units = 0;
  let largest = 0;
  await forEachWord(bytes, (id, _from, size) => {
    words += 1;
    units += size;
    largest = Math.max(largest, id);
  });
  const stringStarts = new Uint32Array(new SharedArrayBuffer((words + 1) * 4));
  const stringUnits = new Uint16Array(new SharedArrayBuffer(units * 2));
  const idOfRank = new Uint32Array(new SharedArrayBuffer(words * 4));
  const rankOfId = new Uint32Array(new SharedArrayBuffer((largest + 1) * 4)).fill(NO_RANK);
  let rank = 0;
  let place = 0;
  await forEachWord(bytes, (id, from, size) => {
    idOfRank[rank] = id;
    rankOfId[id] = rank;
    stringStarts[rank++] = place;
    for (let unit = 0; unit < size; unit++)
      stringUnits[place++] = bytes[from + unit * 2]! * 256 + bytes[from + unit * 2 + 1]!;
  });
  stringStarts[words] = place;
  return { stringStarts, stringUnits, idOfRank, rankOfId };
}

/** `from` is where the word begins, `size` its UTF-16 units. */
type VisitWord = (id: number, from: number, size: number) => void;

/** Visits the words in their order; others of this thread have their turn now and then. */
async function forEachWord(bytes: Uint8Array, visit: VisitWord): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 0;
  while (offset < bytes.length) {
    for (let word = 0; word < WORDS_A_TURN && offset < bytes.length; word++)
      offset = visitWord(bytes, view, offset, visit);
    await takeTurn();
  }
}

/** Gives the offset after the word. */
function visitWord(bytes: Uint8Array, view: DataView, start: number, visit: VisitWord): number {
  let offset = start + ID_BYTES;
  let length = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[offset++];
    if (byte === undefined) throw makeCutError();
    length += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) break;
  }
  const end = offset + length;
  if (end > bytes.length) throw makeCutError();
  const size = countWordUnits(bytes.subarray(offset, end));
  visit(view.getUint32(start, true), end - size * 2, size);
  return end;
}

function makeCutError(): IndexIncompleteError {
  return new IndexIncompleteError('The vocabulary of the token store ends inside a word.');
}
