import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { statusCall } from '@keelerada/contract/fields/status';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveTexts } from './corpus/store/save-texts.repository';
import { openDatabase } from './platform/database/open-database';
import { makeTestPglite } from './platform/database/testing/test-databases';
import { startBundleGroup, type SignalTarget } from './platform/process/testing/bundle-group-for-test';
import { runMain } from './platform/process/testing/run-main-for-test';

const PATIENCE_MS = 120_000;
/** They keep the corrector busy for several seconds. */
const SENTENCES = 250;
/** A text that takes some ten seconds, and when its job has begun. */
const [JOB_SENTENCES, JOB_START_MS] = [60_000, 1_500];

/** Sentences of a learner, no two of them equal. */
function writeLongText(seed: number): string {
  return Array.from({ length: SENTENCES }, (_, i) => `Eile ma nägin seal ${seed + i} raamat ja koer.`).join(
    ' ',
  );
}

describe('the server as a process', () => {
  it(
    'starts with an empty store, loads the demonstration, and lets go of everything when asked to stop',
    async () => {
      const database = await makeTestPglite();
      const { child, lines, exit } = runMain({
        PORT: '0',
        DATA_DIR: database.settings.dataDir,
        LOG_LEVEL: 'warn',
      });
      const find = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((found) => found);
      const findAddress = () => find(/^Keelerada is at (http:\S+)$/u);
      await expect.poll(findAddress, { timeout: PATIENCE_MS, interval: 10 }).toBeDefined();
      const address = findAddress()!;
      const found = await fetch(`${address}${textQueryCall.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ corpuses: ['clWmOIrLa'], words: [[1, 1000]] }),
      });
      expect(textQueryCall.answer.parse(await found.json()).length).toBeGreaterThanOrEqual(12);
      await expect
        .poll(() => find(/^The corpus is loaded: (\d+) texts/u), { timeout: PATIENCE_MS, interval: 100 })
        .toBeDefined();
      const status = statusCall.answer.parse(await (await fetch(`${address}/api/status`)).json());
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

  it('goes on where nobody gathers its lines any more', { timeout: PATIENCE_MS }, async () => {
    const database = await makeTestPglite();
    const { child, lines, exit } = runMain({
      PORT: '0',
      DATA_DIR: database.settings.dataDir,
      LOG_LEVEL: 'info',
    });
    const findAddress = () =>
      lines.map((line) => /^Keelerada is at (http:\S+)$/u.exec(line)?.[1]).find(Boolean);
    await expect.poll(findAddress, { timeout: PATIENCE_MS, interval: 10 }).toBeDefined();
    const address = findAddress()!;
    child.stderr.destroy();
    for (let call = 0; call < 5; call++) expect((await fetch(`${address}/api/status`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await database.remove();
  });
});

describe('the server that is told to stop', () => {
  let database: Awaited<ReturnType<typeof makeTestPglite>>;
  beforeAll(async () => {
    database = await makeTestPglite();
  });
  afterAll(() => database.remove());

  /** A server and a call of it that computes for some seconds. */
  async function startWithRunningCall(seed: number) {
    const server = startBundleGroup('main.js', [], { PORT: '0', DATA_DIR: database.settings.dataDir });
    const findAddress = () =>
      server.lines.flatMap((line) => /^Keelerada is at (?<address>http:\S+)$/u.exec(line)?.[1] ?? [])[0];
    const isLoaded = () => server.lines.some((line) => line.startsWith('The corpus is loaded'));
    await expect.poll(isLoaded, { timeout: PATIENCE_MS, interval: 20 }).toBe(true);
    const answer = await fetch(`${findAddress()}${correctorCall.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify({ tekst: writeLongText(seed), model: 'grammarchecker' }),
    });
    // The first line says that the corrector is at work.
    const lines = answer.body!.getReader();
    await lines.read();
    const readRest = async () => {
      for (;;) if ((await lines.read()).done) return 'whole';
    };
    return { server, answered: readRest().catch(() => 'cut'), address: findAddress()! };
  }

  const isLocked = () => existsSync(join(database.settings.dataDir, 'database.lock'));

  it.each([
    ['SIGINT', 'group'],
    ['SIGTERM', 'group'],
    ['SIGINT', 'script'],
  ] as ['SIGINT' | 'SIGTERM', SignalTarget][])(
    'gives a running answer to its end after one %s to the %s',
    async (signal, target) => {
      const seed = signal.length + target.length;
      const { server, answered, address } = await startWithRunningCall(seed);
      server.tell(target, signal);
      await setTimeout(400);
      expect(server.hasEnded()).toBe(false);
      await expect(fetch(`${address}/api/status`), 'a new call').rejects.toThrow();
      expect(await answered).toBe('whole');
      expect(await server.exit).toBe(0);
      expect(server.lines.filter((line) => line === 'Keelerada is stopping.')).toHaveLength(1);
      expect(isLocked()).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'ends at once when it is told again later',
    async () => {
      const { server, answered } = await startWithRunningCall(1);
      server.tell('group', 'SIGINT');
      await setTimeout(1200);
      expect(server.hasEnded()).toBe(false);
      server.tell('group', 'SIGINT');
      expect(await server.exit).toBe(130);
      expect(await answered).toBe('cut');
    },
    PATIENCE_MS,
  );

  it(
    'hands a running job back, which the next start takes up',
    async () => {
      const connection = await openDatabase(database.settings);
      const text = {
        id: randomUUID(),
        content: Array.from(
          { length: JOB_SENTENCES },
          (_, i) => `Pooleli jäänud töö ${i} ootab kedagi.`,
        ).join(' '),
        properties: [],
      };
      await saveTexts(connection.db, [text], { isDemo: false, removesDemo: true });
      await connection.close();
      const settings = { PORT: '0', DATA_DIR: database.settings.dataDir, LOG_FORMAT: 'json' };
      const first = startBundleGroup('main.js', [], settings);
      const isLoaded = () => first.lines.some((line) => line.includes('The corpus is loaded'));
      await expect.poll(isLoaded, { timeout: PATIENCE_MS, interval: 20 }).toBe(true);
      await setTimeout(JOB_START_MS);
      first.tell('script', 'SIGTERM');
      expect(await first.exit).toBe(0);
      expect(isLocked()).toBe(false);
      const said = first.lines.map((line) => JSON.parse(line) as { msg?: string });
      expect(said.map(({ msg }) => msg)).toContain('Keelerada is stopping.');
      expect(first.lines.join()).not.toContain('Analysed 1');
      const second = startBundleGroup('main.js', [], settings);
      const isDone = () => second.lines.some((line) => line.includes('Analysed 1 of 1 texts.'));
      await expect.poll(isDone, { timeout: PATIENCE_MS, interval: 50 }).toBe(true);
      second.tell('script', 'SIGTERM');
      expect(await second.exit).toBe(0);
    },
    PATIENCE_MS,
  );
});
