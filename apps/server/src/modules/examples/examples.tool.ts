import { textLevels } from '@keelerada/contract/choices';
import {
  examplesRequestSchema,
  examplesResponseSchema,
  type ExampleLevel,
  type ExampleRow,
  type ExamplesRequest,
  type ExamplesResponse,
} from '@keelerada/contract/examples';
import { EXAMPLES_PATH } from '@keelerada/contract/paths';
import type { GoodExample } from '@keelerada/corpus-engine/examples/pick-good-examples';
import { searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { listTextLevels, NO_LEVEL } from '../../corpus/text-columns/text-levels';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
import { examplesQuery, type ExamplesHead } from './examples-query';

/** The best example sentences of a word, from texts of each level. */
export const examplesTool: Tool<ExamplesRequest, ExamplesResponse> = {
  name: 'examples',
  path: EXAMPLES_PATH,
  isAuxiliary: true,
  summary: 'Good example sentences of a base form by the level of their texts',
  request: examplesRequestSchema,
  response: examplesResponseSchema,
  queries: [examplesQuery],
  async answer(request, parts, signal) {
    const { count } = request;
    const groups = await groupByLevel(chooseTexts(request), parts, signal);
    const lookUp = (keyword: string) =>
      Promise.all(
        groups.map(async ({ level, texts }) => {
          const options = { keyword, count };
          return { level, head: (await parts.engine.ask(examplesQuery, texts, options, signal)).head };
        }),
      );
    const { answer, ...keywords } = await searchByLemma(
      { type: 'LEMMAS', keyword: cleanOwnText(request.keyword) },
      lookUp,
      (found) => found.reduce((sum, { head }) => sum + head.total, 0),
      parts.lemmatiser,
    );
    return {
      tasemed: answer.filter(({ head }) => head.total > 0).map(describeLevel),
      ...keywords,
      totals: sumTotals(answer.map(({ head }) => head)),
    };
  },
};

interface LevelTexts {
  /** Place in `textLevels`, or NO_LEVEL. */
  readonly level: number;
  readonly texts: QueriedTexts;
}

/** The chosen texts by their level, in its order; the own text and those of no known level come last. */
async function groupByLevel(
  { corpusTexts, ownText }: QueriedTexts,
  { engine, readTextColumns }: ToolParts,
  signal: AbortSignal,
): Promise<readonly LevelTexts[]> {
  const ids: string[][] = Array.from({ length: NO_LEVEL + 1 }, () => []);
  if (corpusTexts !== null) {
    const listed = await engine.listTextIds(corpusTexts, signal);
    const columns = await readTextColumns();
    const levels = listTextLevels(columns);
    for (const id of listed) {
      const place = columns.findPlace(id);
      ids[place === undefined ? NO_LEVEL : levels[place]!]!.push(id);
    }
  }
  return ids.flatMap((ofLevel, level) => {
    const own = level === NO_LEVEL ? ownText : null;
    if (ofLevel.length === 0 && own === null) return [];
    return [{ level, texts: { corpusTexts: ofLevel.length === 0 ? null : ofLevel, ownText: own } }];
  });
}

const DIGITS = 1000;
const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

function describeLevel({
  level,
  head,
}: {
  readonly level: number;
  readonly head: ExamplesHead;
}): ExampleLevel {
  return {
    tase: textLevels[level] ?? null,
    esinemisi: head.total,
    naited: head.examples.map(describeExample),
  };
}

function describeExample({ example, score, parts }: GoodExample): ExampleRow {
  const rounded = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, round(value as number)]),
  );
  return {
    ...example,
    marks: [...example.marks],
    hinne: round(score),
    osad: rounded as ExampleRow['osad'],
  };
}

function sumTotals(heads: readonly ExamplesHead[]): ExamplesHead['totals'] {
  return heads.reduce(
    (sum, { totals }) => ({
      texts: sum.texts + totals.texts,
      runningWords: sum.runningWords + totals.runningWords,
    }),
    { texts: 0, runningWords: 0 },
  );
}
