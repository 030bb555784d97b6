import type { PlainToken } from '../annotation/read-plain-annotations';

export interface SparseRow {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** How nouns are used in running text. */
export interface NounContexts {
  readonly nouns: readonly string[];
  /** Positive pointwise mutual information with the lemmas around each noun. */
  readonly neighbours: readonly SparseRow[];
  readonly neighbourCount: number;
  /** Logarithms of the shares of the cases, smoothed. */
  readonly cases: readonly Float64Array[];
}

/** Nouns met less often have no row. */
const LEAST_NOUN_COUNT = 3;
const NEIGHBOUR_LEMMAS = 4000;
/** Lemmas looked at on each side, inside the sentence, punctuation left out. */
const WINDOW = 3;
/** Context counts are raised to this, which holds down rare neighbours (Levy, Goldberg & Dagan 2015). */
const CONTEXT_POWER = 0.75;
const CASE_SMOOTHING = 0.5;
const CASES = 'Nom Gen Par Ill Add Ine Ela All Ade Abl Tra Ter Ess Abe Com'.split(' ');

export function findNounContexts(sentences: readonly (readonly PlainToken[])[]): NounContexts {
  const kept = sentences.map((sentence) => sentence.filter(({ upos }) => upos !== 'PUNCT'));
  const lemmas = countMost(kept.flatMap((sentence) => sentence.map(({ lemma }) => lemma)));
  const columns = new Map(lemmas.slice(0, NEIGHBOUR_LEMMAS).map(([lemma], column) => [lemma, column]));
  const counted = countMost(
    kept.flatMap((sentence) => sentence.filter(({ upos }) => upos === 'NOUN').map(({ lemma }) => lemma)),
  );
  const nouns = counted.filter(([, count]) => count >= LEAST_NOUN_COUNT).map(([lemma]) => lemma);
  const rowOf = new Map(nouns.map((noun, row) => [noun, row]));
  const counts = nouns.map(() => new Map<number, number>());
  const cases = nouns.map(() => new Float64Array(CASES.length).fill(CASE_SMOOTHING));
  for (const sentence of kept)
    sentence.forEach((token, at) => {
      const row = token.upos === 'NOUN' ? rowOf.get(token.lemma) : undefined;
      if (row === undefined) return;
      const place = CASES.indexOf(token.grammaticalCase);
      if (place >= 0) cases[row]![place]! += 1;
      for (let near = Math.max(0, at - WINDOW); near <= at + WINDOW && near < sentence.length; near += 1) {
        const column = near === at ? undefined : columns.get(sentence[near]!.lemma);
        if (column !== undefined) counts[row]!.set(column, (counts[row]!.get(column) ?? 0) + 1);
      }
    });
  return {
    nouns,
    neighbours: weighCounts(counts, columns.size),
    neighbourCount: columns.size,
    cases: cases.map((row) => {
      const sum = row.reduce((total, count) => total + count, 0);
      return row.map((count) => Math.log(count / sum));
    }),
  };
}

/** Items with their counts, the most frequent first, equal ones in order of the alphabet. */
function countMost(items: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
}

function weighCounts(counts: readonly ReadonlyMap<number, number>[], columns: number): SparseRow[] {
  const columnSums = new Float64Array(columns);
  for (const row of counts) for (const [column, count] of row) columnSums[column]! += count;
  const total = columnSums.reduce((sum, count) => sum + count, 0);
  const powers = columnSums.map((sum) => sum ** CONTEXT_POWER);
  const powerSum = powers.reduce((sum, power) => sum + power, 0);
  return counts.map((row) => {
    const rowSum = [...row.values()].reduce((sum, count) => sum + count, 0);
    const weighed = [...row]
      .map(([column, count]): [number, number] => {
        const expected = (rowSum * powers[column]!) / powerSum;
        return [column, Math.log(count / expected)];
      })
      .filter(([, information]) => information > 0 && total > 0)
      .sort(([one], [other]) => one - other);
    return {
      columns: Int32Array.from(weighed, ([column]) => column),
      values: Float64Array.from(weighed, ([, information]) => information),
    };
  });
}
