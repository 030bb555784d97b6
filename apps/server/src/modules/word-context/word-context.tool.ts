import {
  wordContextCall,
  type KeywordContextRequest,
  type WordContextRequest,
} from '@keelerada/contract/tools/word-context';
import type { CorpusAnswer } from '../../corpus/engine/corpus-engine';
import type { FoundSearch } from '../../platform/http/page-tokens';
import { searchByLemma, type KeywordSearch } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { makeCountedValue } from '../../corpus/tools/make-counted-value';
import { RowsAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import {
  wordContextQuery,
  type WordContextHead,
  type WordContextRows,
} from '../../corpus/queries/word-context-query';
import type { ConcordanceSort } from '@keelerada/contract/fields/choices';
import type { ConcordanceView, LineView } from '@keelerada/corpus-engine/concordance/find-concordance';
import type { SortPlace } from '@keelerada/corpus-engine/concordance/sort-hits';
import type { CountedValue } from '@keelerada/corpus-engine/concordance/keep-counted';
import { makeHitNarrowing } from '../../corpus/tools/make-hit-narrowing';

/** Every occurrence of a keyword, or of a query by form, with its context. */
export const wordContextTool = defineTool(wordContextCall, {
  queries: [wordContextQuery],
  async answer(request, parts, signal) {
    const found = parts.pageTokens.read(request);
    const { answer, ...keywords } = await findWordContexts(request, parts, found, signal);
    const isPart = found === null && typeof request.limit === 'number' && answer.head.total > 0;
    const pageToken = isPart
      ? parts.pageTokens.make(request, { lemma: keywords.lemmatizedKeyword, state: answer.state })
      : undefined;
    return new RowsAnswer({ ...keywords, ...answer.head, pageToken }, 'contextList', answer.rows);
  },
});

/** `found` is what the first page of the search found out; null for a first page. */
async function findWordContexts(
  request: WordContextRequest,
  parts: ToolParts,
  found: FoundSearch | null,
  signal: AbortSignal,
): Promise<KeywordSearch<CorpusAnswer<WordContextHead>>> {
  const { engine, readTextColumns } = parts;
  const texts = { ...chooseTexts(request), state: found?.state };
  const view = makeContextView(request, await makeCountedValue(request, readTextColumns));
  if (!hasKeyword(request)) {
    const { cql, keepCapitalization } = request;
    const lookUpQuery = (query: string, chosen: QueriedTexts) =>
      engine.ask(wordContextQuery, chosen, { ...view, cql: query, keepCapitalization }, signal);
    const answer = await answerCql(cql ?? '', texts, parts, lookUpQuery, signal);
    return { answer, initialKeyword: null, lemmatizedKeyword: null };
  }
  const { type } = request;
  const keyword = cleanOwnText(request.keyword);
  const unit = chooseWordUnit(request);
  const lookUp = (wanted: string) =>
    engine.ask(wordContextQuery, texts, { ...view, unit, keyword: wanted }, signal);
  if (found === null) return searchByLemma({ type, keyword }, lookUp, ({ head }) => head.total);
  const { lemma } = found;
  const answer = await lookUp(lemma ?? keyword);
  return { answer, initialKeyword: lemma === null ? null : keyword, lemmatizedKeyword: lemma };
}

/** The schema lets either a keyword with its type or a query through. */
function hasKeyword(request: WordContextRequest): request is KeywordContextRequest {
  return typeof request.keyword === 'string' && typeof request.type === 'string';
}

const sortPlaces: Readonly<Record<ConcordanceSort, SortPlace | undefined>> = {
  TEXT: undefined,
  EXAMPLES: 'EXAMPLES',
  KEYWORD: 'KEYWORD',
  LEFT_1: -1,
  LEFT_2: -2,
  LEFT_3: -3,
  RIGHT_1: 1,
  RIGHT_2: 2,
  RIGHT_3: 3,
};
/** Without a second order, rows with equal words are told apart by the words further away, up to this one. */
const FARTHEST_WORD = 3;

/** How the rows of a request are ordered, chosen and cut; `counted` are those of a row of frequencies. */
function makeContextView(
  request: WordContextRequest,
  counted: { readonly counted?: CountedValue },
): ConcordanceView & WordContextRows {
  const { offset, limit, seed } = request;
  const sortBy = listSortPlaces(request);
  const line = makeLine(request);
  const from = offset ?? 0;
  return {
    ...makeHitNarrowing(request, seed),
    ...counted,
    ...(sortBy.length > 0 && { sortBy }),
    ...(line && { line }),
    ...(request.vead === true && { showsErrors: true }),
    from,
    ...(typeof limit === 'number' && { to: from + limit }),
  };
}

/** What to sort by, the most important first. */
function listSortPlaces({ sort, thenSort }: WordContextRequest): readonly SortPlace[] {
  const places = listNamedPlaces({ sort, thenSort });
  const [first] = places;
  if (places.length !== 1 || typeof first !== 'number') return places;
  const side = Math.sign(first);
  const steps = FARTHEST_WORD - Math.abs(first) + 1;
  return Array.from({ length: steps }, (_, step) => first + side * step);
}

/** The one or two places that the request names. */
function listNamedPlaces({ sort, thenSort }: Pick<WordContextRequest, 'sort' | 'thenSort'>): SortPlace[] {
  return [sortPlaces[sort], sortPlaces[thenSort ?? 'TEXT']].filter((place) => place !== undefined);
}

function makeLine(request: WordContextRequest): LineView | undefined {
  const { lineCharacters } = request;
  if (typeof lineCharacters !== 'number') return undefined;
  const markedAt = listNamedPlaces(request).filter((place) => typeof place === 'number');
  return { characters: lineCharacters, markedAt: [...new Set(markedAt)] };
}
