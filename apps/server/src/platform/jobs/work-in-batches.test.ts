import { expect, it, vi } from 'vitest';
import { askPatiently } from './work-in-batches';

const MINUTE_S = 60;

class LateError extends Error {}
const mayPass = (error: unknown): boolean => error instanceof LateError;
const pause = () => Promise.resolve();

/** Something that is late until so many seconds have been waited. */
function makeLate(seconds: number) {
  let waited = 0;
  return {
    ask: () => (waited >= seconds ? Promise.resolve('at last') : Promise.reject(new LateError('late'))),
    onWait: (_reason: Error, pauseSeconds: number) => void (waited += pauseSeconds),
    readWaited: () => waited,
  };
}

it('waits for minutes for what is late, and says so', async () => {
  const { ask, onWait, readWaited } = makeLate(3 * MINUTE_S);
  expect(await askPatiently(ask, { mayPass, onWait, pause })).toBe('at last');
  expect(readWaited()).toBeGreaterThanOrEqual(3 * MINUTE_S);
});

it('ends where nothing comes for minutes', async () => {
  const { ask, onWait, readWaited } = makeLate(60 * MINUTE_S);
  await expect(askPatiently(ask, { mayPass, onWait, pause })).rejects.toThrow('late');
  expect(readWaited()).toBeLessThan(10 * MINUTE_S);
});

it('ends soon where it is told to', async () => {
  const { ask, onWait, readWaited } = makeLate(MINUTE_S);
  await expect(askPatiently(ask, { mayPass, onWait, pause, mostWaits: 2 })).rejects.toThrow('late');
  expect(readWaited()).toBeLessThan(10);
});

it('ends at once with what does not pass', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('damaged')));
  await expect(askPatiently(ask, { mayPass, pause })).rejects.toThrow('damaged');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('ends its wait where it is told to stop', async () => {
  const ask = vi.fn(() => Promise.reject(new LateError('late')));
  const stop = new AbortController();
  const asking = askPatiently(ask, { mayPass, signal: stop.signal, onWait: () => stop.abort() });
  await expect(asking).rejects.toThrow('late');
  expect(ask).toHaveBeenCalledTimes(1);
});
