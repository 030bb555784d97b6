import { rankHit, rankText, type HitSample } from '@keelerada/corpus-engine/concordance/sample-hits';
import { MAX_KEYWORD_WORDS, type SortPlace } from '@keelerada/corpus-engine/concordance/sort-hits';
import { foldForm } from '@keelerada/corpus-engine/segment/normalise-word';
import { sortByKeys } from '@keelerada/corpus-engine/base/sort-by-keys';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { CONTEXT_WORDS, nameColumn, type ResolvedKeyword } from './resolve-keyword';
import { findNumber } from './store-names';
import type { StoreSelection } from './store-selection';

/** Occurrences that are put in order at once: a hundred megabytes. */
const MAX_ORDERED_HITS = 5_000_000;
/** Stands for the own text, after every text of the store. */
export const OWN_TEXT = 0xffffffff;

/** Occurrences by text and number of their first word in it, in the order of the texts. */
export interface StoreHits {
  readonly texts: Uint32Array;
  readonly words: Uint32Array;
  /** For each word to sort by, its place in the alphabet plus one, 0 for none. */
  readonly keys: readonly Uint32Array[];
}

/** The words, counted from the first of a keyword, that rows are sorted by; undefined where the store does not keep one. */
export function listSortDistances(
  sortBy: readonly SortPlace[],
  wordCount: number,
): readonly (readonly number[])[] | undefined {
  // Good examples are found in the opened texts.
  if (sortBy.includes('EXAMPLES')) return undefined;
  const distances = sortBy.map((place) => {
    if (typeof place === 'number') return [place > 0 ? place + wordCount - 1 : place];
    return Array.from({ length: Math.min(wordCount, MAX_KEYWORD_WORDS) }, (_, i) => i);
  });
  return distances.flat().every((distance) => Math.abs(distance) <= CONTEXT_WORDS) ? distances : undefined;
}

/** Rows `from` to before `to` of the occurrences in the store, in its own order. */
export async function readHitPage(
  selection: StoreSelection,
  { unit, condition, count }: ResolvedKeyword,
  from: number,
  to: number,
): Promise<StoreHits> {
  const size = Math.min(to, count) - from;
  if (condition === null || size <= 0)
    return { texts: new Uint32Array(), words: new Uint32Array(), keys: [] };
  const sql =
    `SELECT t, w FROM postings_${unit}_all WHERE ${condition} AND ${selection.condition} ` +
    `ORDER BY t, w LIMIT ${from}, ${size}`;
  const [texts, words] = await selection.read(sql, ['UInt32', 'UInt32']);
  return { texts, words, keys: [] };
}

/**
 * Every occurrence, those of the own text last, in the order of the list of texts; with keys of the words at distances from
 * the first. Rejects with IndexTooLargeError.
 */
export async function readAllHits(
  selection: StoreSelection,
  keyword: ResolvedKeyword,
  distances: readonly number[] = [],
): Promise<StoreHits> {
  if (keyword.count > MAX_ORDERED_HITS)
    throw new IndexTooLargeError(
      `There are ${keyword.count} occurrences; at most ${MAX_ORDERED_HITS} can be sorted or sampled. Choose fewer texts.`,
      MAX_ORDERED_HITS,
    );
  const stored = await readStored(selection, keyword, distances);
  const own = readOwn(selection, keyword, distances);
  const join = (one: Uint32Array, other: Uint32Array): Uint32Array => {
    if (other.length === 0) return one;
    const whole = new Uint32Array(one.length + other.length);
    whole.set(one);
    whole.set(other, one.length);
    return whole;
  };
  return {
    texts: join(stored.texts, own.texts),
    words: join(stored.words, own.words),
    keys: stored.keys.map((keys, i) => join(keys, own.keys[i]!)),
  };
}

