import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import { rateGroups, type RatedGroup } from '@keelerada/corpus-engine/distribution/rate-groups';
import type { ComputeTask } from '../../platform/compute/compute-task';

interface Groupings {
  readonly counts: Pick<TextHits, 'runningWords' | 'hits'>;
  /** For each property the number of the group of each text. */
  readonly groupings: readonly (readonly number[])[];
}

/** Rates of the groups of each property: resampling 12,000 texts by eight properties takes a few tenths of a second. */
export const rateGroupsTask: ComputeTask<Groupings, RatedGroup[][]> = {
  name: 'rate-groups',
  isLong: false,
  run: ({ counts, groupings }) => groupings.map((groups) => rateGroups(counts, groups)),
};
