import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addFrequenciesCommand } from './frequencies';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-cli-'));
  await writeFile(join(folder, 'essee.txt'), 'Suur koer magab. Väike koer magab. Ma näen koera.');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: string[]): Promise<string> {
  const called = ['frequencies', ...words, '--file', join(folder, 'essee.txt')];
  return (await runCommand([addFrequenciesCommand], { DATA_DIR: folder }, called)).stdout;
}

describe('frequencies', () => {
  it('lists forms with their rates, as a table and as CSV', async () => {
    const [columns, ...rows] = (await run('koer', '--lemmas')).trim().split('\n');
    expect(columns).toBe(
      'value\tenglishName\ttitle\thits\trunningWords\ttexts\tperMillion\tlow\thigh\tmethod',
    );
    expect(rows.map((row) => row.split('\t').slice(0, 5))).toEqual([
      ['koer', '', '', '2', '9'],
      ['koera', '', '', '1', '9'],
    ]);
    const csv = await run('koer', '--lemmas', '--count-by', 'RIGHT_1', '--csv');
    expect(csv).toContain('magab,,,2,9');
  });

  it('counts the lines of one row, and answers as JSON', async () => {
    const words = ['koer', '--lemmas', '--counted-by', 'FORM', '--counted-value', 'koer'];
    const answer = JSON.parse(
      await run(...words, '--count-by', 'LEFT_1', '--count-lemmas', '--json'),
    ) as object;
    expect(answer).toMatchObject({
      ...{ counted: 2, total: 3, rows: 2 },
      frequencyList: [
        { value: 'suur', hits: 1 },
        { value: 'väike', hits: 1 },
      ],
    });
  });

  it('says what it cannot take', async () => {
    await expect(run('koer', '--rows', '0')).rejects.toThrow('--rows takes a whole number from 1 to 1000');
  });
});
