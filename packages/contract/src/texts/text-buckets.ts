import { OPEN_RANGE_END } from '../fields/choices';

/** A range as the text query sends it, both ends included. */
export type NumberRange = readonly [least: number, most: number];

/** Length buckets of the query form. The form shows "up to N", "a–b" and "over N" made from these. */
export const characterBuckets: readonly NumberRange[] = [
  [1, 500],
  [501, 1000],
  [1001, 1500],
  [1501, 2500],
  [2501, 5000],
  [5001, OPEN_RANGE_END],
];
export const wordBuckets: readonly NumberRange[] = [
  [1, 100],
  [101, 200],
  [201, 300],
  [301, 400],
  [401, 600],
  [601, 800],
  [801, OPEN_RANGE_END],
];
export const sentenceBuckets: readonly NumberRange[] = [
  [1, 10],
  [11, 20],
  [21, 30],
  [31, 60],
  [61, 100],
  [101, OPEN_RANGE_END],
];

/** Year ranges of the query form, as they go on the wire; "2021..." is 2021 to 2025. */
export const addedYearRanges = ['2000-2005', '2006-2010', '2011-2015', '2016-2020', '2021-2025'] as const;
