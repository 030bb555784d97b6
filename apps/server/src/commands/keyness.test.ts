import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addKeynessCommand } from './keyness';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-cli-'));
  await writeFile(join(folder, 'essee.txt'), 'Ema läks koju. Isa on kodus.');
  await writeFile(join(folder, 'kiri.txt'), 'Kodu on kodu.');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: string[]): Promise<string> {
  return (await runCommand([addKeynessCommand], { DATA_DIR: folder }, ['keyness', ...words])).stdout;
}

describe('keyness', () => {
  it('compares files with files, and names both in the provenance', async () => {
    const [first, second] = [join(folder, 'essee.txt'), join(folder, 'kiri.txt')];
    const stdout = await run('--lemmas', '--json', '--file', first, '--against-file', second);
    const answer = JSON.parse(stdout) as { votmesonad: object[]; provenance: object };
    expect(answer.votmesonad).toContainEqual(
      expect.objectContaining({
        sona: 'kodu',
        sagedusA: 2,
        sagedusB: 2,
        tekstidA: 1,
        tekstidB: 1,
        omane: 'B',
      }),
    );
    expect(answer.provenance).toMatchObject({
      ...{ files: [first], texts: 1, runningWords: 6 },
      comparedWith: { files: [second], texts: 1, runningWords: 3 },
    });
  });

  it('says which selection cannot be used', async () => {
    await expect(run('--against-level', 'D1')).rejects.toThrow('There is no --against-level "D1"');
    await expect(run('--against-words', 'palju')).rejects.toThrow('--against-words takes ranges');
    await expect(run('--all', '--level', 'B1')).rejects.toThrow('--all cannot be combined');
    await expect(run('--against-all', '--against-id', 'x')).rejects.toThrow(
      '--against-all cannot be combined',
    );
    const mixed = run('--file', join(folder, 'essee.txt'), '--against-level', 'B1');
    await expect(mixed).rejects.toThrow('Files can be compared with files');
  });
});
