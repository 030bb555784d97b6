import { distributionProperties } from '@keelerada/contract/choices';
import type { DistributionResponse } from '@keelerada/contract/distribution';
import { Option } from 'commander';
import { distributionTool } from '../modules/distribution/distribution.tool';
import { makeToolCommand } from './tool-command';

const DIGITS = 4;

/** `keelerada distribution KEYWORD` or `keelerada distribution --cql QUERY` */
export const addDistributionCommand = makeToolCommand({
  name: 'distribution',
  tool: distributionTool,
  notes: `Each row is a group of texts with its rate per million words and the 95 % interval of the rate (exact for a Poisson
count; words of a text are not independent, so the true uncertainty is larger). "isSmall" marks groups that say too
little. Range and dispersion over all texts (Gries' DP) go to stderr, and into --json.`,
  examples: [
    'kodu --lemmas --by level',
    `--cql '[pos="VERB" & feats=".*Mood=Cnd.*"]' --by nativeLanguage --csv`,
  ],
  views: [new Option('--by <property>', 'one property; all by default').choices(distributionProperties)],
  columns: [
    ...(['property', 'value', 'hits', 'runningWords', 'texts', 'textsWithHits'] as const),
    ...(['perMillion', 'low', 'high', 'isSmall'] as const),
  ],
  rows: ({ distributionList }, { by }) =>
    distributionList
      .filter(({ property }) => by === undefined || property === by)
      .flatMap(({ property, groups }) =>
        groups.map(({ value, high, ...group }) => ({
          property,
          value: value ?? '',
          ...group,
          high: high ?? '',
        })),
      ),
  countFound: ({ hits }) => hits,
  tell: tellDispersion,
});

function tellDispersion({ hits, textsWithHits, totals, dispersion }: DistributionResponse): string {
  const range = `${hits} occurrences in ${textsWithHits} of ${totals.texts} texts`;
  if (dispersion === null) return `${range}.`;
  const { dp, dpNorm } = dispersion;
  return `${range}; DP ${dp.toFixed(DIGITS)}, normalised ${dpNorm.toFixed(DIGITS)}.`;
}
