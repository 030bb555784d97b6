import { expect, it } from 'vitest';
import { ERROR_LETTERS, type ErrorModel } from './error-model';
import { describeSteps } from './respelling-features';

const fill = (length: number, cost: number): Float32Array => new Float32Array(length).fill(cost);
const errors: ErrorModel = {
  substitution: fill(ERROR_LETTERS ** 2, 3),
  missing: fill(ERROR_LETTERS, 3),
  extra: fill(ERROR_LETTERS, 3),
  missingDouble: fill(ERROR_LETTERS, 1),
  extraDouble: fill(ERROR_LETTERS, 1),
  swap: 2,
};
const count = (written: string, right: string): number[] => describeSteps(written, right, errors);

it('letters that differ are counted, those that sound alike and those of neighbouring keys', () => {
  expect(count('kool', 'kool')).toEqual([0, 0, 0]);
  expect(count('kol', 'kool')).toEqual([1, 1, 0]);
  expect(count('ommik', 'hommik')).toEqual([1, 1, 0]);
  expect(count('lambit', 'lampit')).toEqual([1, 1, 0]);
  expect(count('praegy', 'praegu')).toEqual([1, 0, 1]);
  expect(count('zoo', 'qoo')).toEqual([1, 0, 0]);
  expect(count('saal', 'sala')).toEqual([1, 0, 0]);
});
