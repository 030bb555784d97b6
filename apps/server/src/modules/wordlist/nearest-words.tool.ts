import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { defineTool } from '../../corpus/tools/tool';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { type CountedWord, rankNearestWords } from './rank-nearest-words';

interface NearestWordsHead {
  readonly words: readonly CountedWord[];
  readonly totals: SelectionTotals;
}

/** The base forms written most like a word; they are few, so they come with the head and there are no rows. */
const nearestWordsQuery = defineQuery<{ readonly keyword: string }, NearestWordsHead>({
  name: 'nearest-words',
  warmUps: [],
  async answer({ index }, { keyword }, out) {
    out.writeAscii('[]');
    const [{ names, ids, counts }, totals] = await Promise.all([index.countWords('lemma'), index.measure()]);
    const words = Array.from(ids, (id, row) => ({ word: names.get(id), frequencyCount: counts[row]! }));
    return { words: rankNearestWords(words, keyword), totals };
  },
});

/** Base forms to look for where a keyword was found nowhere. */
export const nearestWordsTool = defineTool(nearestWordsCall, {
  isAuxiliary: true,
  queries: [nearestWordsQuery],
  async answer(request, { engine }, signal) {
    const { keyword } = request;
    const { head } = await engine.ask(nearestWordsQuery, chooseTexts(request), { keyword }, signal);
    return { algvormid: [...head.words], totals: head.totals };
  },
});
