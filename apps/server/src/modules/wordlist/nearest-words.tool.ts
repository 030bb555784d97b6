import {
  nearestWordsRequestSchema,
  nearestWordsResponseSchema,
  type NearestWordsRequest,
  type NearestWordsResponse,
} from '@keelerada/contract/nearest-words';
import { NEAREST_WORDS_PATH } from '@keelerada/contract/paths';
import { readRows } from '../../corpus/engine/read-rows';
import { makeWordlistOptions } from '../../corpus/stop-words/make-wordlist-options';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { Tool } from '../../corpus/tools/tool';
import { rankNearestWords, type CountedWord } from './rank-nearest-words';
import { wordlistQuery } from './wordlist-query';

/** Base forms to look for where a keyword was found nowhere. */
export const nearestWordsTool: Tool<NearestWordsRequest, NearestWordsResponse> = {
  name: 'nearest-words',
  path: NEAREST_WORDS_PATH,
  isAuxiliary: true,
  summary: 'Base forms of the chosen texts that are written most like a word',
  request: nearestWordsRequestSchema,
  response: nearestWordsResponseSchema,
  queries: [wordlistQuery],
  async answer(request, { engine }, signal) {
    const options = makeWordlistOptions({
      type: 'LEMMAS',
      keepCapitalization: false,
      excludeStopwords: false,
    });
    const { head, rows } = await engine.ask(wordlistQuery, chooseTexts(request), options, signal);
    const words = await readRows<CountedWord>(rows);
    return { algvormid: [...rankNearestWords(words, request.keyword)], totals: head.totals };
  },
};
