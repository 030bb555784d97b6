import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { readOwn } from '@keelerada/estonian/make-table';
import type { ResultColumn, TextColumn } from './result-column';
import { type ColumnFilter, isFilterActive, type TableSort, type TableView } from './table-view';
import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';

function rankBy<Value>(values: readonly Value[], compare: (a: Value, b: Value) => number): Uint32Array {
  const distinct = [...new Set(values)].sort(compare);
  const ranks = new Map(distinct.map((value, rank) => [value, rank]));
  return Uint32Array.from(values, (value) => ranks.get(value) ?? 0);
}

/** Place of each text among the different texts, by the Estonian alphabet; equal texts share a place. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  return rankBy(texts, compareEstonian);
}

/** Place of each number among the different numbers. */
export function rankNumbers(numbers: readonly number[]): Uint32Array {
  return rankBy(numbers, (a, b) => a - b);
}

/** Indexes of rows ordered by their ranks; equal ranks keep their order both ways. */
export function orderByRanks(ranks: Uint32Array, isDescending: boolean): Uint32Array {
  const sign = isDescending ? -1 : 1;
  return Uint32Array.from(ranks, (_, index) => index).sort((a, b) => sign * (ranks[a]! - ranks[b]!));
}

/** Indexes of rows in the order they are shown: four bytes a row, whatever a row holds. */
export type RowOrder = Uint32Array;

const fold = (text: string) => foldLetters(text).toLowerCase();

type ColumnName = Pick<TextColumn<unknown>, 'id' | 'heading'>;

/** What is worked out once for each column of an answer, however often its table is left and opened again. */
class ColumnCache<Value> {
  readonly #known = new WeakMap<object, Map<string, Value>>();

  read(rows: object, { id, heading }: ColumnName, make: () => Value): Value {
    // Another language has other headings, and may have other texts in its cells.
    const name = `${id} ${heading}`;
    let columns = this.#known.get(rows);
    if (columns === undefined) this.#known.set(rows, (columns = new Map<string, Value>()));
    let value = columns.get(name);
    if (value === undefined) columns.set(name, (value = make()));
    return value;
  }
}

const rankCache = new ColumnCache<Uint32Array>();
const foldCache = new ColumnCache<readonly string[]>();

/** Order of all rows by the sort of the view. Stable: equal rows stay in the order of the answer. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  sort: TableSort | null,
): RowOrder {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (sort === null || column === undefined) return Uint32Array.from(rows, (_, index) => index);
  const ranks = rankCache.read(rows, column, () =>
    column.kind === 'number'
      ? rankNumbers(rows.map(column.readNumber))
      : rankTexts(rows.map(column.readText)),
  );
  return orderByRanks(ranks, sort.isDescending);
}

/** A test of the row at an index. */
function makeTest<Row>(
  rows: readonly Row[],
  column: TextColumn<Row>,
  filter: ColumnFilter,
): (index: number) => boolean {
  if (filter.kind === 'choice') {
    const values = new Set(filter.values);
    return (index) => values.has(column.readText(rows[index]!));
  }
  const folded = foldCache.read(rows, column, () => rows.map((row) => fold(column.readText(row))));
  const wanted = fold(filter.text.trim());
  return filter.match === 'starts'
    ? (index) => folded[index]!.startsWith(wanted)
    : (index) => folded[index]!.includes(wanted);
}

/** The rows of the order that pass every active filter. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  filters: TableView['filters'],
  order: RowOrder,
): RowOrder {
  const tests = columns.flatMap((column) => {
    const filter = readOwn(filters, column.id);
    return column.kind === 'text' && isFilterActive(filter) ? [makeTest(rows, column, filter)] : [];
  });
  if (tests.length === 0) return order;
  return order.filter((index) => tests.every((test) => test(index)));
}

/**
 * The different values of a column that is filtered by choice, by the Estonian alphabet, with the number of their rows.
 * Only rows that pass the choices of other columns count; chosen values are listed even if they have none.
 */
export function countChoices<Row>(
  rows: readonly Row[],
  column: TextColumn<Row>,
  columns: readonly ResultColumn<Row>[] = [],
  filters: TableView['filters'] = {},
): readonly [string, number][] {
  const { [column.id]: own, ...others } = filters;
  const choices = Object.fromEntries(Object.entries(others).filter(([, { kind }]) => kind === 'choice'));
  const order = filterRows(
    rows,
    columns,
    choices,
    Uint32Array.from(rows, (_, index) => index),
  );
  const counts = new Map<string, number>(own?.kind === 'choice' ? own.values.map((value) => [value, 0]) : []);
  for (const index of order) {
    const value = column.readText(rows[index]!);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const entries = [...counts];
  const ranks = rankTexts(entries.map(([value]) => value));
  return [...orderByRanks(ranks, false)].map((index) => entries[index]!);
}
