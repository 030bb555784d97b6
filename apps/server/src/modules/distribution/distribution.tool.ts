import {
  distributionCall,
  type DistributionRequest,
  type WordDistribution,
  type DistributionGroup,
} from '@keelerada/contract/tools/distribution';
import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import { findRate, type Rate, type Share, toShare } from '@keelerada/corpus-engine/distribution/count-groups';
import { measureDispersion } from '@keelerada/corpus-engine/distribution/measure-dispersion';
import { type RatedGroup, rateGroups } from '@keelerada/corpus-engine/distribution/rate-groups';
import { type KeywordSearch, searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { answerCql } from '../../corpus/tools/answer-cql';
import { chooseWordUnit } from '../../corpus/tools/choose-word-unit';
import { badRequest } from '../../platform/errors/request-failure';
import { defineTool, type ToolParts } from '../../corpus/tools/tool';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { type DistributionHead, distributionQuery } from '../../corpus/queries/distribution-query';
import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import { FEW_TEXTS, FEW_WORDS } from '@keelerada/contract/fields/limits';
import { compareGroupValues, readGroupValue } from '../../corpus/text-columns/read-group-value';

interface Groupings {
  readonly counts: Pick<TextHits, 'runningWords' | 'hits'>;
  /** For each property the number of the group of each text. */
  readonly groupings: readonly (readonly number[])[];
}

/** Rates of the groups of each property: resampling 12,000 texts by eight properties takes a few tenths of a second. */
const rateGroupsTask: ComputeTask<Groupings, RatedGroup[][]> = {
  name: 'rate-groups',
  isLong: false,
  run: ({ counts, groupings }) => groupings.map((groups) => rateGroups(counts, groups)),
};

/** How a word, or what a query by form finds, spreads over levels, languages, ages, types, years and texts. */
export const distributionTool = defineTool(distributionCall, {
  queries: [distributionQuery],
  tasks: [rateGroupsTask],
  async answer(request, parts, signal) {
    const { vordlussona, shareOf } = request;
    const whole = { ...request, type: null, keyword: null, cql: shareOf };
    const [first, second, base] = await Promise.all([
      countTexts(request, parts, signal),
      typeof vordlussona === 'string' && typeof request.keyword === 'string'
        ? countTexts({ ...request, keyword: vordlussona }, parts, signal)
        : null,
      typeof shareOf === 'string' ? countTexts(whole, parts, signal, 'shareOf') : null,
    ]);
    const columns = await parts.readTextColumns();
    return {
      ...(await describeWord(first, base, columns, parts, signal)),
      ...(second && { vordlus: await describeWord(second, base, columns, parts, signal) }),
      totals: first.answer.totals,
    };
  },
});

async function describeWord(
  { answer, ...keywords }: KeywordSearch<DistributionHead>,
  base: KeywordSearch<DistributionHead> | null,
  columns: TextColumns,
  { pool }: Pick<ToolParts, 'pool'>,
  signal: AbortSignal,
): Promise<WordDistribution> {
  const { counts, totals } = answer;
  const hits = sumHits(answer);
  const properties = groupTexts(counts, columns);
  const groupings = [...properties.map(({ groups }) => groups), counts.ids.map(() => 0)];
  const rates = await pool.run(rateGroupsTask, { counts, groupings }, { signal });
  const among = base && { hits: counts.hits, runningWords: alignHits(counts, base.answer.counts) };
  const shares = among && (await pool.run(rateGroupsTask, { counts: among, groupings }, { signal }));
  const rated = rates.map((groups, property) =>
    groups.map((group, number) => ({
      ...group,
      ...(shares && { share: toShare(shares[property]![number]!) }),
    })),
  );
  const all: Rate & { readonly share?: Share } =
    rated.at(-1)![0] ?? findRate({ hits, runningWords: totals.runningWords });
  const { perMillion, low, high, method, share } = all;
  return {
    distributionList: properties.map((grouping, place) => ({
      property: grouping.property,
      groups: describeGroups(grouping, rated[place]!),
    })),
    hits,
    textsWithHits: counts.hits.reduce((sum, count) => sum + Number(count > 0), 0),
    ...{ perMillion, low, high, method },
    ...(share && { share }),
    dispersion: measureDispersion(counts),
    ...keywords,
  };
}

/** Occurrences of another query in the same texts. Throws RequestFailure where the first ones are no part of them. */
function alignHits({ ids, hits }: TextHits, base: TextHits): Uint32Array {
  const ofText = new Map(base.ids.map((id, place) => [id, base.hits[place]!]));
  const aligned = Uint32Array.from(ids, (id) => ofText.get(id) ?? 0);
  if (aligned.every((of, place) => hits[place]! <= of)) return aligned;
  const message = 'A text has more occurrences of the query than of shareOf: they are no part of those.';
  throw badRequest('InvalidQuery', 'shareOf', message);
}

const sumHits = ({ counts }: DistributionHead): number => counts.hits.reduce((sum, count) => sum + count, 0);

async function countTexts(
  request: DistributionRequest,
  parts: ToolParts,
  signal: AbortSignal,
  field?: 'shareOf',
): Promise<KeywordSearch<DistributionHead>> {
  const { engine } = parts;
  const texts = chooseTexts(request);
  const { type, keyword, cql, keepCapitalization } = request;
  // The schema lets either a keyword with its type or a query through.
  if (typeof keyword !== 'string' || typeof type !== 'string') {
    const lookUpQuery = async (query: string, chosen: QueriedTexts) => {
      const search = { cql: query, keepCapitalization };
      return (await engine.ask(distributionQuery, chosen, search, signal)).head;
    };
    const answer = await answerCql(cql ?? '', texts, parts, lookUpQuery, signal, field);
    return { answer, initialKeyword: null, lemmatizedKeyword: null };
  }
  const unit = chooseWordUnit({ type, keepCapitalization });
  return searchByLemma(
    { type, keyword: cleanOwnText(keyword) },
    async (wanted) => (await engine.ask(distributionQuery, texts, { unit, keyword: wanted }, signal)).head,
    sumHits,
  );
}

const OWN_TEXT = Symbol('own text');
type GroupKey = string | null | typeof OWN_TEXT;

/** The groups of a property by their numbers, and the number of the group of each text. */
interface Grouping {
  readonly property: DistributionProperty;
  readonly keys: readonly GroupKey[];
  readonly groups: readonly number[];
}

/** The texts in the groups of every property; the group of all of them comes last, under no property. */
export function groupTexts({ ids }: Pick<TextHits, 'ids'>, columns: TextColumns): readonly Grouping[] {
  const places = ids.map((id) => (id === '' ? null : columns.findPlace(id)));
  return distributionProperties.map((property) => {
    const numbers = new Map<GroupKey, number>();
    const groups = places.map((place, text) => {
      const isKnown = place !== null && place !== undefined;
      const value = isKnown ? readGroupValue(columns, place, property) : null;
      const key = ids[text] === '' ? OWN_TEXT : value;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    return { property, keys: [...numbers.keys()], groups };
  });
}

/** The rows of a property: values in the order of codes, then the unknown, then the own text. */
export function describeGroups(
  { keys }: Grouping,
  rated: readonly (RatedGroup & { readonly share?: Share })[],
): DistributionGroup[] {
  return keys
    .map((key, number): DistributionGroup => {
      const sum = rated[number]!;
      const isSmall = sum.texts < FEW_TEXTS || sum.runningWords < FEW_WORDS;
      const isOwnText = key === OWN_TEXT;
      return { value: isOwnText ? null : key, isOwnText, ...sum, isSmall };
    })
    .sort((a, b) => Number(a.isOwnText) - Number(b.isOwnText) || compareGroupValues(a.value, b.value));
}
