import { keynessCall } from '@keelerada/contract/tools/keyness';
import { makeWordlistOptions } from '../../corpus/stop-words/make-wordlist-options';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool } from '../../corpus/tools/tool';
import { keynessQuery } from './keyness-query';

/** The words that tell two selections of texts apart (keyness). */
export const keynessTool = defineTool(keynessCall, {
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
});
