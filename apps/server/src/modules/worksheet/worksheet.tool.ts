import { WORKSHEET_PATH } from '@keelerada/contract/paths';
import type { SearchType } from '@keelerada/contract/choices';
import {
  worksheetRequestSchema,
  worksheetResponseSchema,
  type WorksheetRequest,
  type WorksheetResponse,
} from '@keelerada/contract/worksheet';
import { searchByLemma, type KeywordSearch } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { makeHitNarrowing } from '../../corpus/tools/make-hit-narrowing';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
import { worksheetQuery, type WorksheetHead } from './worksheet-query';

/** Sentences with a word for a worksheet: random ones of the good examples. */
export const worksheetTool: Tool<WorksheetRequest, WorksheetResponse> = {
  name: 'worksheet',
  path: WORKSHEET_PATH,
  summary: 'Whole sentences with a keyword or query that make good examples for a lesson',
  request: worksheetRequestSchema,
  response: worksheetResponseSchema,
  queries: [worksheetQuery],
  async answer(request, parts, signal) {
    const { answer, ...keywords } = await pickForSearch(request, parts, signal);
    const { total, listed, totals, examples } = answer;
    return {
      ...keywords,
      total,
      ...(listed < total && { listed }),
      totals,
      exampleList: examples.map((example) => ({ ...example, marks: [...example.marks] })),
    };
  },
};

type KeywordRequest = WorksheetRequest & { readonly type: SearchType; readonly keyword: string };

/** The schema lets either a keyword with its type or a query through. */
function hasKeyword(request: WorksheetRequest): request is KeywordRequest {
  return typeof request.keyword === 'string' && typeof request.type === 'string';
}

async function pickForSearch(
  request: WorksheetRequest,
  { engine, lemmatiser }: ToolParts,
  signal: AbortSignal,
): Promise<KeywordSearch<WorksheetHead>> {
  const texts = chooseTexts(request);
  const { count, seed, sampleSeed, keepCapitalization } = request;
  const choice = { count, seed, narrowing: makeHitNarrowing(request, sampleSeed) };
  if (!hasKeyword(request)) {
    const { head } = await answerCql(request.cql ?? '', (cql) =>
      engine.ask(worksheetQuery, texts, { ...choice, cql, keepCapitalization }, signal),
    );
    return { answer: head, initialKeyword: null, lemmatizedKeyword: null };
  }
  const unit = chooseWordUnit(request);
  const lookUp = async (keyword: string) =>
    (await engine.ask(worksheetQuery, texts, { ...choice, keyword, unit }, signal)).head;
  const wanted = { type: request.type, keyword: cleanOwnText(request.keyword) };
  return searchByLemma(wanted, lookUp, ({ total }) => total, lemmatiser);
}
