import { distributionProperties } from '@keelerada/contract/fields/choices';
import type { DistributionResponse, WordDistribution } from '@keelerada/contract/tools/distribution';
import { Option } from 'commander';
import { distributionTool } from '../modules/distribution/distribution.tool';
import { makeToolCommand } from './tool-calls/tool-command';

const DIGITS = 4;
const COLUMNS = [
  ...(['property', 'value', 'hits', 'runningWords', 'texts', 'textsWithHits'] as const),
  ...(['perMillion', 'low', 'high', 'method', 'isSmall'] as const),
] as const;
const SHARE_COLUMNS = ['of', 'share', 'shareLow', 'shareHigh', 'shareMethod'] as const;

/** The groups of one word, which is A or B where there are two. */
function listRows(
  { distributionList }: Pick<WordDistribution, 'distributionList'>,
  word: 'A' | 'B',
  by: unknown,
) {
  return distributionList
    .filter(({ property }) => by === undefined || property === by)
    .flatMap(({ property, groups }) =>
      groups.map(({ share, ...group }) => ({
        ...{ word, property, ...group, of: share?.of, share: share?.value },
        ...{ shareLow: share?.low, shareHigh: share?.high, shareMethod: share?.method },
      })),
    );
}

/** `keelerada distribution KEYWORD` or `keelerada distribution --cql QUERY` */
export const addDistributionCommand = makeToolCommand({
  name: 'distribution',
  title: 'Distribution',
  tool: distributionTool,
  notes: `Each row is a group of texts with its rate per million words and the 95 % interval of the rate: "method" is
TEXTS where the texts were resampled (bootstrap), POISSON for one text or no occurrence. "isSmall" marks groups that say too
little; --share-of adds the share of another query's occurrences, --compared-word adds a second word, as B. Range and dispersion over all texts (Gries' DP) go to stderr, and into --json.`,
  examples: [
    'kodu --lemmas --by level',
    'aga --lemmas --compared-word kuid --by year',
    `--cql '[pos="VERB" & feats=".*Mood=Cnd.*"]' --by nativeLanguage --csv`,
    `--cql '[pos="NOUN" & Case="Par"]' --share-of '[pos="NOUN"]' --by level`,
  ],
  views: [new Option('--by <property>', 'one property; all by default').choices(distributionProperties)],
  options: { vordlussona: 'compared-word' },
  columns: ({ vordlus, share }) => [
    ...(vordlus === undefined ? [] : (['word'] as const)),
    ...COLUMNS,
    ...(share === undefined ? [] : SHARE_COLUMNS),
  ],
  rows: ({ vordlus, ...first }, { by }) => [
    ...listRows(first, 'A', by),
    ...(vordlus === undefined ? [] : listRows(vordlus, 'B', by)),
  ],
  countFound: ({ hits }) => hits,
  summarise: describeDispersion,
});

function describeDispersion({ hits, textsWithHits, totals, dispersion }: DistributionResponse): string {
  const range = `${hits} occurrences in ${textsWithHits} of ${totals.texts} texts`;
  if (dispersion === null) return `${range}.`;
  const { dp, dpNorm } = dispersion;
  return `${range}; DP ${dp.toFixed(DIGITS)}, normalised ${dpNorm.toFixed(DIGITS)}.`;
}
