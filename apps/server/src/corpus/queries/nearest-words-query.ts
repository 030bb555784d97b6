import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../engine/corpus-query';
import { type CountedWord, rankNearestWords } from './rank-nearest-words';

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
