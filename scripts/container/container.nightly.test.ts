import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STATUS_PATH, TEXT_QUERY_PATH, WORDLIST_PATH } from '@keelerada/contract/paths';
import { buildImage, type Image } from './build-image.mjs';
import { findObstacle, runInRoot, startInRoot } from './debian-root.mjs';

const BUILD_MS = 1_500_000;
const START_MS = 300_000;
const STOP_MS = 30_000;
const obstacle = await findObstacle();
if (obstacle !== null) console.error(`The steps of the Dockerfile are not tried: ${obstacle}.`);

const folder = mkdtempSync(join(tmpdir(), 'keelerada-container-'));
let image: Image;
let origin = '';
let log = '';
let running: ReturnType<typeof startInRoot>;
let ended: Promise<number | null>;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The product is the one child of the process that opens its namespaces. */
function stop(): void {
  const [child] = readFileSync(`/proc/${running.pid}/task/${running.pid}/children`, 'utf8').trim().split(' ');
  process.kill(Number(child), 'SIGTERM');
}

const ask = async (path: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
};

beforeAll(async () => {
  if (obstacle !== null) return;
  image = await buildImage(folder);
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...image.env, PORT: String(port) };
  running = startInRoot(image.root, image.start, { ...image, env, isSealed: true });
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (lines: string) => (log += lines));
  ended = new Promise((resolve) => running.once('close', resolve));
}, BUILD_MS);

afterAll(async () => {
  if (running?.exitCode === null) {
    running.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

it.skipIf(obstacle !== null)(
  'an image of the Dockerfile starts as a user without rights on a read-only system, answers and ends',
  async () => {
    const env = { ...image.env, PORT: new URL(origin).port };
    const isHealthy = async () => (await runInRoot(image.root, image.health, { ...image, env })).code === 0;
    await expect.poll(isHealthy, { timeout: START_MS, interval: 2000 }).toBe(true);
    const readStatus = async () => {
      const answer = await fetch(`${origin}${STATUS_PATH}`);
      return (await answer.json()) as object;
    };
    await expect
      .poll(readStatus, { timeout: START_MS, interval: 2000 })
      .toMatchObject({ corpus: { isReady: true, isDemo: true, pendingTexts: 0 } });
    const texts = (await ask(TEXT_QUERY_PATH, {})) as { text_id: string }[];
    const corpusTextIds = texts.map(({ text_id: id }) => id);
    const words = JSON.stringify(await ask(WORDLIST_PATH, { corpusTextIds, type: 'LEMMAS' }));
    expect(words).toContain('olema');
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root"');
    expect(readdirSync(join(image.root, 'data'))).not.toEqual([]);
    stop();
    expect(await ended).toBe(0);
    for (const line of log.trim().split('\n')) expect(() => void JSON.parse(line), line).not.toThrow();
  },
  2 * START_MS + STOP_MS,
);
