import { join } from 'node:path';
import type { ComputePool } from './compute-pool';
import { createComputePool } from './compute-pool';
import type { CorpusEngine } from './corpus-engine';
import { CorpusIndex } from './corpus-index';
import { IndexSnapshot } from './index-snapshot';
import type { IndexSource } from './index-source';
import { OwnTextSegments } from './own-text-segments';
import { createPooledCorpusEngine } from './pooled-corpus-engine';
import { TAGGER_MODEL_PATH } from './tagger-model-path';

const SNAPSHOT_FOLDER = 'index';

export interface OpenCorpusEngineOptions {
  readonly source: IndexSource;
  /** Folder of the snapshot: DATA_DIR. */
  readonly dataFolder: string;
  readonly computeThreads: number;
  readonly morphologyUrls: readonly string[];
  readonly log: (line: string) => void;
  /** Stands in for the bundle in tests. */
  readonly workerPath?: string;
}

export interface OpenCorpusEngine {
  readonly engine: CorpusEngine;
  readonly index: CorpusIndex;
  readonly pool: ComputePool;
  readonly close: () => Promise<void>;
}

/**
 * Starts the threads and takes the saved index over. Call `index.sync()` next, and again after every change of the
 * corpus; `index.isReady` tells when the first one is done.
 */
export async function openCorpusEngine(options: OpenCorpusEngineOptions): Promise<OpenCorpusEngine> {
  let lastKey = 0;
  const takeKey = (): number => ++lastKey;
  const pool = createComputePool({
    threads: options.computeThreads,
    taggerModelPath: TAGGER_MODEL_PATH,
    morphologyUrls: options.morphologyUrls,
    ...(options.workerPath === undefined ? {} : { workerPath: options.workerPath }),
  });
  const snapshot = new IndexSnapshot(join(options.dataFolder, SNAPSHOT_FOLDER));
  const index = new CorpusIndex({ pool, source: options.source, snapshot, takeKey, log: options.log });
  const ownTexts = new OwnTextSegments(pool, takeKey);
  const engine = createPooledCorpusEngine({ pool, ownTexts, readCatalogue: () => index.catalogue });
  try {
    await index.loadSnapshot();
  } catch (error) {
    await pool.close();
    throw error;
  }
  return { engine, index, pool, close: () => pool.close() };
}
