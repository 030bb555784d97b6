import { DEFAULT_MIN_COOCCURRENCE } from '@keelerada/contract/choices';
import type { CollocatesRequest } from '@keelerada/contract/collocates';
import type { CollocateAnswer, CorpusEngine } from '../../platform/corpus-index/corpus-engine';
import type { Lemmatiser } from '../../platform/lemmatiser/lemmatiser';
import { searchByLemma, type KeywordSearch } from '../../platform/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../platform/own-text/clean-own-text';
import { chooseTexts } from '../../platform/text-selection/choose-texts';

/** The neighbouring words of a keyword with their scores (SPEC 3, "Collocate row"). Throws RequestFailure. */
export async function findCollocates(
  request: CollocatesRequest,
  engine: Pick<CorpusEngine, 'findCollocates'>,
  lemmatiser: Lemmatiser,
  signal: AbortSignal,
): Promise<KeywordSearch<CollocateAnswer>> {
  const { type, keepCapitalization, searchCount, formula } = request;
  const query = {
    ...chooseTexts(request),
    type,
    keepCapitalization: keepCapitalization && type === 'WORDS',
    searchCount,
    formula,
    minCooccurrence: request.minCooccurrence ?? DEFAULT_MIN_COOCCURRENCE[formula],
  };
  return searchByLemma(
    { type, keyword: cleanOwnText(request.keyword) },
    (keyword) => engine.findCollocates({ ...query, keyword }, signal),
    ({ keywordFrequency }) => keywordFrequency,
    lemmatiser,
  );
}
