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
import { makeContextView } from './make-context-view';
import { wordContextQuery, type WordContextHead } from './word-context-query';

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
