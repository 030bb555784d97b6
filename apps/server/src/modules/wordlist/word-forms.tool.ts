import { WORD_FORMS_PATH } from '@keelerada/contract/site/paths';
import {
  wordFormsRequestSchema,
  wordFormsResponseSchema,
  type WordFormsRequest,
  type WordFormsResponse,
} from '@keelerada/contract/tools/word-forms';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, type Tool } from '../../corpus/tools/tool';
import { wordFormsQuery } from '../../corpus/queries/word-forms-query';

/** The word forms of one base form of the word list, asked for when its row is opened. */
export const wordFormsTool: Tool<WordFormsRequest, WordFormsResponse> = {
  name: 'word-forms',
  path: WORD_FORMS_PATH,
  isAuxiliary: true,
  summary: 'Word forms of a base form in the chosen texts, the most frequent first',
  request: wordFormsRequestSchema,
  response: wordFormsResponseSchema,
  queries: [wordFormsQuery],
  async answer(request, { engine }, signal) {
    const { algvorm: lemma } = request;
    const { head, rows } = await engine.ask(wordFormsQuery, chooseTexts(request), { lemma }, signal);
    return new RowsAnswer(head, 'vormid', rows);
  },
};
