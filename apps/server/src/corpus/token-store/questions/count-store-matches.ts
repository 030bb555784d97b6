import {
  ColumnJudge,
  type JudgedColumn,
  type MandatoryNumbers,
} from '@keelerada/corpus-engine/cql/column-judge';
import { countHitsByText } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import { findCqlHits, type CqlSearch } from '@keelerada/corpus-engine/cql/find-cql-hits';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import type { ArrayColumn } from '../read-row-binary';
import { openParts } from './open-hit-texts';
import type { StoreSelection } from './store-selection';

/** Texts of the store with matches of a query by form, in the order of the list of texts, and the matches of the own text. */
export interface StoreMatches {
  readonly texts: Uint32Array;
  readonly counts: Uint32Array;
  /** Matches in the store. */
  readonly count: number;
  readonly own: Hits;
}

/** Words of texts whose tokens one answer holds: some forty megabytes. */
const WORDS_A_READ = 4_000_000;
const COLUMN_TYPES = {
  form: 'Array(UInt32)',
  folded: 'Array(UInt32)',
  lemma: 'Array(UInt32)',
  tag: 'Array(UInt16)',
  relation: 'Array(UInt8)',
} as const satisfies Record<JudgedColumn, string>;

/** Most numbers of words that a question names. */
const MAX_ANCHORS = 1000;
/** Words of texts of which one answer holds what stands around a word. */
const WORDS_A_READ_AROUND = 10 * WORDS_A_READ;

/** Sends the columns that a query looks at through its automaton. Rejects with CqlError. */
export async function countStoreMatches(given: StoreSelection, search: CqlSearch): Promise<StoreMatches> {
  const selection = given.whereMarked();
  const judge = new ColumnJudge(search, selection.names);
  const own = findCqlHits(selection.own, search);
  const texts: number[] = [];
  const counts: number[] = [];
  const isPossible = !selection.isEmpty && judge.mandatory.every(({ numbers }) => numbers.length > 0);
  const anchor = isPossible ? await chooseAnchor(selection, judge) : null;
  if (isPossible)
    for (const range of listRanges(selection, anchor === null ? WORDS_A_READ : WORDS_A_READ_AROUND)) {
      for (const [text, count] of judgeRows(judge, await readRows(selection, judge, anchor, range))) {
        texts.push(text);
        counts.push(count);
      }
    }
  const found = judge.isExact ? { texts, counts } : await countInTexts(selection, search, texts);
  const { listed } = selection;
  const ranks = listed === null ? undefined : new Map([...listed].map((text, rank) => [text, rank]));
  const rankOf = (row: number): number => ranks?.get(found.texts[row]!) ?? found.texts[row]!;
  const order = [...found.texts.keys()].sort((a, b) => rankOf(a) - rankOf(b));
  return {
    texts: Uint32Array.from(order, (row) => found.texts[row]!),
    counts: Uint32Array.from(order, (row) => found.counts[row]!),
    count: found.counts.reduce((sum, count) => sum + count, 0),
    own,
  };
}

/** Counts anew, in the texts themselves, what columns of tokens alone do not tell. Rejects with IndexTooLargeError. */
async function countInTexts(
  selection: StoreSelection,
  search: CqlSearch,
  texts: readonly number[],
): Promise<{ texts: readonly number[]; counts: readonly number[] }> {
  const parts = await openParts(selection, texts);
  const { hits } = countHitsByText(parts.slice(0, parts.length - selection.own.length), search);
  const chosen = new Set(texts);
  const inOrder =
    selection.listed === null
      ? [...chosen].sort((a, b) => a - b)
      : [...selection.listed].filter((text) => chosen.has(text));
  const rows = inOrder.flatMap((text, i) => (hits[i]! > 0 ? [{ text, count: hits[i]! }] : []));
  return { texts: rows.map(({ text }) => text), counts: rows.map(({ count }) => count) };
}

/** The rarest words that each match has. */
async function chooseAnchor(selection: StoreSelection, judge: ColumnJudge): Promise<MandatoryNumbers | null> {
  let best: MandatoryNumbers | null = null;
  let least = Infinity;
  for (const mandatory of judge.mandatory) {
    const { column, numbers } = mandatory;
    if (numbers.length > MAX_ANCHORS) continue;
    const [known, counts] = await selection.read(
      `SELECT u, sum(c) FROM totals_${column}_all WHERE u IN (${numbers.join(', ')}) GROUP BY u HAVING sum(c) > 0`,
      ['UInt32', 'Int64'],
    );
    const count = counts.reduce((sum, one) => sum + one, 0);
    // Only words are counted: a number without a count may be a mark, and those are everywhere.
    if (known.length === numbers.length && count < least) [best, least] = [mandatory, count];
  }
  return best;
}

