import {
  collocatesRequestSchema,
  collocatesResponseSchema,
  type CollocatesRequest,
  type CollocatesResponse,
} from '@keelerada/contract/tools/collocates';
import { COLLOCATES_PATH } from '@keelerada/contract/site/paths';
import { searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { RowsAnswer, type Tool } from '../../corpus/tools/tool';
import { collocatesQuery } from './collocates-query';

/** The neighbouring words of a keyword with their scores. */
export const collocatesTool: Tool<CollocatesRequest, CollocatesResponse> = {
  name: 'collocates',
  path: COLLOCATES_PATH,
  summary: 'Neighbouring words of a keyword, the strongest first',
  request: collocatesRequestSchema,
  response: collocatesResponseSchema,
  queries: [collocatesQuery],
  async answer(request, { engine }, signal) {
    const texts = chooseTexts(request);
    const { type, formula, searchCount: span } = request;
    const { minCooccurrence } = request;
    const options = { unit: chooseWordUnit(request), span, formula, minCooccurrence };
    const { answer, ...keywords } = await searchByLemma(
      { type, keyword: cleanOwnText(request.keyword) },
      (keyword) => engine.ask(collocatesQuery, texts, { ...options, keyword }, signal),
      ({ head }) => head.keywordFrequency,
    );
    return new RowsAnswer({ ...keywords, ...answer.head }, 'collocateList', answer.rows);
  },
};
