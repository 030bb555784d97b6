import { wordFormsCall } from '@keelerada/contract/tools/word-forms';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool } from '../../corpus/tools/tool';
import { wordFormsQuery } from './word-forms-query';

/** The word forms of one base form of the word list, asked for when its row is opened. */
export const wordFormsTool = defineTool(wordFormsCall, {
  isAuxiliary: true,
  queries: [wordFormsQuery],
  async answer(request, { engine }, signal) {
    const { algvorm: lemma } = request;
    const { head, rows } = await engine.ask(wordFormsQuery, chooseTexts(request), { lemma }, signal);
    return new RowsAnswer(head, 'vormid', rows);
  },
});
