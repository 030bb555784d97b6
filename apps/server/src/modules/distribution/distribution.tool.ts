import {
  distributionRequestSchema,
  distributionResponseSchema,
  type DistributionRequest,
  type DistributionResponse,
  type WordDistribution,
} from '@keelerada/contract/tools/distribution';
import { DISTRIBUTION_PATH } from '@keelerada/contract/site/paths';
import { findRate } from '@keelerada/corpus-engine/distribution/count-groups';
import { measureDispersion } from '@keelerada/corpus-engine/distribution/measure-dispersion';
import { searchByLemma, type KeywordSearch } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
import { distributionQuery, type DistributionHead } from './distribution-query';
import { describeGroups, groupTexts } from './group-texts';
import { rateGroupsTask } from './rate-groups-task';

/** How a word, or what a query by form finds, spreads over levels, languages, ages, types, years and texts. */
export const distributionTool: Tool<DistributionRequest, DistributionResponse> = {
  name: 'distribution',
  path: DISTRIBUTION_PATH,
  summary: 'How often a keyword or query occurs by each property of the texts, and how evenly over the texts',
  request: distributionRequestSchema,
  response: distributionResponseSchema,
  queries: [distributionQuery],
  tasks: [rateGroupsTask],
  async answer(request, parts, signal) {
    const { vordlussona } = request;
    const [first, second] = await Promise.all([
      countTexts(request, parts, signal),
      typeof vordlussona === 'string' && typeof request.keyword === 'string'
        ? countTexts({ ...request, keyword: vordlussona }, parts, signal)
        : null,
    ]);
    const columns = await parts.readTextColumns();
    return {
      ...(await describeWord(first, columns, parts, signal)),
      ...(second && { vordlus: await describeWord(second, columns, parts, signal) }),
      totals: first.answer.totals,
    };
  },
};

async function describeWord(
  { answer, ...keywords }: KeywordSearch<DistributionHead>,
  columns: TextColumns,
  { pool }: Pick<ToolParts, 'pool'>,
  signal: AbortSignal,
): Promise<WordDistribution> {
  const { counts, totals } = answer;
  const hits = sumHits(answer);
  const properties = groupTexts(counts, columns);
  const groupings = [...properties.map(({ groups }) => groups), counts.ids.map(() => 0)];
  const rated = await pool.run(rateGroupsTask, { counts, groupings }, { signal });
  const { perMillion, low, high, method } =
    rated.at(-1)![0] ?? findRate({ hits, runningWords: totals.runningWords });
  return {
    distributionList: properties.map((grouping, place) => ({
      property: grouping.property,
      groups: describeGroups(grouping, rated[place]!),
    })),
    hits,
    textsWithHits: counts.hits.reduce((sum, count) => sum + Number(count > 0), 0),
    ...{ perMillion, low, high, method },
    dispersion: measureDispersion(counts),
    ...keywords,
  };
}

const sumHits = ({ counts }: DistributionHead): number => counts.hits.reduce((sum, count) => sum + count, 0);

async function countTexts(
  request: DistributionRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<KeywordSearch<DistributionHead>> {
  const { engine, lemmatiser } = parts;
  const texts = chooseTexts(request);
  const { type, keyword, cql, keepCapitalization } = request;
  // The schema lets either a keyword with its type or a query through.
  if (typeof keyword !== 'string' || typeof type !== 'string') {
    const lookUpQuery = async (query: string, chosen: QueriedTexts) => {
      const search = { cql: query, keepCapitalization };
      return (await engine.ask(distributionQuery, chosen, search, signal)).head;
    };
    const answer = await answerCql(cql ?? '', texts, parts, lookUpQuery, signal);
    return { answer, initialKeyword: null, lemmatizedKeyword: null };
  }
  const unit = chooseWordUnit({ type, keepCapitalization });
  return searchByLemma(
    { type, keyword: cleanOwnText(keyword) },
    async (wanted) => (await engine.ask(distributionQuery, texts, { unit, keyword: wanted }, signal)).head,
    sumHits,
    lemmatiser,
  );
}
