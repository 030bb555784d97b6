import { sortByKeys } from '@keelerada/corpus-engine/base/sort-by-keys';
import {
  ColumnJudge,
  type JudgedColumn,
  type MandatoryNumbers,
} from '@keelerada/corpus-engine/cql/column-judge';
import { findCqlHits, type CqlSearch } from '@keelerada/corpus-engine/cql/find-cql-hits';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import type { ArrayColumn } from '../read-row-binary';
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
/** Words as rare as this share of all have less around them than there is in the whole of their texts. */
const MAX_ANCHOR_SHARE = 1 / 200;
/** So few occurrences are read one by one in any case. */
const FEW_ANCHORS = 1000;

/** Sends the columns that a query looks at through its automaton. Rejects with CqlError. */
export async function countStoreMatches(selection: StoreSelection, search: CqlSearch): Promise<StoreMatches> {
  const judge = new ColumnJudge(search, selection.names);
  const own = findCqlHits(selection.own, search);
  const texts: number[] = [];
  const counts: number[] = [];
  const anchor = selection.isEmpty ? null : await chooseAnchor(selection, judge);
  if (!selection.isEmpty)
    for (const range of listRanges(selection, anchor === null ? WORDS_A_READ : Infinity)) {
      const rows = await readRows(selection, judge, anchor, range);
      for (const [text, count] of judgeRows(judge, anchor === null ? rows : joinRows(rows))) {
        texts.push(text);
        counts.push(count);
      }
    }
  const { listed } = selection;
  const ranks = listed === null ? undefined : new Map([...listed].map((text, rank) => [text, rank]));
  const rankOf = (row: number): number => ranks?.get(texts[row]!) ?? texts[row]!;
  const order = [...texts.keys()].sort((a, b) => rankOf(a) - rankOf(b));
  return {
    texts: Uint32Array.from(order, (row) => texts[row]!),
    counts: Uint32Array.from(order, (row) => counts[row]!),
    count: counts.reduce((sum, count) => sum + count, 0),
    own,
  };
}

/** The rarest words that each match has, if they are rare enough to read only what stands around them. */
async function chooseAnchor(selection: StoreSelection, judge: ColumnJudge): Promise<MandatoryNumbers | null> {
  let best: MandatoryNumbers | null = null;
  let least = Math.max(FEW_ANCHORS, selection.state.words * MAX_ANCHOR_SHARE);
  for (const mandatory of judge.mandatory) {
    const { column, numbers } = mandatory;
    if (numbers.length === 0 || numbers.length > MAX_ANCHORS) continue;
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

/** The columns that a query looks at, with the text and the place of the first token of each row. */
interface JudgedRows {
  readonly texts: Uint32Array;
  readonly firsts: Uint32Array;
  readonly arrays: readonly ArrayColumn<Numbers>[];
}

function listJudgedColumns(judge: ColumnJudge): (JudgedColumn | 'sentence')[] {
  const isWithin = judge.compiled.isWithinSentence;
  // A query such as `[]` looks at no column, but the tokens have to be counted.
  const judged = judge.columns.length === 0 && !isWithin ? (['relation'] as const) : judge.columns;
  return [...judged, ...(isWithin ? (['sentence'] as const) : [])];
}

/** Reads the tokens of texts, or only those around the words of an anchor: a row for each of them then. */
async function readRows(
  selection: StoreSelection,
  judge: ColumnJudge,
  anchor: MandatoryNumbers | null,
  range: string,
): Promise<JudgedRows> {
  const columns = listJudgedColumns(judge);
  const reach = judge.longest - 1;
  const first = `greatest(at - ${reach}, 1)`;
  const cut = (column: string): string =>
    anchor === null ? column : `arraySlice(${column}, ${first}, least(at - 1, ${reach}) + ${reach + 1})`;
  const sql =
    `SELECT ${['t', `toUInt32(${anchor === null ? '1' : first})`, ...columns.map(cut)].join(', ')} ` +
    `FROM tokens_all ${anchor === null ? '' : `ARRAY JOIN ${findPlaces(anchor)} AS at`} ` +
    `PREWHERE ${range} AND ${selection.condition}`;
  const types = columns.map((name) => (name === 'sentence' ? 'Array(UInt32)' : COLUMN_TYPES[name]));
  const [texts, firsts, ...arrays] = (await selection.read(sql, [
    'UInt32',
    'UInt32',
    ...types,
  ])) as unknown as [Uint32Array, Uint32Array, ...ArrayColumn<Numbers>[]];
  return { texts, firsts, arrays };
}

function findPlaces({ column, numbers }: MandatoryNumbers): string {
  const list = numbers.map((number) => `toUInt32(${number})`).join(', ');
  return `arrayFilter((i, word) -> has([${list}], word), arrayEnumerate(${column}), ${column})`;
}

/** Joins rows of a text that touch or overlap. */
function joinRows({ texts, firsts, arrays }: JudgedRows): JudgedRows {
  const { starts } = arrays[0]!;
  const order = sortByKeys(texts, sortByKeys(firsts));
  const runTexts: number[] = [];
  const runFirsts: number[] = [];
  const runStarts: number[] = [];
  const columns = arrays.map(({ values }) => values.slice());
  let size = 0;
  let end = 0;
  for (const row of order) {
    const first = firsts[row]!;
    const rowEnd = first + starts[row + 1]! - starts[row]!;
    if (runTexts.at(-1) !== texts[row] || first > end) {
      runTexts.push(texts[row]!);
      runFirsts.push(first);
      runStarts.push(size);
      end = first;
    }
    if (rowEnd <= end) continue;
    const from = starts[row]! + end - first;
    arrays.forEach(({ values }, i) => {
      columns[i]!.set(values.subarray(from, starts[row + 1]), size);
    });
    size += rowEnd - end;
    end = rowEnd;
  }
  const joined = Uint32Array.from([...runStarts, size]);
  return {
    texts: Uint32Array.from(runTexts),
    firsts: Uint32Array.from(runFirsts),
    arrays: columns.map((values) => ({ values, starts: joined })),
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
