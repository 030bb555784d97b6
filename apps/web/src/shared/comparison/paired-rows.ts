import {
  compareRates,
  findLeastDifference,
  type KnownRate,
  rateCount,
  type RateDifference,
} from '@keelerada/corpus-engine/distribution/compare-rates';
import type { Side } from '../text-selection/selected-texts';

export const sides: readonly Side[] = ['A', 'B'];

/** Something that was counted in both selections. */
export interface PairedRow {
  /** Its name too, where the table gives it no other. */
  readonly key: string;
  readonly A: KnownRate;
  readonly B: KnownRate;
  /** A minus B, or another measure that is above zero where A has more. */
  readonly difference: RateDifference;
  readonly counts: Readonly<Record<Side, number>>;
  /** It says too little: it is drawn paler and does not stretch the axis. */
  readonly isSmall?: boolean;
}

export function pairRates(
  key: string,
  A: KnownRate,
  B: KnownRate,
  counts: PairedRow['counts'],
  isSmall = false,
): PairedRow {
  return { key, A, B, difference: compareRates(A, B), counts, isSmall };
}

/** How often each of two lists has something, as rates of so many (`per`) among what each was counted in. */
export function pairCounts(
  lists: Readonly<Record<Side, ReadonlyMap<string, number>>>,
  among: PairedRow['counts'],
  per: number,
): readonly PairedRow[] {
  const keys = new Set([...lists.A.keys(), ...lists.B.keys()]);
  const rows = orderBySureness(
    [...keys].map((key) => {
      const counts = { A: lists.A.get(key) ?? 0, B: lists.B.get(key) ?? 0 };
      return pairRates(key, rateCount(counts.A, among.A, per), rateCount(counts.B, among.B, per), counts);
    }),
  );
  return mixSides(rows);
}

/** The largest of the sure differences first. */
export function orderBySureness<Row extends PairedRow>(rows: readonly Row[]): readonly Row[] {
  const least = new Map(rows.map((row) => [row, findLeastDifference(row.difference)]));
  const size = ({ A, B }: PairedRow) => Math.max(A.value, B.value);
  // Two that say nothing are both minus infinity.
  return rows.toSorted((one, other) => {
    const [first, second] = [least.get(one)!, least.get(other)!];
    return first === second ? size(other) - size(one) : second - first;
  });
}

/** The sides take turns, each in its own order, and that of the first row begins: neither fills the first rows alone. */
export function mixSides<Row extends PairedRow>(rows: readonly Row[]): readonly Row[] {
  const isOfA = ({ difference }: Row) => difference.value > 0;
  const isFirst = (row: Row) => isOfA(row) === isOfA(rows[0]!);
  const lists = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
  return rows.flatMap((_, place) => lists.flatMap((list) => list[place] ?? []));
}

/** The names of the first rows that one side has surely more of. */
export function listTypical(rows: readonly PairedRow[], side: Side, most: number): readonly string[] {
  const isOf = ({ difference: { value, isSure } }: PairedRow) => isSure && value > 0 === (side === 'A');
  return rows
    .filter(isOf)
    .slice(0, most)
    .map(({ key }) => key);
}
