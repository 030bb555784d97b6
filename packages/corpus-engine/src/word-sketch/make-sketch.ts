import { computeLogDice } from '../collocates/association-scores';
import type { SketchColumns } from '../token-index/token-index';
import { type SketchRelation, sketchRelations } from '@keelerada/contract/fields/choices';

export interface SketchOptions {
  /** Collocates of a relation at most. */
  readonly limit: number;
  /** Pairs that a collocate needs, of either word where two are compared. */
  readonly minCount: number;
  readonly order: 'LOGDICE' | 'COUNT';
}

/** A collocate of one word. */
export interface SketchCollocate {
  readonly count: number;
  /** logDice of the pairs against all pairs of the relation that have either, not rounded. */
  readonly score: number;
  /** Row of the columns that it is in. */
  readonly row: number;
}

export interface SketchRow {
  readonly collocate: string;
  readonly first: SketchCollocate | undefined;
  readonly second: SketchCollocate | undefined;
}

/** A relation of one word: its pairs, its different collocates, the most frequent form of the word in it. */
export interface RelationTotals {
  readonly pairs: number;
  readonly collocates: number;
  readonly form: string;
}

export interface SketchRelationRows {
  readonly relation: SketchRelation;
  readonly first: RelationTotals;
  readonly second: RelationTotals;
  readonly rows: readonly SketchRow[];
}

/**
 * The relations of a word with their collocates, the strongest or most frequent first. With a second word (or the same one in
 * other texts) the collocates that are strongest with either stand from those of the first to those of the second. Relations
 * without a collocate that is frequent enough are left out. Equals are ordered by count, then as the columns are.
 */
export function makeSketch(
  first: SketchColumns,
  second: SketchColumns | undefined,
  options: SketchOptions,
): readonly SketchRelationRows[] {
  const [firstRanges, secondRanges] = [findRanges(first), second && findRanges(second)];
  return sketchRelations.flatMap((relation, place) => {
    const ofFirst = scoreRelation(first, firstRanges[place]!, first.forms[place]!);
    const ofSecond =
      second && secondRanges
        ? scoreRelation(second, secondRanges[place]!, second.forms[place]!)
        : { totals: NO_TOTALS, collocates: [] };
    const rows = chooseRows(joinRows(first, ofFirst, second, ofSecond, options), options);
    if (rows.length === 0) return [];
    if (second) rows.sort((one, other) => compareSides(other) - compareSides(one));
    return [{ relation, first: ofFirst.totals, second: ofSecond.totals, rows }];
  });
}

const NO_TOTALS: RelationTotals = { pairs: 0, collocates: 0, form: '' };

interface ScoredRelation {
  readonly totals: RelationTotals;
  readonly collocates: readonly SketchCollocate[];
}

/** First row of each relation, and the row after its last. */
function findRanges({ relations }: SketchColumns): readonly (readonly [number, number])[] {
  let from = 0;
  return sketchRelations.map((_, relation) => {
    const start = from;
    while (from < relations.length && relations[from] === relation) from += 1;
    return [start, from] as const;
  });
}

function scoreRelation(
  { counts, totals }: SketchColumns,
  [from, to]: readonly [number, number],
  form: string,
): ScoredRelation {
  const rows = Array.from({ length: to - from }, (_, i) => from + i);
  const pairs = rows.reduce((sum, row) => sum + counts[row]!, 0);
  return {
    totals: { pairs, collocates: rows.length, form },
    collocates: rows.map((row) => {
      const count = counts[row]!;
      return { row, count, score: computeLogDice(count, pairs, totals[row]!) };
    }),
  };
}

/** The rows of both words that are frequent enough; only two words need a look at the words themselves. */
function joinRows(
  first: SketchColumns,
  ofFirst: ScoredRelation,
  second: SketchColumns | undefined,
  ofSecond: ScoredRelation,
  { minCount }: SketchOptions,
): SketchRow[] {
  const isFrequent = ({ count }: SketchCollocate) => count >= minCount;
  const read = ({ names, ids }: SketchColumns, { row }: SketchCollocate) => names.get(ids[row]!);
  const rows = new Map<string, SketchRow>();
  for (const one of ofFirst.collocates) {
    if (!second && !isFrequent(one)) continue;
    const collocate = read(first, one);
    rows.set(collocate, { collocate, first: one, second: undefined });
  }
  for (const one of ofSecond.collocates) {
    const collocate = read(second!, one);
    rows.set(collocate, { collocate, first: rows.get(collocate)?.first, second: one });
  }
  return [...rows.values()].filter((row) => [row.first, row.second].some((one) => one && isFrequent(one)));
}

function chooseRows(rows: SketchRow[], { limit, order }: SketchOptions): SketchRow[] {
  const measure = (row: SketchRow, key: 'score' | 'count') =>
    Math.max(row.first?.[key] ?? -Infinity, row.second?.[key] ?? -Infinity);
  const [main, other] = order === 'COUNT' ? (['count', 'score'] as const) : (['score', 'count'] as const);
  const keyed = rows.map((row) => ({ row, main: measure(row, main), other: measure(row, other) }));
  return keyed
    .sort((a, b) => b.main - a.main || b.other - a.other)
    .slice(0, limit)
    .map(({ row }) => row);
}

/** How much stronger a collocate is with the first word; one that a word does not have counts 0 there. */
export function compareSides({ first, second }: SketchRow): number {
  return Math.max(0, first?.score ?? 0) - Math.max(0, second?.score ?? 0);
}
