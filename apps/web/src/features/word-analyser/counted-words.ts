import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';
import type { AnalysedWord } from './analysed-word';

/** A word in the cell of a table, with how often it stands in the text. */
export interface WordCount {
  readonly word: string;
  readonly count: number;
  /** Ids of the words in the text. */
  readonly ids: readonly number[];
}

interface GrowingCount {
  readonly word: string;
  count: number;
  readonly ids: number[];
}

/** Counts the words of one row of a table. */
export class WordCounter {
  readonly #counts = new Map<string, GrowingCount>();

  add({ word, count }: AnalysedWord, id: number): void {
    const known = this.#counts.get(word);
    if (known === undefined) this.#counts.set(word, { word, count, ids: [id] });
    else {
      known.count += count;
      known.ids.push(id);
    }
  }

  /** The most frequent first, then by the Estonian alphabet. */
  list(): readonly WordCount[] {
    return [...this.#counts.values()].sort(
      (left, right) => right.count - left.count || compareEstonian(left.word, right.word),
    );
  }
}

/** Ids of all words of a row, in text order. */
export function joinIds(counts: readonly WordCount[]): readonly number[] {
  return counts.flatMap(({ ids }) => ids).sort((left, right) => left - right);
}

/** The words with their counts, as a cell of a file holds them: `kass (3), koer (1)`. */
export function writeCounts(counts: readonly WordCount[]): string {
  return counts.map(({ word, count }) => `${word} (${count})`).join(', ');
}

/** Share in per cent, rounded half up to so many decimals. */
export function roundShare(count: number, total: number, digits: number): number {
  if (total === 0) return 0;
  const scale = 10 ** digits;
  // Whole numbers until the last division, so that a half is exactly a half.
  return Math.floor((count * 200 * scale + total) / (2 * total)) / scale;
}

/** The rows of keyed groups, by the Estonian alphabet: the order among equally frequent rows. */
export function orderGroups<Group>(
  groups: ReadonlyMap<string, Group>,
  readName: (group: Group) => string,
): readonly Group[] {
  return [...groups.values()].sort((left, right) => compareEstonian(readName(left), readName(right)));
}
