import {
  frequenciesCall,
  type FrequenciesRequest,
  type FrequenciesResponse,
} from '@keelerada/contract/tools/frequencies';
import { searchByLemma, type KeywordSearch } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { makeCountedValue, makeHitMeasure } from '../../corpus/tools/make-counted-value';
import { makeHitNarrowing } from '../../corpus/tools/make-hit-narrowing';
import { defineTool, type ToolParts } from '../../corpus/tools/tool';
import { describeLevels, describeTexts, describeWords } from './describe-rows';
import { frequenciesQuery, type FrequenciesHead } from './frequencies-query';

/** The lines of a concordance counted by the keyword, a word beside it, its form, their errors, or the level or text that they are in. */
export const frequenciesTool = defineTool(frequenciesCall, {
  isAuxiliary: true,
  queries: [frequenciesQuery],
  async answer(request, parts, signal) {
    const { answer, ...keywords } = await countLines(request, parts, signal);
    const { different, counted, total, totals } = answer;
    const list = await describeRows(request, answer, parts);
    const rows = request.countBy === 'LEVEL' ? list.length : different;
    const frequencyList = list.slice(0, request.limit);
    return { frequencyList, rows, counted, total, ...keywords, totals };
  },
});

async function describeRows(
  { countBy, sample }: FrequenciesRequest,
  head: FrequenciesHead,
  { readTextColumns }: ToolParts,
): Promise<FrequenciesResponse['frequencyList']> {
  const isSample = typeof sample === 'number';
  if (countBy === 'LEVEL') return describeLevels(head, await readTextColumns(), isSample);
  if (countBy === 'TEXT') return describeTexts(head, await readTextColumns(), isSample);
  return describeWords(head, isSample);
}

async function countLines(
  request: FrequenciesRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<KeywordSearch<FrequenciesHead>> {
  const { engine, pageTokens, readTextColumns } = parts;
  // The lines may have been asked for already: then the same word is looked up in the same texts.
  const found = pageTokens.read(request);
  const texts = { ...chooseTexts(request), state: found?.state };
  const { type, keyword, cql, keepCapitalization, countBy: by, countLemmas, seed, limit } = request;
  const counting = {
    ...makeHitNarrowing(request, seed),
    ...(await makeCountedValue(request, readTextColumns)),
    measure: makeHitMeasure({ by, countsLemmas: countLemmas, keepCapitalization }),
    limit,
  };
  // The schema lets either a keyword with its type or a query through.
  if (typeof keyword !== 'string' || typeof type !== 'string') {
    const lookUpQuery = async (query: string, chosen: QueriedTexts) => {
      const search = { ...counting, cql: query, keepCapitalization };
      return (await engine.ask(frequenciesQuery, chosen, search, signal)).head;
    };
    const answer = await answerCql(cql ?? '', texts, parts, lookUpQuery, signal);
    return { answer, initialKeyword: null, lemmatizedKeyword: null };
  }
  const unit = chooseWordUnit({ type, keepCapitalization });
  const lookUp = async (wanted: string) =>
    (await engine.ask(frequenciesQuery, texts, { ...counting, unit, keyword: wanted }, signal)).head;
  const cleaned = cleanOwnText(keyword);
  if (found === null) return searchByLemma({ type, keyword: cleaned }, lookUp, ({ total }) => total);
  const { lemma } = found;
  const initialKeyword = lemma === null ? null : cleaned;
  return { answer: await lookUp(lemma ?? cleaned), initialKeyword, lemmatizedKeyword: lemma };
}