/** Conditions that split the texts into parts of about the same number of words. */
function listRanges({ state }: StoreSelection, wordsARead: number): string[] {
  const ranges = Math.max(1, Math.ceil(state.words / wordsARead));
  const step = Math.ceil((state.lastText + 1) / ranges);
  return Array.from({ length: ranges }, (_, i) =>
    ranges === 1 ? '1' : `t >= ${i * step} AND t < ${(i + 1) * step}`,
  );
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** The columns that a query looks at, and the text of each row. */
interface JudgedRows {
  readonly texts: Uint32Array;
  readonly arrays: readonly ArrayColumn<Numbers>[];
}

function listJudgedColumns(judge: ColumnJudge): (JudgedColumn | 'sentence')[] {
  const isWithin = judge.compiled.isWithinSentence;
  // A query such as `[]` looks at no column, but the tokens have to be counted.
  const judged = judge.columns.length === 0 && !isWithin ? (['relation'] as const) : judge.columns;
  return [...judged, ...(isWithin ? (['sentence'] as const) : [])];
}

/** Reads the tokens of texts, a row for each text, or of those with words of an anchor only what stands around them. */
async function readRows(
  selection: StoreSelection,
  judge: ColumnJudge,
  anchor: MandatoryNumbers | null,
  range: string,
): Promise<JudgedRows> {
  const columns = listJudgedColumns(judge);
  const types = columns.map((name) => (name === 'sentence' ? 'Array(UInt32)' : COLUMN_TYPES[name]));
  const from = `FROM tokens_all PREWHERE ${range} AND ${selection.condition}`;
  if (anchor === null) {
    const [texts, ...arrays] = await readColumns(selection, `SELECT t, ${columns.join(', ')} ${from}`, types);
    return { texts, arrays };
  }
  const { column, numbers } = anchor;
  const list = `[${numbers.map((number) => `toUInt32(${number})`).join(', ')}]`;
  const cut = (cells: string): string => `arrayFilter((x, isNear) -> isNear, ${cells}, near)`;
  const [texts, places, ...arrays] = await readColumns(
    selection,
    `WITH ${markAround(`arrayMap(x -> has(${list}, x), ${column})`, column, judge.longest - 1)} AS near ` +
      `SELECT t, ${[`arrayEnumerate(${column})`, ...columns].map(cut).join(', ')} ${from} AND hasAny(${column}, ${list})`,
    ['Array(UInt32)', ...types],
  );
  return splitRows({ texts, arrays }, places!);
}

async function readColumns(
  selection: StoreSelection,
  sql: string,
  types: readonly ('Array(UInt8)' | 'Array(UInt16)' | 'Array(UInt32)')[],
): Promise<[Uint32Array, ...ArrayColumn<Numbers>[]]> {
  return await selection.read(sql, ['UInt32', ...types]);
}

/** Marks the neighbours of what is marked, as far as `reach` to both sides: each step shifts all marks at once. */
function markAround(marks: string, column: string, reach: number): string {
  const size = `length(${column})`;
  const after = (cells: string, step: number): string =>
    `arrayResize(arrayConcat(arrayResize([toUInt8(0)], ${step}), ${cells}), ${size})`;
  const before = (cells: string, step: number): string =>
    `arrayResize(arraySlice(${cells}, ${step + 1}), ${size})`;
  const either = (one: string, other: string): string => `arrayMap((a, b) -> a OR b, ${one}, ${other})`;
  const spread = (shift: typeof after): string => {
    let spreading = marks;
    for (let reached = 0; reached < reach;) {
      const step = Math.min(reached + 1, reach - reached);
      spreading = either(spreading, shift(spreading, step));
      reached += step;
    }
    return spreading;
  };
  return either(spread(after), spread(before));
}

/** Splits rows where the places of their tokens are not one after the other. */
function splitRows(
  { texts, arrays }: JudgedRows,
  { values: places, starts }: ArrayColumn<Numbers>,
): JudgedRows {
  const runTexts: number[] = [];
  const runStarts: number[] = [];
  texts.forEach((text, row) => {
    for (let token = starts[row]!; token < starts[row + 1]!; token++) {
      if (token > starts[row]! && places[token] === places[token - 1]! + 1) continue;
      runTexts.push(text);
      runStarts.push(token);
    }
  });
  const split = Uint32Array.from([...runStarts, places.length]);
  return {
    texts: Uint32Array.from(runTexts),
    arrays: arrays.map(({ values }) => ({ values, starts: split })),
  };
}

/** Texts with matches, and how many. */
function judgeRows(judge: ColumnJudge, { texts, arrays }: JudgedRows): Map<number, number> {
  const names = listJudgedColumns(judge);
  const counts = judge.countMatches({
    columns: Object.fromEntries(names.map((name, i) => [name, arrays[i]!.values])),
    sentences: arrays[names.indexOf('sentence')]?.values,
    starts: arrays[0]!.starts,
  });
  const found = new Map<number, number>();
  counts.forEach((count, row) => {
    if (count > 0) found.set(texts[row]!, (found.get(texts[row]!) ?? 0) + count);
  });
  return found;
}
