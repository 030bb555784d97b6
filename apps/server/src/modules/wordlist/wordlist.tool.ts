import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { makeWordlistOptions } from '../../corpus/stop-words/make-wordlist-options';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool } from '../../corpus/tools/tool';
import { wordlistQuery } from './wordlist-query';

/** The words of the chosen texts with their frequencies. */
export const wordlistTool = defineTool(wordlistCall, {
  queries: [wordlistQuery],
  async answer(request, { engine }, signal) {
    const options = { ...makeWordlistOptions(request), ...(request.tasemed && { hasLevels: true }) };
    const { head, rows } = await engine.ask(wordlistQuery, chooseTexts(request), options, signal);
    return new RowsAnswer(head, 'resultList', rows);
  },
});
