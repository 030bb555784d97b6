import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import { statusResponseSchema } from '@keelerada/contract/status';
import { textQueryResponseSchema } from '@keelerada/contract/text-query';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from './platform/config/project-root';
import { makeTestPglite } from './platform/database/testing/test-databases';

const MAIN = join(PROJECT_ROOT, 'apps/server/dist/main.js');
const PATIENCE_MS = 120_000;

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  const said = createInterface({ input: child.stderr });
  said.on('line', (line) => lines.push(line));
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, lines, exit };
}

describe('the server as a process', () => {
  it('stops at a bad value with one line that names the variable, the value and what is allowed', async () => {
    const { lines, exit } = run({ PORT: '80000', RATE_LIMIT: 'often' });
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
    const { lines, exit } = run({ PORT: '0', ...environment });
    expect((await exit)[0]).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${variable} is .*, but .*\\.$`, 'u'));
    expect(lines[0]).not.toContain('hunter2');
  });

  it(
    'starts with an empty store, loads the demonstration, and lets go of everything when asked to stop',
    async () => {
      const database = await makeTestPglite();
      const { child, lines, exit } = run({
        PORT: '0',
        DATA_DIR: database.settings.dataDir,
        LOG_LEVEL: 'warn',
      });
      const find = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((found) => found);
      const findAddress = () => find(/^Keelerada is at (http:\S+)$/u);
      await expect.poll(findAddress, { timeout: PATIENCE_MS, interval: 10 }).toBeDefined();
      const address = findAddress()!;
      const found = await fetch(`${address}${TEXT_QUERY_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ corpuses: ['clWmOIrLa'], words: [[1, 1000]] }),
      });
      expect(textQueryResponseSchema.parse(await found.json()).length).toBeGreaterThanOrEqual(12);
      await expect
        .poll(() => find(/^The corpus is loaded: (\d+) texts/u), { timeout: PATIENCE_MS, interval: 100 })
        .toBeDefined();
      const status = statusResponseSchema.parse(await (await fetch(`${address}/api/status`)).json());
      expect(status.corpus).toMatchObject({ isDemo: true, pendingTexts: 0 });
      expect(status.corpus.texts).toBeGreaterThanOrEqual(84);
      expect((await fetch(address)).headers.get('content-type')).toContain('text/html');
      const { hostname, port } = new URL(address);
      const halfSent = connect(Number(port), hostname);
      halfSent.write('POST /api/textfromfile HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n');
      halfSent.write('content-type: multipart/form-data; boundary=x\r\n\r\n--x');
      await once(halfSent, 'connect');
      await setTimeout(200);
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(existsSync(join(database.settings.dataDir, 'database.lock'))).toBe(false);
      await database.remove();
    },
    PATIENCE_MS,
  );
});
