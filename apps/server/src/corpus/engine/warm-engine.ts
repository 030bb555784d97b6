import type { ComputePool } from '../../platform/compute/compute-pool';
import type { CorpusQuery } from './corpus-query';
import type { CorpusIndex } from '../index/corpus-index';
import type { SegmentCatalogue } from '../index/segment-catalogue';

/** How often each query is run: a thread decodes the words at the first and is quick from the third on. */
const ROUNDS = 3;
/** The most frequent word of Estonian texts, the same by form and by lemma. */
export const WARM_UP_WORD = 'ja';

interface WarmUp {
  readonly queries: readonly CorpusQuery[];
  readonly catalogue: SegmentCatalogue;
  /** Asked before each turn of the queries; true ends the warm-up. */
  readonly isOver: () => boolean;
}

/**
 * Runs each query over the whole corpus on every thread, so that the first visitor does not wait while threads open the
 * index and compile their code. Rejects as queries do.
 */
async function warmEngine(pool: ComputePool, { queries, catalogue, isOver }: WarmUp): Promise<void> {
  const segments = catalogue.select('all');
  const turns = queries.flatMap((query) => query.warmUps.map((options) => ({ query, options })));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { query, options } of turns) {
      if (isOver()) return;
      const runs = Array.from({ length: pool.queryThreads }, (_, thread) =>
        pool.run(query, { segments, selectionName: `warm-up ${round} ${thread}`, options }),
      );
      await Promise.all(runs);
    }
  }
}

/** Warms the threads up once for every state of an index. Queries that come meanwhile take their turn with these. */
export function makeWarmUp(
  pool: ComputePool,
  index: Pick<CorpusIndex, 'catalogue'>,
): (queries: readonly CorpusQuery[], isOver: () => boolean) => Promise<void> {
  let warmed: SegmentCatalogue | null = null;
  return async (queries, isOver) => {
    const { catalogue } = index;
    if (warmed === catalogue || catalogue.size === 0) return;
    warmed = catalogue;
    const isStale = (): boolean => isOver() || index.catalogue !== catalogue;
    await warmEngine(pool, { queries, catalogue, isOver: isStale }).catch((error: unknown) => {
      if (!isStale()) throw error;
    });
  };
}
