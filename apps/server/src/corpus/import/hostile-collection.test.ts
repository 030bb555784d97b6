import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import type { ImportItem } from './formats/import-item';
import { openImportSource } from './open-import-source';

const extractor: FileTextExtractor = {
  extractTextFromFile: ({ bytes }) => Promise.resolve({ text: Buffer.from(bytes).toString() }),
  close: () => undefined,
};
const TEI = '<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>Tere!</p></body></text></TEI>';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-hostile-'))));
afterEach(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array): Promise<ImportItem[]> {
  const path = join(folder, 'sees', name);
  await mkdir(join(folder, 'sees'), { recursive: true });
  await writeFile(path, content);
  return readPath(path);
}

async function readPath(path: string): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for await (const item of (await openImportSource(path, extractor)).read()) items.push(item);
  return items;
}
const listReasons = (items: readonly ImportItem[]) =>
  items.map((item) => (item.kind === 'problem' ? item.problem.reason : item.kind));

describe('names that lead out of a folder', () => {
  const evil = ['../valja.txt', 'texts/../../valja.txt', '/tmp/valja.txt', 'C:\\valja.txt', '..\\valja.txt'];

  it.each(evil)('refuse a zip that holds %s', async (name) => {
    const files: Zippable = { [name]: strToU8('Kuri.'), 'metadata.csv': strToU8(`file,title\n${name},A\n`) };
    const reading = read('kogu.zip', zipSync(files));
    await expect(reading).rejects.toThrow(/kogu\.zip: (?:invalid relative path|absolute path): /u);
    expect([await readdir(folder), await readdir(join(folder, 'sees'))]).toEqual([['sees'], ['kogu.zip']]);
  });

  it.each(evil)('find no file beside a folder whose table names %s', async (name) => {
    await writeFile(join(folder, 'valja.txt'), 'Saladus.');
    await mkdir(join(folder, 'sees/kogu'), { recursive: true });
    await writeFile(join(folder, 'sees/kogu/metadata.csv'), `file,title\n${name},A\n`);
    const items = await readPath(join(folder, 'sees/kogu'));
    expect(listReasons(items)).toEqual([expect.stringContaining('there is no file')]);
  });
});

it('a packed file of a table that is broken is a problem of its row alone', async () => {
  const items = await read(
    'kogu.zip',
    zipSync({
      'metadata.csv': strToU8('file,title\na.xml.gz,A\nb.xml.gz,B\n'),
      'a.xml.gz': gzipSync(TEI).subarray(0, 40),
      'b.xml.gz': gzipSync(TEI),
    }),
  );
  expect(listReasons(items)).toEqual([expect.stringContaining('unexpected end of file'), 'text']);
});
