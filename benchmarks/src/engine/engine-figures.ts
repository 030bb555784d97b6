import type { Timing } from '../measure';

/** Figures of one query at one corpus size. */
export interface QueryFigures {
  readonly label: string;
  readonly floorMs: number;
  readonly ours: Timing;
  /** The same with the processor's caches emptied before each run: a small corpus stays in them, a large one never does. */
  readonly oursEmptied: Timing;
  readonly duckDb: Timing;
}

export interface SizeFigures {
  readonly runningWords: number;
  readonly texts: number;
  readonly buildMs: number;
  readonly reloadMs: number;
  /** The shared buffer and what word lists of forms and of lemmas make from it to keep. */
  readonly bytesAWord: number;
  /** A word sketch, over made-up trees; DuckDB is not asked for one. */
  readonly sketch: Timing;
  readonly queries: readonly QueryFigures[];
}
