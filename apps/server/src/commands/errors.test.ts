import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../app/testing/command-for-test';
import { addErrorsCommand } from './errors';
import { addImportCorpusCommand } from './administration/import-corpus';

const property = (propertyName: string, propertyValue: string) => ({
  name: propertyName,
  value: propertyValue,
});
const properties = [
  property('korpus', 'cFOoRQekA'),
  property('tekstikeel', 'eesti'),
  property('title', 'Kiri'),
];
const lines = [
  { id: '00000000-0000-4000-8000-000000000001', content: 'Minu sober elab Tartus.', properties },
  {
    id: '00000000-0000-4000-8000-000000000002',
    content: 'Ma lähen kool.',
    properties: [...properties.slice(0, 2), property('title', 'Teine')],
    edits: [{ start: 9, end: 13, corrected: 'kooli', code: 'R:NOM:FORM' }],
  },
];

let folder: string;
const run = (...words: string[]) =>
  runCommand([addImportCorpusCommand, addErrorsCommand], { DATA_DIR: folder }, words);
async function importLines(records: readonly object[]): Promise<void> {
  const path = join(folder, 'texts.jsonl');
  await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  expect((await run('import-corpus', path)).status).toBe(0);
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-errors-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('keelerada errors after an import', () => {
  it('says how many texts wait for the corrector', async () => {
    await importLines(lines.slice(0, 1));
    const { status, stderr } = await run('errors');
    expect(status).toBe(1);
    expect(stderr).toContain('1 text waits for the corrector: add --mark');
  });

  it('counts what people marked at once', async () => {
    await importLines(lines.slice(1));
    const { status, stderr, stdout } = await run('errors', '--csv');
    expect(status).toBe(0);
    expect(stderr).toContain('1 marked by people, 1 more wait for the corrector');
    expect(stdout).toContain('R:NOM:FORM');
  });

  it('marks what waits where it is asked to', async () => {
    const { stderr } = await run('errors', '--mark');
    expect(stderr).toContain('Marking errors:100 %');
    expect(stderr).toMatch(/1 marked by the corrector, version \S+, 1 marked by people\./u);
  });

  it('writes every marked text of a selection, one after another', async () => {
    const { stdout } = await run('errors', '--all', '--format', 'm2');
    const blocks = stdout.trim().split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual([
      'S Minu sober elab Tartus .',
      'S Ma lähen kool .',
    ]);
    const { stdout: origin } = await run('errors', '--all', '--format', 'm2_origin');
    expect(origin.match(/^# text_id = /gmu)).toHaveLength(2);
    await expect(run('errors', '--all', '--format', 'tei')).rejects.toThrow('cannot be joined');
    await expect(run('errors', '--level', 'C2', '--format', 'm2')).rejects.toThrow(
      'No text of the selection',
    );
  });
});
