import {
  measureErrors,
  type ErrorSample,
  type KindRates,
} from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { ComputeTask } from '../../platform/compute/compute-task';

/** Rates with their intervals: a thousand resamples of 12,000 texts take less than half a second of a busy core. */
export const measureErrorsTask: ComputeTask<ErrorSample, KindRates[][]> = {
  name: 'measure-errors',
  isLong: false,
  run: (sample) => measureErrors(sample),
};
