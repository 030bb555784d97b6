import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLastAnswer } from './keep-last-answer';

const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
const silent = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['refuses', refused],
  ['is silent', silent],
])('what was read last stands in while the database %s, and it is asked again later', async (_how, fail) => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const readKept = keepLastAnswer(read);
  expect(await readKept()).toBe(1);
  read.mockImplementation(fail);
  const first = readKept();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe(1);
  expect([await readKept(), await readKept()]).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  // It is asked behind the callers, however long it stays away: nobody waits a second time.
  for (let round = 0; round < 3; round++) {
    expect([await readKept(), await readKept()]).toEqual([1, 1]);
    expect(read).toHaveBeenCalledTimes(3 + round);
    await vi.advanceTimersByTimeAsync(5000);
  }
  read.mockResolvedValue(2);
  expect(await readKept()).toBe(1);
  expect(await readKept()).toBe(2);
});

it('an answer that comes late ends the absence', async () => {
  let answer: (value: number) => void = () => undefined;
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const readKept = keepLastAnswer(read);
  await readKept();
  read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const first = readKept();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe(1);
  answer(2);
  await vi.advanceTimersByTimeAsync(0);
  read.mockResolvedValue(3);
  expect(await readKept()).toBe(3);
});

it('rejects where nothing has been read, and with what is no outage', async () => {
  await expect(keepLastAnswer(refused)()).rejects.toThrow('refused');
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const readKept = keepLastAnswer(read);
  await readKept();
  read.mockRejectedValue(new Error('damaged'));
  await expect(readKept()).rejects.toThrow('damaged');
});
