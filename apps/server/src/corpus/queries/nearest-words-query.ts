import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../engine/corpus-query';

interface NearestWordsHead {
  readonly words: readonly CountedWord[];
  readonly totals: SelectionTotals;
}

/** The base forms written most like a word; they are few, so they come with the head and there are no rows. */
export const nearestWordsQuery = defineQuery<{ readonly keyword: string }, NearestWordsHead>({
  name: 'nearest-words',
  warmUps: [],
  async answer({ index }, { keyword }, out) {
    out.writeAscii('[]');
    const [{ names, ids, counts }, totals] = await Promise.all([index.countWords('lemma'), index.measure()]);
    const words = Array.from(ids, (id, row) => ({ word: names.get(id), frequencyCount: counts[row]! }));
    return { words: rankNearestWords(words, keyword), totals };
  },
});

interface CountedWord {
  readonly word: string;
  readonly frequencyCount: number;
}

const MOST_WORDS = 5;
/** So few letters differ, or in a word of up to four letters one. */
const MOST_EDITS = 2;
const SHORT_WORD_LETTERS = 4;

/** The words that take the fewest edits to become the wanted one; of as many edits the most frequent first. */
export function rankNearestWords(words: readonly CountedWord[], wanted: string): readonly CountedWord[] {
  const folded = wanted.normalize('NFC').toLowerCase();
  const most = folded.length <= SHORT_WORD_LETTERS ? 1 : MOST_EDITS;
  return words
    .map(({ word, frequencyCount }) => ({ word, frequencyCount, edits: countEdits(word, folded, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits || other.frequencyCount - one.frequencyCount)
    .slice(0, MOST_WORDS)
    .map(({ word, frequencyCount }) => ({ word, frequencyCount }));
}

/** Letters put in, left out, changed or swapped with the next one (optimal string alignment); Infinity beyond `most`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = j > 1 && i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!isSame));
      row.push(isSwapped ? Math.min(best, before[j - 2]! + 1) : best);
    }
    if (Math.min(...row) > most) return Infinity;
    before = last;
    last = row;
  }
  return last[other.length]!;
}
