import { type TextHits, countHitsByText } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import {
  countFrequencies,
  type Frequencies,
  type FrequencyQuery,
} from '@keelerada/corpus-engine/frequencies/count-frequencies';
import type {
  Search,
  SketchColumns,
  SketchQuery,
  TokenIndex,
} from '@keelerada/corpus-engine/token-index/token-index';
import { countSketch } from '@keelerada/corpus-engine/word-sketch/count-sketch';
import { countStoreClusters } from './count-store-clusters';
import { countStoreNeighbours } from './count-store-neighbours';
import { compareStoreWords, countStoreForms, countStoreWords, measureStore } from './count-store-words';
import { findStoreHits, findStoreLines } from './find-store-lines';
import type { StoreSelection } from './store-selection';
import { countStoreMatches } from './count-store-matches';
import { listHitTexts, openParts } from './open-hit-texts';
import { resolveKeyword } from './resolve-keyword';
import { throwIfTooMany } from './open-texts';

/**
 * The sketch of a word, found in the opened texts: the store has no heads, and the strength of a collocate needs what stands
 * in its relation in all texts, those without the word too. Rejects with IndexTooLargeError.
 */
async function countStoreSketch(selection: StoreSelection, query: SketchQuery): Promise<SketchColumns> {
  const { runningWords } = await measureStore(selection);
  throwIfTooMany(runningWords, 'Choose fewer texts.');
  if (selection.isEmpty) return countSketch(selection.own, query);
  const [texts] = await selection.read(`SELECT t FROM texts_all WHERE ${selection.condition}`, ['UInt32']);
  return countSketch(await openParts(selection, texts), query);
}

/**
 * The frequencies of a search, counted in the opened texts that have it: the store keeps neither the tags of words nor base
 * forms beside every unit. Rejects with IndexTooLargeError.
 */
async function countStoreFrequencies(selection: StoreSelection, query: FrequencyQuery): Promise<Frequencies> {
  const texts =
    'cql' in query
      ? (await countStoreMatches(selection, query)).texts
      : await listHitTexts(selection, await resolveKeyword(selection, query));
  return countFrequencies(await openParts(selection, texts), query);
}

export interface StoreTokenIndex extends TokenIndex {
  readonly selection: StoreSelection;
}

/** Texts of the token store with an own text beside them, which is an index of its own in memory: the columns add up. */
export function makeStoreTokenIndex(selection: StoreSelection): StoreTokenIndex {
  return {
    keepsRows: false,
    selection,
    measure: () => measureStore(selection),
    // The store does not know levels.
    measureLevels: () => null,
    countWords: (unit) => countStoreWords(selection, unit),
    compareWords(other, unit) {
      if (!isOfStore(other)) throw new TypeError('The other selection is not in the token store.');
      return compareStoreWords(selection, other.selection, unit);
    },
    countForms: (lemma) => countStoreForms(selection, lemma),
    countHitsByText: (search) => countStoreHits(selection, search),
    countNeighbours: (query) => countStoreNeighbours(selection, query),
    findLines: (options, window) => findStoreLines(selection, options, window),
    findHits: (search, narrowing) => findStoreHits(selection, search, narrowing),
    countFrequencies: (query) => countStoreFrequencies(selection, query),
    countClusters: (query) => countStoreClusters(selection, query),
    countSketch: (query) => countStoreSketch(selection, query),
  };
}

function isOfStore(index: TokenIndex): index is StoreTokenIndex {
  return 'selection' in index;
}

/** How often each chosen text has what is looked for, in the order of the store; the own text last. */
async function countStoreHits(selection: StoreSelection, search: Search): Promise<TextHits> {
  const own = countHitsByText(selection.own, search);
  if (selection.isEmpty) return own;
  const sql = `SELECT t, id, words FROM texts_all WHERE ${selection.condition} ORDER BY t`;
  const [[texts, ids, words], { hits, ownHits }] = await Promise.all([
    selection.read(sql, ['UInt32', 'String', 'UInt32']),
    countByNumber(selection, search),
  ]);
  return {
    ids: [...ids, ...own.ids],
    runningWords: Uint32Array.from([...words, ...own.runningWords]),
    hits: Uint32Array.from([...[...texts].map((text) => hits.get(text) ?? 0), ...ownHits]),
  };
}

interface CountedHits {
  readonly hits: ReadonlyMap<number, number>;
  readonly ownHits: readonly number[];
}

async function countByNumber(selection: StoreSelection, search: Search): Promise<CountedHits> {
  const listOwn = (total: number): readonly number[] => (selection.own.length === 0 ? [] : [total]);
  if ('cql' in search) {
    const { texts, counts, own } = await countStoreMatches(selection, search);
    return { hits: new Map([...texts].map((text, i) => [text, counts[i]!])), ownHits: listOwn(own.total) };
  }
  const keyword = await resolveKeyword(selection, search);
  const ownHits = listOwn(keyword.own.total);
  if (keyword.condition === null) return { hits: new Map(), ownHits };
  if (!keyword.isExact) {
    const texts = (await listHitTexts(selection, keyword)).sort();
    const counted = countHitsByText(await openParts(selection, texts), search);
    const [own = 0] = counted.hits.slice(texts.length);
    return { hits: new Map([...texts].map((text, i) => [text, counted.hits[i]!])), ownHits: listOwn(own) };
  }
  const sql =
    `SELECT t, count() FROM postings_${keyword.unit}_all ` +
    `WHERE ${keyword.condition} AND ${selection.condition} GROUP BY t`;
  const [texts, counts] = await selection.read(sql, ['UInt32', 'UInt64']);
  return { hits: new Map([...texts].map((text, i) => [text, counts[i]!])), ownHits };
}
