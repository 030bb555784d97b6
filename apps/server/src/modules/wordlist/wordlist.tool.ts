import { WORDLIST_PATH } from '@keelerada/contract/paths';
import {
  wordlistRequestSchema,
  wordlistResponseSchema,
  type WordlistRequest,
  type WordlistResponse,
} from '@keelerada/contract/wordlist';
import type { WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import { chooseTexts } from '../../platform/text-selection/choose-texts';
import { chooseWordUnit } from '../../platform/tools/choose-word-unit';
import { RowsAnswer, type Tool } from '../../platform/tools/tool';
import { getDefaultStopWords } from './default-stop-words';
import { wordlistQuery } from './wordlist-query';

/** The words of the chosen texts with their frequencies (SPEC 3, "Word list row"). */
export const wordlistTool: Tool<WordlistRequest, WordlistResponse> = {
  path: WORDLIST_PATH,
  summary: 'Words of the chosen texts with their frequencies, the most frequent first',
  request: wordlistRequestSchema,
  response: wordlistResponseSchema,
  queries: [wordlistQuery],
  async answer(request, { engine }, signal) {
    const options = makeOptions(request);
    const { head, rows } = await engine.ask(wordlistQuery, chooseTexts(request), options, signal);
    return new RowsAnswer(head, 'resultList', rows);
  },
};

function makeOptions(request: WordlistRequest): WordlistOptions {
  const { type, excludeStopwords, customStopwords, minFrequency } = request;
  const customStopWords = customStopwords?.map((word) => word.replace(/\s+/gu, '')).filter((word) => word);
  return {
    unit: chooseWordUnit(request),
    ...(excludeStopwords && { defaultStopWords: getDefaultStopWords(type) }),
    ...(customStopWords && { customStopWords }),
    minFrequency: minFrequency ?? 1,
  };
}
