import { join } from 'node:path';
import type { ComputePool } from '../../../platform/compute/compute-pool';
import { CorpusIndex } from '../corpus-index';
import { IndexSnapshot } from '../index-snapshot';
import type { IndexSource } from '../index-source';

/** An index beside that of an engine on the same threads, whose keys it leaves alone. */
export function makeIndexForTest(pool: ComputePool, source: IndexSource, folder: string): CorpusIndex {
  let lastKey = 1_000_000;
  return new CorpusIndex({
    ...{ pool, source, snapshot: new IndexSnapshot(join(folder, 'beside')) },
    takeKey: () => ++lastKey,
    log: () => undefined,
  });
}
