import {
  keynessRequestSchema,
  keynessResponseSchema,
  type KeynessRequest,
  type KeynessResponse,
} from '@keelerada/contract/tools/keyness';
import { KEYNESS_PATH } from '@keelerada/contract/site/paths';
import { makeWordlistOptions } from '../../corpus/stop-words/make-wordlist-options';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, type Tool } from '../../corpus/tools/tool';
import { keynessQuery } from './keyness-query';

/** The words that tell two selections of texts apart (keyness). */
export const keynessTool: Tool<KeynessRequest, KeynessResponse> = {
  name: 'keyness',
  path: KEYNESS_PATH,
  summary:
    'Words of two selections of texts with their frequencies in both, those that surely differ most first',
  request: keynessRequestSchema,
  response: keynessResponseSchema,
  queries: [keynessQuery],
  async answer(request, { engine }, signal) {
    const comparedWith = chooseTexts(request.vordlus, 'vordlus.');
    const texts = { ...chooseTexts(request), comparedWith };
    const options = {
      ...makeWordlistOptions(request),
      minTexts: request.minTexts ?? 1,
      withDispersion: request.hajuvus ?? false,
      byText: true,
    };
    const { head, rows } = await engine.ask(keynessQuery, texts, options, signal);
    return new RowsAnswer(head, 'votmesonad', rows);
  },
};
