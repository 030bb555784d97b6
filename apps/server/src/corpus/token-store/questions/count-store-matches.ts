import { ColumnJudge, type JudgedColumn } from '@keelerada/corpus-engine/cql/column-judge';
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

/** Sends the columns that a query looks at through its automaton. Rejects with CqlError. */
export async function countStoreMatches(selection: StoreSelection, search: CqlSearch): Promise<StoreMatches> {
  const judge = new ColumnJudge(search, selection.names);
  const own = findCqlHits(selection.own, search);
  const texts: number[] = [];
  const counts: number[] = [];
  if (!selection.isEmpty)
    for (const range of listRanges(selection)) {
      for (const [text, count] of await judgeRange(selection, judge, range)) {
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

/** Conditions that split the texts into parts of about the same number of words. */
function listRanges({ state }: StoreSelection): string[] {
  const ranges = Math.max(1, Math.ceil(state.words / WORDS_A_READ));
  const step = Math.ceil((state.lastText + 1) / ranges);
  return Array.from({ length: ranges }, (_, i) =>
    ranges === 1 ? '1' : `t >= ${i * step} AND t < ${(i + 1) * step}`,
  );
}

async function judgeRange(
  selection: StoreSelection,
  judge: ColumnJudge,
  range: string,
): Promise<[number, number][]> {
  const isWithin = judge.compiled.isWithinSentence;
  // A query such as `[]` looks at no column, but the tokens have to be counted.
  const judged = judge.columns.length === 0 && !isWithin ? (['relation'] as const) : judge.columns;
  const wanted = [...judged, ...(isWithin ? (['sentence'] as const) : [])];
  const types = wanted.map((name) => (name === 'sentence' ? 'Array(UInt32)' : COLUMN_TYPES[name]));
  const sql = `SELECT ${['t', ...wanted].join(', ')} FROM tokens_all WHERE ${range} AND ${selection.condition}`;
  const [texts, ...arrays] = (await selection.read(sql, ['UInt32', ...types])) as unknown as [
    Uint32Array,
    ...ArrayColumn<ArrayLike<number>>[],
  ];
  const columns = Object.fromEntries(judged.map((name, i) => [name, arrays[i]!.values]));
  const counts = judge.countMatches({
    columns,
    sentences: isWithin ? arrays.at(-1)!.values : undefined,
    starts: arrays[0]?.starts ?? new Uint32Array(1),
  });
  return [...texts].flatMap((text, row): [number, number][] =>
    counts[row]! > 0 ? [[text, counts[row]!]] : [],
  );
}
