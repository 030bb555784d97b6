import { textLevels } from '@keelerada/contract/fields/choices';
import {
  examplesRequestSchema,
  examplesResponseSchema,
  type ExampleLevel,
  type ExampleRow,
  type ExamplesRequest,
  type ExamplesResponse,
} from '@keelerada/contract/teaching/examples';
import { EXAMPLES_PATH } from '@keelerada/contract/site/paths';
import type { GoodExample } from '@keelerada/corpus-engine/examples/pick-good-examples';
import { searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { groupByLevel } from '../../corpus/tools/group-by-level';
import type { Tool } from '../../corpus/tools/tool';
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
    );
    return {
      tasemed: answer.filter(({ head }) => head.total > 0).map(describeLevel),
      ...keywords,
      totals: sumTotals(answer.map(({ head }) => head)),
    };
  },
};

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
