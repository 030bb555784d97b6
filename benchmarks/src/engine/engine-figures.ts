import type { Timing } from '../measure';

/** What the time of a query should grow with; not at all for some. */
export type Growth = 'WORDS' | 'WORDS_AND_ROWS' | 'NOT';

/** Figures of one query at one corpus size. */
export interface QueryFigures {
  readonly label: string;
  readonly floorMs: number;
  readonly typedArraysMs?: number;
  readonly grows: Growth;
  readonly ours: Timing;
  readonly duckDb?: Timing;
}

export interface SizeFigures {
  readonly runningWords: number;
  readonly texts: number;
  readonly buildMs: number;
  readonly snapshotBytes: number;
  readonly reloadMs: number;
  /** The shared buffer and everything decoded from it by a whole word list. */
  readonly bytesAWord: number;
  readonly peakMemoryMb: number;
  readonly queries: readonly QueryFigures[];
}
