import {
  type NearestWordsRequest,
  nearestWordsRequestSchema,
  type NearestWordsResponse,
  nearestWordsResponseSchema,
} from '@keelerada/contract/tools/nearest-words';
import { NEAREST_WORDS_PATH } from '@keelerada/contract/site/paths';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { Tool } from '../../corpus/tools/tool';
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
export const nearestWordsTool: Tool<NearestWordsRequest, NearestWordsResponse> = {
  name: 'nearest-words',
  path: NEAREST_WORDS_PATH,
  isAuxiliary: true,
  summary: 'Base forms of the chosen texts that are written most like a word',
  request: nearestWordsRequestSchema,
  response: nearestWordsResponseSchema,
  queries: [nearestWordsQuery],
  async answer(request, { engine }, signal) {
    const { keyword } = request;
    const { head } = await engine.ask(nearestWordsQuery, chooseTexts(request), { keyword }, signal);
    return { algvormid: [...head.words], totals: head.totals };
  },
};
