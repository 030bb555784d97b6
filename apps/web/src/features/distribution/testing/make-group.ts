// For tests: a group of texts with the figures that matter to the test.
import type { DistributionGroup } from '@keelerada/contract/tools/distribution';

export function makeGroup(more: Partial<DistributionGroup>): DistributionGroup {
  return {
    value: 'A2',
    isOwnText: false,
    hits: 10,
    runningWords: 20_000,
    texts: 100,
    textsWithHits: 9,
    perMillion: 500,
    low: 240,
    high: 920,
    method: 'TEXTS',
    isSmall: false,
    ...more,
  };
}
