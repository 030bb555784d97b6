import {
  type ErrorSample,
  type KindRates,
  measureErrors,
} from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { ComputeTask } from '../../platform/compute/compute-task';

/** Rates with their intervals: a thousand resamples of 12,000 texts take less than half a second of a busy core. */
export const measureErrorsTask: ComputeTask<ErrorSample, KindRates[][]> = {
  name: 'measure-errors',
  isLong: false,
  run: (sample) => measureErrors(sample),
};

/** Resamples of an interval, drawn alike in every answer. */
export const RESAMPLING = { resamples: 1000, seed: 1 } as const;
