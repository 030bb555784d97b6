import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { RowsAnswer, defineTool } from '../../corpus/tools/tool';
import { collocatesQuery } from './collocates-query';

/** The neighbouring words of a keyword with their scores. */
export const collocatesTool = defineTool(collocatesCall, {
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
});
