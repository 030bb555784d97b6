import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classReportCall } from '@keelerada/contract/teaching/class-report';
import { MAX_CLASS_TEXT_CHARACTERS } from '@keelerada/contract/fields/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addClassReportCommand } from './class-report';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-class-'));
  await writeFile(join(folder, 'a.txt'), 'Minu sober elab Tartus. Ma tean et ta tuleb homme.');
  await writeFile(join(folder, 'b.txt'), 'Ta arvan et kool on suur.');
  await writeFile(join(folder, 'pikk.txt'), 'kool '.repeat(MAX_CLASS_TEXT_CHARACTERS));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(files: readonly string[], ...words: readonly string[]): Promise<string> {
  const paths = files.map((file) => join(folder, file));
  const called = ['class-report', ...words, ...paths];
  return (await runCommand([addClassReportCommand], { DATA_DIR: folder }, called)).stdout;
}

describe('keelerada class-report', () => {
  it('writes the whole report as JSON', async () => {
    const report = classReportCall.answer.parse(JSON.parse(await run(['a.txt', 'b.txt'], '--json')));
    expect(report.texts.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(report.errors[0]).toMatchObject({ code: 'M:PUNCT', byText: [1, 1] });
  });

  it('writes the errors of each text as CSV, and sentences without names', async () => {
    const table = await run(['a.txt', 'b.txt'], '--table', 'texts', '--csv');
    expect(table.replace('\ufeff', '').split(/\r?\n/u)[0]).toMatch(
      /^name,language,level,words,marks,per100,M:PUNCT/u,
    );
    const sentences = await run(['a.txt'], '--table', 'sentences', '--language', 'et');
    expect(sentences).toContain('spelling\tÕigekiri\tMinu [-sober-]{+sõber+} elab [nimi].\n');
    expect(sentences).not.toContain('a.txt');
  });

  it('says which file is too long', async () => {
    await expect(run(['a.txt', 'pikk.txt'])).rejects.toThrow(/pikk\.txt: .*20000/u);
  });
});
