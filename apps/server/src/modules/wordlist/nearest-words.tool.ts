import {
  type NearestWordsRequest,
  nearestWordsRequestSchema,
  type NearestWordsResponse,
  nearestWordsResponseSchema,
} from '@keelerada/contract/tools/nearest-words';
import { NEAREST_WORDS_PATH } from '@keelerada/contract/site/paths';
import { nearestWordsQuery } from '../../corpus/queries/nearest-words-query';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { Tool } from '../../corpus/tools/tool';

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
