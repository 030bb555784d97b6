import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addConcordanceCommand } from './concordance';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-cli-'));
  file = join(folder, 'essee.txt');
  await writeFile(file, 'Ema läks koju. Isa on kodus. Kodu on kodu.');
});
afterAll(() => rm(folder, { recursive: true }));

const draw = (...more: string[]) => find('kodu', ...more);

async function find(keyword: string, ...more: string[]) {
  const words = ['concordance', keyword, '--lemmas', '--file', file, ...more];
  const { stdout: text, stderr } = await runCommand([addConcordanceCommand], { DATA_DIR: folder }, words);
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { text, rows: rows.slice(1), stderr };
}

describe('concordance', () => {
  it('draws the same sample for a seed, and keeps lines that hold a text', async () => {
    const { text, rows, stderr } = await draw('--sample', '2', '--seed', '5');
    expect(stderr).toBe('Random 2 of 4 occurrences.\n');
    expect(rows).toHaveLength(2);
    expect((await draw('--sample', '2', '--seed', '5')).text).toBe(text);
    const { stderr: told, rows: kept } = await draw('--filter-text', 'koju', '--filter-part', 'KEYWORD');
    expect([told, kept.length]).toEqual(['1 of 4 occurrences.\n', 1]);
    await expect(draw('--sample', '0')).rejects.toThrow('--sample takes a whole number from 1 to 100000');
    await expect(draw('--sample', '5', '--seed', 'x')).rejects.toThrow('--seed takes a whole number from 0');
  });

  it('says on stderr that nothing was found', async () => {
    const { stderr, rows } = await find('puudub');
    expect([stderr, rows]).toEqual(['Nothing was found in 1 texts.\n', []]);
  });

  it('sorts by the keyword and then by a second word', async () => {
    const { rows } = await draw('--sort', 'KEYWORD', '--then-sort', 'LEFT_1', '--context', '1');
    expect(rows.map(([before, keyword]) => [before, keyword])).toEqual([
      ['kodus.', 'Kodu'],
      ['on', 'kodu'],
      ['on', 'kodus'],
      ['läks', 'koju'],
    ]);
  });
});
