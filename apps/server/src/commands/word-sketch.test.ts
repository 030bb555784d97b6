import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addWordSketchCommand } from './word-sketch';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-cli-'));
  await writeFile(join(folder, 'essee.txt'), 'Suur koer magab. Väike kass magab.');
  await writeFile(join(folder, 'kiri.txt'), 'Vana koer haugub.');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: string[]): Promise<string> {
  return (await runCommand([addWordSketchCommand], { DATA_DIR: folder }, ['word-sketch', ...words])).stdout;
}

describe('word-sketch', () => {
  it('lists the collocates of a word by relation, with an example', async () => {
    const [columns, ...rows] = (await run('koer', '--file', join(folder, 'essee.txt'))).trim().split('\n');
    expect(columns).toBe('seos\tsona\tesinemisi\tlogDice\tnaide');
    expect(rows).toContain('ATTRIBUTE\tsuur\t1\t14\tSuur koer magab.');
    expect(rows.some((row) => row.startsWith('SUBJECT_OF\tmagama\t1\t'))).toBe(true);
  });

  it('sets two words, or the word in two selections, side by side', async () => {
    const file = join(folder, 'essee.txt');
    const words = await run('koer', '--compared-word', 'kass', '--file', file);
    expect(words).toContain('ATTRIBUTE\tsuur\t1\t14\t0\t\tSuur koer magab.');
    expect(words).toContain('ATTRIBUTE\tväike\t0\t\t1\t14\tVäike kass magab.');
    const against = ['--against-file', join(folder, 'kiri.txt')];
    const texts = await run('koer', '--file', file, ...against, '--json');
    const answer = JSON.parse(texts) as { provenance: object };
    expect(answer).toMatchObject({ sona: { esinemisi: 1 }, vordlus: { sona: 'koer', esinemisi: 1 } });
    expect(answer.provenance).toMatchObject({ comparedWith: { files: [join(folder, 'kiri.txt')] } });
  });

  it('says what it cannot take', async () => {
    await expect(run('suur koer')).rejects.toThrow('the keyword is one word.');
    await expect(run('koer', '--rows', '0')).rejects.toThrow('--rows takes a whole number from 1 to 100');
  });
});
