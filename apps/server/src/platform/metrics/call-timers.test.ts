import { describe, expect, it } from 'vitest';
import { CallTimers } from './call-timers';

describe('CallTimers', () => {
  it('keeps count, total and maximum of each name in seconds', async () => {
    let clockMs = 0;
    const timers = new CallTimers(() => clockMs);
    const work = (ms: number) => () => {
      clockMs += ms;
      return Promise.resolve(ms);
    };
    expect(timers.read('tools.wordanalyser')).toBeNull();
    expect(await timers.time('tools.wordanalyser', work(500))).toBe(500);
    await timers.time('tools.wordanalyser', work(1500));
    await timers.time('other', work(9000));
    expect(timers.read('tools.wordanalyser')).toEqual({ count: 2, totalSeconds: 2, maxSeconds: 1.5 });
  });

  it('leaves out calls that fail', async () => {
    const timers = new CallTimers();
    await expect(timers.time('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(timers.read('x')).toBeNull();
  });
});