async function readStored(
  selection: StoreSelection,
  { unit, condition }: ResolvedKeyword,
  distances: readonly number[],
): Promise<StoreHits> {
  if (condition === null)
    return {
      texts: new Uint32Array(),
      words: new Uint32Array(),
      keys: distances.map(() => new Uint32Array()),
    };
  const columns = distances.map((distance) => nameColumn(unit === 'lemma' ? 'folded' : 'same', distance));
  const sql =
    `SELECT ${['t', 'w', ...columns].join(', ')} FROM postings_${unit}_all ` +
    `WHERE ${condition} AND ${selection.condition}`;
  const types = ['UInt32', 'UInt32', ...columns.map(() => 'UInt32' as const)] as const;
  const [texts, words, ...numbers] = await selection.read(sql, types);
  const { listed } = selection;
  const order = sortByKeys(listed === null ? texts : rankTexts(texts, listed), sortByKeys(words));
  const pick = (column: Uint32Array): Uint32Array => order.map((row) => column[row]!);
  const fold = makeFolder(selection, unit === 'form');
  const keys = numbers.map((column) => pick(column.map((number) => (number === 0 ? 0 : 1 + fold(number)))));
  return { texts: pick(texts), words: pick(words), keys };
}

/** Gives the id of the folded form of a number of the store, which is itself unless forms keep their capitals. */
function makeFolder(selection: StoreSelection, isForm: boolean): (number: number) => number {
  if (!isForm) return (number) => selection.idOf(number);
  const { names } = selection;
  const known = new Map<number, number>();
  return (number) => {
    let id = known.get(number);
    if (id === undefined) {
      id = selection.idOf(findNumber(names, foldForm(names.strings.get(names.rankOfId[number]!))));
      known.set(number, id);
    }
    return id;
  };
}

function rankTexts(texts: Uint32Array, listed: Uint32Array): Uint32Array {
  const ranks = new Map([...listed].map((text, rank) => [text, rank]));
  return texts.map((text) => ranks.get(text)!);
}

function readOwn(
  { own, vocabulary }: StoreSelection,
  { own: hits }: ResolvedKeyword,
  distances: readonly number[],
): StoreHits {
  const [part] = own;
  const words = hits.positions[0] ?? new Uint32Array();
  const idMap = vocabulary.idMaps[1] ?? null;
  const keys = distances.map((distance) =>
    words.map((first) => {
      const word = first + distance;
      if (word < 0 || word >= part!.segment.sizes.words) return 0;
      const { wordReadings, readingFolded } = part!.segment.sections;
      const string = readingFolded[wordReadings[word]!]!;
      return 1 + (idMap === null ? string : idMap[string]!);
    }),
  );
  return { texts: new Uint32Array(words.length).fill(OWN_TEXT), words, keys };
}

/** The rows that a sample leaves, in their order; the same ones as `sampleHits` takes. */
export async function sampleStoreHits(
  selection: StoreSelection,
  { texts, words }: StoreHits,
  { size, seed }: HitSample,
): Promise<Uint32Array | undefined> {
  if (size >= texts.length) return undefined;
  const ids = await readTextIds(selection, texts);
  const ranks = new Uint32Array(texts.length);
  const rankOfText = new Map<number, number>();
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row]!;
    let rank = rankOfText.get(text);
    if (rank === undefined) rankOfText.set(text, (rank = rankText(ids.get(text) ?? '', seed)));
    ranks[row] = rankHit(rank, words[row]!);
  }
  return sortByKeys(ranks).slice(0, size).sort();
}

async function readTextIds(selection: StoreSelection, texts: Uint32Array): Promise<Map<number, string>> {
  const wanted = [...new Set(texts)].filter((text) => text !== OWN_TEXT);
  if (wanted.length === 0) return new Map();
  const [numbers, ids] = await selection.read(
    `SELECT t, id FROM texts_all WHERE t IN (${wanted.join(', ')})`,
    ['UInt32', 'String'],
  );
  return new Map([...numbers].map((number, row) => [number, ids[row]!]));
}
