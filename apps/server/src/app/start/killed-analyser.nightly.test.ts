import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../testing/server-for-test';

let server: TestServer;
beforeAll(async () => {
  // Its own analyser, to be killed.
  server = await startTestServer([makeTestText(1, 'Ema on kodus.')], { MORPHOLOGY_URLS: '' });
});
afterAll(() => server.remove());

async function post(url: string, payload: object) {
  return server.app.inject({ method: 'POST', url, payload });
}

describe('a morphology worker that is killed during a call', () => {
  const workerPids = (): number[] =>
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .filter(
        ([, parent, ...command]) =>
          Number(parent) === process.pid && command.join(' ').includes('morphology'),
      )
      .map(([pid]) => Number(pid));

  it('fails no call, or fails it with a named error, and is back soon', async () => {
    const ownTexts = (n: number) => Array.from({ length: 4000 }, (_, i) => `sõna${n}x${i}`).join(' ');
    const calls = [1, 2, 3].map((n) => post('/api/tools/wordlist', { ownTexts: ownTexts(n), type: 'WORDS' }));
    const pids = workerPids();
    expect(pids).toHaveLength(1);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    for (const response of await Promise.all(calls)) {
      if (response.statusCode === 200) continue;
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject([{ code: 'AnalyserUnavailable' }]);
      expect(response.headers['retry-after']).toBeDefined();
    }
    await expect
      .poll(
        async () => (await post('/api/tools/wordlist', { ownTexts: ownTexts(9), type: 'WORDS' })).statusCode,
        {
          timeout: 20_000,
          interval: 200,
        },
      )
      .toBe(200);
  });
});
