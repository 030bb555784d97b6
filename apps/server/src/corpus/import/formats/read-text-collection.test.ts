import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeText } from '../../../platform/file-text/decode-text';
import type { FileTextExtractor } from '../../../platform/file-text/file-text-extractor';
import type { ImportItem } from './import-item';
import { openImportSource } from '../open-import-source';

/** Reads .txt in this process; the real one's own tests start the real child process. */
const extractor: FileTextExtractor = {
  extractTextFromFile: async ({ name, bytes }) =>
    name.endsWith('.txt')
      ? { text: await decodeText(bytes) }
      : { error: { code: 'UnsupportedMimeType', message: 'This type of file is not read.' } as never },
  close: () => undefined,
};

const METADATA = `\ufefffile;id;title;emakeel;keletase
texts/üks.txt;;Esimene;eesti | vene;A2
texts\\kaks.txt;b01bd5dd-ed1a-5dde-8aeb-969e72a631bb;"Teine; ""hea""";?;
puudu.txt;;Kolmas;;
texts/pilt.png;;Neljas;;
texts/üks.txt;;Jälle;;
üleliigne.txt;;a;b;c;d
`;
const FILES = {
  'metadata.csv': METADATA,
  'texts/u\u0308ks.txt': 'Tere, õhtu!',
  'texts/kaks.txt': 'Teine tekst.',
  'texts/pilt.png': 'pilt',
  'texts/unustatud.txt': 'Rida puudub.',
  'README.txt': 'Ei ole tekst.',
};

describe('openImportSource of files with a metadata table', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-files-'))));
  afterEach(() => rm(folder, { recursive: true }));

  async function writeFiles(files: Record<string, string>): Promise<string> {
    const path = join(folder, 'kogu');
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), content);
    }
    return path;
  }

  async function writeZip(files: Record<string, string>): Promise<string> {
    const path = join(folder, 'kogu.zip');
    const entries = Object.entries(files).map(([name, content]) => [name, strToU8(content)] as const);
    await writeFile(path, zipSync(Object.fromEntries(entries)));
    return path;
  }

  async function read(path: string): Promise<ImportItem[]> {
    const items: ImportItem[] = [];
    for await (const item of (await openImportSource(path, extractor)).read()) items.push(item);
    return items;
  }

  it.each(['folder', 'zip'])('reads a %s and names everything it leaves out', async (kind) => {
    const items = await read(await (kind === 'zip' ? writeZip(FILES) : writeFiles(FILES)));
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    expect(texts).toMatchObject([
      {
        content: 'Tere, õhtu!',
        properties: [
          { name: 'title', value: 'Esimene' },
          { name: 'emakeel', value: 'eesti ' },
          { name: 'emakeel', value: ' vene' },
          { name: 'keletase', value: 'A2' },
        ],
      },
      { id: 'b01bd5dd-ed1a-5dde-8aeb-969e72a631bb', content: 'Teine tekst.' },
    ]);
    const problems = items.flatMap((item) => (item.kind === 'problem' ? [item.problem] : []));
    expect(problems.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'kogu, metadata.csv, row 7: 6 cells for 5 columns',
      'kogu, metadata.csv, row 4: there is no file "puudu.txt"',
      'kogu, texts/pilt.png: This type of file is not read.',
      'kogu, metadata.csv, row 6: the file "texts/üks.txt" is named in an earlier row already',
      'kogu, texts/unustatud.txt: it has no row in metadata.csv',
    ]);
  });

  it('gives the same ids for a folder and a zip of the same name, also with corrected files', async () => {
    const ids = async (path: string) =>
      (await read(path)).flatMap((item) => (item.kind === 'text' ? [item.text.id] : []));
    const first = await ids(await writeFiles(FILES));
    const corrected = { ...FILES, 'texts/u\u0308ks.txt': 'Tere, õhtust!' };
    expect(await ids(await writeZip(corrected))).toEqual(first);
  });

  it('gives the same ids for a folder by another path to it', async () => {
    const path = await writeFiles(FILES);
    const ids = async (given: string) =>
      (await read(given)).flatMap((item) => (item.kind === 'text' ? [item.text.id] : []));
    const first = await ids(path);
    for (const other of [`${path}/.`, `${path}/texts/..`, relative(process.cwd(), path)]) {
      expect(await ids(other)).toEqual(first);
    }
  });

  it('says of a row that names the table that it does', async () => {
    const items = await read(await writeFiles({ 'metadata.csv': 'file,title\nmetadata.csv,A\n' }));
    expect(items).toEqual([
      {
        kind: 'problem',
        problem: {
          place: 'kogu, metadata.csv, row 2',
          reason: 'the file "metadata.csv" is this table itself, not a text',
        },
      },
    ]);
  });

  it('finds everything inside the one folder of a zip', async () => {
    const inside = Object.entries(FILES).map(([name, content]) => [`kogu/${name}`, content]);
    const items = await read(await writeZip(Object.fromEntries(inside) as Record<string, string>));
    expect(items.filter((item) => item.kind === 'text')).toHaveLength(2);
  });

  /** A zip whose only name is given as bytes, without a mark of its encoding. */
  async function writeZipWithName(name: Buffer): Promise<string> {
    const placeholder = 'x'.repeat(name.length);
    const zip = Buffer.from(
      zipSync({
        [placeholder]: strToU8('Tere.'),
        'metadata.csv': strToU8('file,title\nžürii ja õpik.txt,A\n'),
      }),
    );
    const path = join(folder, 'kogu.zip');
    await writeFile(path, zip.toString('latin1').replaceAll(placeholder, name.toString('latin1')), 'latin1');
    return path;
  }

  it('reads names in UTF-8 that a zip does not mark as such', async () => {
    const items = await read(await writeZipWithName(Buffer.from('žürii ja õpik.txt')));
    expect(items).toMatchObject([{ kind: 'text', text: { content: 'Tere.' } }]);
  });

  it('refuses a zip with names in an unknown encoding and says what to do', async () => {
    const path = await writeZipWithName(iconv.encode('žürii ja õpik.txt', 'cp775'));
    await expect(openImportSource(path, extractor)).rejects.toThrow(
      /which encoding its file names are; unpack it and import the folder/u,
    );
  });

  it.each([
    [
      'a table without the column "file"',
      { 'metadata.csv': 'fail,title\na.txt,A\n' },
      /no column "file".*fail, title/u,
    ],
    [
      'a column that stands twice',
      { 'metadata.csv': 'file,emakeel,emakeel\n' },
      /the column "emakeel" twice/u,
    ],
    ['no table', { 'a.txt': 'Tere.' }, /has no metadata\.csv/u],
  ])('refuses %s as a whole', async (_case, files, message) => {
    await expect(
      openImportSource(await writeFiles(files as Record<string, string>), extractor),
    ).rejects.toThrow(message);
  });

  it('refuses what is no corpus, a broken zip and a missing file', async () => {
    const path = join(folder, 'file');
    await expect(openImportSource(path, extractor)).rejects.toThrow('there is no such file');
    await writeFile(path, 'Tavaline tekst.\n');
    await expect(openImportSource(path, extractor)).rejects.toThrow('not one of the forms');
    await writeFile(path, 'PK\u0003\u0004 katki');
    await expect(openImportSource(path, extractor)).rejects.toMatchObject({ name: 'ImportSourceError' });
  });
});
