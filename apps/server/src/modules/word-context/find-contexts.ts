import type { ConcordanceSort } from '@keelerada/contract/choices';
import type { WordContextRequest } from '@keelerada/contract/word-context';
import type { ContextAnswer, CorpusEngine } from '../../platform/corpus-index/corpus-engine';
import type { FoundSearch } from '../../platform/http/page-tokens';
import type { Lemmatiser } from '../../platform/lemmatiser/lemmatiser';
import { searchByLemma, type KeywordSearch } from '../../platform/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../platform/own-text/clean-own-text';
import { chooseTexts } from '../../platform/text-selection/choose-texts';

/** Distances from the keyword, the most important first; equal words are told apart by those further away. */
const sortDistances: Readonly<Record<ConcordanceSort, readonly number[] | undefined>> = {
  TEXT: undefined,
  LEFT_1: [-1, -2, -3],
  LEFT_2: [-2, -3],
  LEFT_3: [-3],
  RIGHT_1: [1, 2, 3],
  RIGHT_2: [2, 3],
  RIGHT_3: [3],
};

/**
 * Every occurrence of a keyword with its context (SPEC 3, "Word in context row"). `found` is what the first page of the
 * search found out; null for a first page. Throws RequestFailure.
 */
export async function findContexts(
  request: WordContextRequest,
  engine: Pick<CorpusEngine, 'findContexts'>,
  lemmatiser: Lemmatiser,
  signal: AbortSignal,
  found: FoundSearch | null = null,
): Promise<KeywordSearch<ContextAnswer>> {
  const { type, displayType, displayCount, keepCapitalization, sort, offset, limit } = request;
  const query = {
    ...chooseTexts(request),
    type,
    keepCapitalization: keepCapitalization && type === 'WORDS',
    displayType,
    displayCount,
    sortBy: sortDistances[sort],
    offset: offset ?? undefined,
    limit: limit ?? undefined,
  };
  const keyword = cleanOwnText(request.keyword);
  const lookUp = (wanted: string) => engine.findContexts({ ...query, keyword: wanted }, signal);
  if (found === null) return searchByLemma({ type, keyword }, lookUp, ({ total }) => total, lemmatiser);
  const { lemma } = found;
  const answer = await lookUp(lemma ?? keyword);
  return { answer, initialKeyword: lemma === null ? null : keyword, lemmatizedKeyword: lemma };
}
