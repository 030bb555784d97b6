import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { makeTestText, startTestServer, type TestServer } from '../app/testing/server-for-test';
import { addDistributionCommand } from './distribution';

const texts = [
  makeTestText(1, 'Koer haugub. Suur koer magab.', { keeletase: 'A2' }),
  makeTestText(2, 'Kass magab kodus.', { keeletase: 'B1' }),
];

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-distribution-'));
  await writeFile(join(folder, 'essee.txt'), 'Ema läks koju. Isa on kodus 😀.');
  await writeFile(join(folder, 'kiri.txt'), 'Kodu on kodu.');
  server = await startTestServer(texts);
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]) {
  const settings = { DATA_DIR: server.dataDir };
  const outcome = await runCommand([addDistributionCommand], settings, ['distribution', ...words]);
  const rows = outcome.stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { status: outcome.status, rows, stderr: outcome.stderr };
}

const files = () => ['--file', join(folder, 'essee.txt'), '--file', join(folder, 'kiri.txt')];

describe('keelerada distribution', () => {
  it('counts by one property of the corpus texts', async () => {
    const { status, rows } = await run('koer', '--by', 'level');
    expect(status).toBe(0);
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ['property', 'value', 'hits', 'runningWords', 'texts', 'textsWithHits', 'perMillion'],
      ['level', 'A2', '2', '5', '1', '1', '400000'],
      ['level', 'B1', '0', '3', '1', '0', '0'],
    ]);
  });

  it('counts over files, which have no properties, and tells range and dispersion on stderr', async () => {
    const { rows, stderr } = await run('kodu', '--lemmas', '--by', 'level', ...files());
    expect(rows.slice(1).map((row) => row.slice(0, 6))).toEqual([['level', '', '4', '9', '2', '2']]);
    // Shares of words 6/9 and 3/9, of occurrences 2/4 and 2/4: DP = 1/6, over 1 - 3/9.
    expect(stderr).toContain('4 occurrences in 2 of 2 texts; DP 0.1667, normalised 0.2500.');
  });

  it('refuses what makes no sense, and ends with 1 where nothing is found', async () => {
    await expect(run('kodu', '--by', 'x')).rejects.toThrow('Allowed choices');
    await expect(run('--cql', '[pos=VERB]')).rejects.toThrow('--cql: Expected');
    await expect(run('kodu', '--cql', '[]')).rejects.toThrow('not both');
    await expect(run()).rejects.toThrow('Give a keyword');
    expect((await run('puudub')).status).toBe(1);
  });
});
