import { join } from 'node:path';
import { createTextAnnotator } from '../annotation/create-text-annotator';
import { rememberAnnotations } from '../annotation/remember-annotations';
import type { TextAnnotator } from '../annotation/text-annotator';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';
import type { ComputeLimit } from '../../platform/compute/compute-ledger';
import { createComputePool, type ComputePool } from '../../platform/compute/compute-pool';
import type { CorpusEngine } from './corpus-engine';
import { CorpusIndex } from '../index/corpus-index';
import { MarkLayers, type MarksReader } from '../index/mark-layers';
import { IndexSnapshot } from '../index/index-snapshot';
import type { IndexSource } from '../index/index-source';
import { OwnTextSegments } from './own-text-segments';
import { parseIndexUrl } from '../token-store/index-url';
import { makeStoreSelector } from './store-selector';
import { TokenStoreIndex } from '../token-store/sync/token-store-index';
import type { CorpusQuery } from './corpus-query';
import { createPooledCorpusEngine } from './pooled-corpus-engine';
import { makeMemorySelector } from './text-selector';
import { makeWarmUp } from './warm-engine';

const SNAPSHOT_FOLDER = 'index';

export interface OpenCorpusEngineOptions {
  readonly source: IndexSource;
  /** Properties of the texts, by which text queries find them. */
  readonly readTextColumns: TextColumnsReader;
  /** Errors of the texts; none are known without. */
  readonly marksReader?: MarksReader;
  /** Folder of the snapshot: DATA_DIR. */
  readonly dataFolder: string;
  readonly computeThreads: number;
  /** Computing that one client may have; no limit by default. */
  readonly computeLimit?: ComputeLimit | null;
  /** Grammar is corrected with the encoder; by default without. */
  readonly usesEncoder?: boolean;
  readonly log: (line: string) => void;
  /** Servers of a token store that has the corpus; it is in memory without. */
  readonly indexUrl?: string | null;
  /** Stands in for the bundle in tests. */
  readonly workerPath?: string;
}

export interface OpenCorpusEngine {
  readonly engine: CorpusEngine;
  readonly index: KeptIndex;
  readonly pool: ComputePool;
  /** Annotates own texts, each once. */
  readonly ownTextAnnotator: TextAnnotator;
  readonly readTextColumns: TextColumnsReader;
  /** Warms the threads up where the corpus has changed; ends early once `isOver`. Rejects as queries do. */
  readonly warm: (queries: readonly CorpusQuery[], isOver: () => boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An index that follows the store of texts. */
export interface KeptIndex {
  readonly isReady: boolean;
  /** Texts that can be asked for. */
  readonly size: number;
  sync(): Promise<void>;
}

/**
 * Starts the threads and takes the saved index over. Call `index.sync()` next, and again after every change of the
 * corpus; `index.isReady` tells when the first one is done.
 */
export async function openCorpusEngine(options: OpenCorpusEngineOptions): Promise<OpenCorpusEngine> {
  const { source, readTextColumns, log, computeThreads: queryThreads, workerPath } = options;
  let lastKey = 0;
  const takeKey = (): number => ++lastKey;
  const pool = createComputePool({
    queryThreads,
    workerPath,
    usesEncoder: options.usesEncoder ?? false,
    keepsShortTextThread: true,
    limit: options.computeLimit ?? null,
  });
  const ownTextAnnotator = rememberAnnotations(createTextAnnotator(pool));
  const ownTexts = new OwnTextSegments(pool, ownTextAnnotator, takeKey);
  if (options.indexUrl) {
    const index = new TokenStoreIndex({ address: parseIndexUrl(options.indexUrl), source, log });
    const selector = makeStoreSelector(index, readTextColumns, options.marksReader);
    const engine = createPooledCorpusEngine({ pool, ownTexts, selector, marks: options.marksReader });
    const close = async (): Promise<void> => {
      await index.close();
      await pool.close();
    };
    // Threads read nothing of the store before they are asked.
    const warm = () => Promise.resolve();
    return { engine, index, pool, ownTextAnnotator, readTextColumns, warm, close };
  }
  const snapshot = new IndexSnapshot(join(options.dataFolder, SNAPSHOT_FOLDER));
  const index = new CorpusIndex({ pool, source, snapshot, takeKey, log });
  const errors = new MarkLayers(options.marksReader ?? null, log);
  const selector = makeMemorySelector({ index, readTextColumns, errors });
  const engine = createPooledCorpusEngine({ pool, ownTexts, selector });
  const warm = makeWarmUp(pool, index);
  try {
    await index.loadSnapshot();
  } catch (error) {
    await pool.close();
    throw error;
  }
  const kept = keepErrors(index, errors);
  return { engine, index: kept, pool, ownTextAnnotator, readTextColumns, warm, close: () => pool.close() };
}

/** The index that brings the errors of its texts up to date as well. */
function keepErrors(index: CorpusIndex, errors: MarkLayers): KeptIndex {
  return {
    get isReady() {
      return index.isReady;
    },
    get size() {
      return index.size;
    },
    async sync() {
      await index.sync();
      await errors.refresh(index.catalogue);
    },
  };
}
