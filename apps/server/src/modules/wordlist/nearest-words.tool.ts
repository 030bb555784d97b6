import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import { nearestWordsQuery } from '../../corpus/queries/nearest-words-query';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { defineTool } from '../../corpus/tools/tool';

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
