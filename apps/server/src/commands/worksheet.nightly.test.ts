import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addWorksheetCommand } from './worksheet';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-sheet-'));
  file = join(folder, 'tekst.txt');
  await writeFile(
    file,
    'Minu sober elab siin linnas. Täna tuleb sõber meile külla. Ma tean et ta tuleb homme.',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: readonly string[]): Promise<string> {
  const called = ['worksheet', ...words, '--file', file];
  return (await runCommand([addWorksheetCommand], { DATA_DIR: folder }, called)).stdout;
}

describe('keelerada worksheet', () => {
  it('writes questions about a kind of error in GIFT, with wrong choices', async () => {
    const gift = await run('--error-code', 'R:SPELL', '--distractors', '1', '--format', 'gift');
    expect(gift).toContain('::Lause 1::[plain]Minu {=sõber ~sober} (sõber) elab siin linnas.\n');
  });

  it('writes right uses as Moodle XML, and an H5P file', async () => {
    const search = ['--error-code', 'R:SPELL', '--error-sentences', 'RIGHT_USES'];
    const xml = await run(...search, '--format', 'moodle-xml', '--without-base-form');
    expect(xml).toContain('Täna tuleb {1:SHORTANSWER_C:=sõber} meile külla.');
    const output = join(folder, 'leht.h5p');
    await run('--lemmas', 'sõber', '--unmarked-only', '--format', 'h5p', '--output', output);
    const files = unzipSync(new Uint8Array(await readFile(output)));
    expect(Object.keys(files)).toEqual(['h5p.json', 'content/content.json']);
    expect(JSON.parse(strFromU8(files['content/content.json']!))).toMatchObject({
      questions: ['<p>Täna tuleb *sõber* (sõber) meile külla.</p>'],
    });
  });

  it('refuses what does not go together', async () => {
    await expect(run('sõber', '--error-code', 'R:SPELL')).rejects.toThrow(/error/u);
    await expect(run('sõber', '--format', 'h5p')).rejects.toThrow('--format h5p needs --output.');
  });
});
