import type { Timing } from '../measure';

/** Figures of one query at one corpus size. */
export interface QueryFigures {
  readonly label: string;
  readonly floorMs: number;
  readonly typedArraysMs?: number;
  readonly grows: 'WORDS' | 'NOT';
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
