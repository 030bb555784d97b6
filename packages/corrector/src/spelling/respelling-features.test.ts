import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeSteps } from './respelling-features';
import { openSpeller } from './testing/open-speller';

const read = (path: string): Buffer => readFileSync(new URL(`../../../../models/${path}`, import.meta.url));

it('letters that differ are counted, those that sound alike and those of neighbouring keys', async () => {
  const { errors } = (await openSpeller(read)).model;
  const count = (written: string, right: string): number[] => describeSteps(written, right, errors);
  expect(count('kool', 'kool')).toEqual([0, 0, 0]);
  expect(count('kol', 'kool')).toEqual([1, 1, 0]);
  expect(count('ommik', 'hommik')).toEqual([1, 1, 0]);
  expect(count('lambit', 'lampit')).toEqual([1, 1, 0]);
  expect(count('praegy', 'praegu')).toEqual([1, 0, 1]);
  expect(count('zoo', 'qoo')).toEqual([1, 0, 0]);
  expect(count('saal', 'sala')).toEqual([1, 0, 0]);
});
