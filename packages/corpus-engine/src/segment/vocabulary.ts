import { compareEstonian } from '../base/estonian-collation';
import type { JsonBytes } from '../base/json-bytes';
import type { StringTable } from '../base/string-table';

/**
 * The strings of several segments as one table in Estonian order. A lone segment is its own vocabulary: `idMaps` then
 * holds null and nothing was copied.
 */
export interface Vocabulary {
  readonly size: number;
  /** For each segment the vocabulary id of each of its string ids; null if they are the same. */
  readonly idMaps: readonly (Uint32Array | null)[];
  get(id: number): string;
  /** The id of a word, -1 for one that is not there. */
  find(word: string): number;
  writeJson(id: number, out: JsonBytes): void;
}

/** What has strings in Estonian order, such as a segment. */
export interface StringHolder {
  readonly strings: StringTable;
}

/** Vocabularies kept for each first segment: the corpus alone, and with the last few own texts. */
const MAX_KEPT = 4;
const kept = new WeakMap<StringHolder, { segments: readonly StringHolder[]; vocabulary: Vocabulary }[]>();

/** The vocabulary of segments, kept for the next query over the same ones. */
export function joinVocabularies(segments: readonly StringHolder[]): Vocabulary {
  const [first] = segments;
  if (first === undefined)
    return { size: 0, idMaps: [], get: () => '', find: () => -1, writeJson: () => undefined };
  if (segments.length === 1) {
    const { strings } = first;
    return {
      size: strings.size,
      idMaps: [null],
      get: (id) => strings.get(id),
      find: (word) => strings.find(word, compareEstonian),
      writeJson: (id, out) => strings.writeJson(id, out),
    };
  }
  const known = kept.get(first) ?? [];
  const match = known.find((one) => hasSameMembers(one.segments, segments));
  if (match !== undefined) return match.vocabulary;
  const vocabulary = mergeTables(segments.map((segment) => segment.strings));
  kept.set(first, [{ segments, vocabulary }, ...known].slice(0, MAX_KEPT));
  return vocabulary;
}

function hasSameMembers(left: readonly StringHolder[], right: readonly StringHolder[]): boolean {
  return left.length === right.length && left.every((segment, i) => segment === right[i]);
}

/** Strings by where they come from: table and id in it. */
interface MergedList {
  readonly tables: Uint16Array;
  readonly ids: Uint32Array;
}

function mergeTables(tables: readonly StringTable[]): Vocabulary {
  const first = tables[0]!;
  let list: MergedList = {
    tables: new Uint16Array(first.size),
    ids: Uint32Array.from({ length: first.size }, (_, id) => id),
  };
  const idMaps: Uint32Array[] = [list.ids];
  for (let table = 1; table < tables.length; table++) {
    const step = addTable(list, tables, table);
    for (let i = 0; i < idMaps.length; i++) idMaps[i] = idMaps[i]!.map((id) => step.oldToNew[id]!);
    idMaps.push(step.addedToNew);
    list = step.list;
  }
  const { tables: sources, ids } = list;
  const tableOf = (id: number): StringTable => tables[sources[id]!]!;
  return {
    size: ids.length,
    idMaps,
    get: (id) => tableOf(id).get(ids[id]!),
    find: (word) => findInTables(tables, idMaps, word),
    writeJson: (id, out) => tableOf(id).writeJson(ids[id]!, out),
  };
}

function findInTables(tables: readonly StringTable[], idMaps: readonly Uint32Array[], word: string): number {
  for (let table = 0; table < tables.length; table++) {
    const id = tables[table]!.find(word, compareEstonian);
    if (id >= 0) return idMaps[table]![id]!;
  }
  return -1;
}

function addTable(
  list: MergedList,
  tables: readonly StringTable[],
  table: number,
): { list: MergedList; oldToNew: Uint32Array; addedToNew: Uint32Array } {
  const added = tables[table]!;
  const places = findPlaces(list, tables, added);
  const newCount = places.isNew.reduce((sum, isNew) => sum + isNew, 0);
  const merged = {
    tables: new Uint16Array(list.ids.length + newCount),
    ids: new Uint32Array(list.ids.length + newCount),
  };
  const oldToNew = new Uint32Array(list.ids.length);
  const addedToNew = new Uint32Array(added.size);
  let next = 0;
  let old = 0;
  const copyUntil = (end: number): void => {
    for (; old < end; old++, next++) {
      oldToNew[old] = next;
      merged.tables[next] = list.tables[old]!;
      merged.ids[next] = list.ids[old]!;
    }
  };
  for (let id = 0; id < added.size; id++) {
    copyUntil(places.at[id]!);
    addedToNew[id] = next;
    if (places.isNew[id] === 0) continue;
    merged.tables[next] = table;
    merged.ids[next++] = id;
  }
  copyUntil(list.ids.length);
  return { list: merged, oldToNew, addedToNew };
}

/** Where each string of a sorted table stands, or would stand, in the list: galloping search from the last place. */
function findPlaces(
  list: MergedList,
  tables: readonly StringTable[],
  added: StringTable,
): { at: Uint32Array; isNew: Uint8Array } {
  const get = (index: number): string => tables[list.tables[index]!]!.get(list.ids[index]!);
  const size = list.ids.length;
  const at = new Uint32Array(added.size);
  const isNew = new Uint8Array(added.size);
  let low = 0;
  for (let id = 0; id < added.size; id++) {
    const word = added.get(id);
    let step = 1;
    while (low + step <= size && compareEstonian(get(low + step - 1), word) < 0) {
      low += step;
      step *= 2;
    }
    let high = Math.min(size, low + step - 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareEstonian(get(middle), word) < 0) low = middle + 1;
      else high = middle;
    }
    at[id] = low;
    isNew[id] = low < size && get(low) === word ? 0 : 1;
  }
  return { at, isNew };
}
