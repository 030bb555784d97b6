import { describe, expect, it } from 'vitest';
import { MAIN, runMain } from './platform/process/testing/run-main-for-test';

describe('the server as a process', () => {
  it('stops at a bad value with one line that names the variable, the value and what is allowed', async () => {
    const { lines, exit } = runMain({ PORT: '80000', RATE_LIMIT: 'often' });
    expect((await exit)[0]).toBe(1);
    expect(lines).toEqual([
      'PORT is "80000", but must be a whole number from 0 to 65535.',
      'RATE_LIMIT is "often", but must be CALLS/TIME such as 5/30s, 100/1m or 1000/1h, or off.',
    ]);
  });

  it.each([
    ['DATA_DIR', { DATA_DIR: MAIN }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/db' }],
  ])('stops with one line where %s cannot be used', async (variable, environment) => {
    const { lines, exit } = runMain({ PORT: '0', ...environment });
    expect((await exit)[0]).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${variable} is .*, but .*\\.$`, 'u'));
    expect(lines[0]).not.toContain('hunter2');
  });
});
