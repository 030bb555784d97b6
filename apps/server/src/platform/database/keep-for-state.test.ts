import { expect, it } from 'vitest';
import { keepForState } from './keep-for-state';

it('works once for a state, again for another one, and again after a failure', async () => {
  const works: string[] = [];
  const keep = keepForState<number>();
  const ask = (name: string, fails = false) =>
    keep(name, () => {
      works.push(name);
      return fails ? Promise.reject(new Error(name)) : Promise.resolve(works.length);
    });
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  await expect(ask('b', true)).rejects.toThrow('b');
  expect(await ask('b')).toBe(3);
  expect(await ask('b')).toBe(3);
  expect(works).toEqual(['a', 'b', 'b']);
});
