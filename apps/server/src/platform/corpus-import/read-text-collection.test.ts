import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeText } from '../file-text/decode-text';
import type { FileTextExtractor } from '../file-text/file-text-extractor';
import type { ImportItem } from './import-item';
import { openImportSource } from './open-import-source';

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
      'kogu, metadata.csv, row 6: the file "texts/üks.txt" stands in an earlier row already',
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

  /** A zip as programs make it that name files in a code page and do not say so. */
  async function writeOemZip(page: string, files: Record<string, string>): Promise<string> {
    const given = Object.entries(files).map(([name, content]) => ({
      name: iconv.encode(name, page),
      content,
    }));
    const place = (name: Buffer, index: number) => String.fromCharCode(0x61 + index).repeat(name.length);
    const entries = given.map(({ name, content }, n) => [place(name, n), strToU8(content)] as const);
    let zip = Buffer.from(zipSync(Object.fromEntries(entries))).toString('latin1');
    given.forEach(({ name }, n) => (zip = zip.replaceAll(place(name, n), name.toString('latin1'))));
    const path = join(folder, 'kogu.zip');
    await writeFile(path, Buffer.from(zip, 'latin1'));
    return path;
  }

  it.each([
    ['cp775', 'Tööd/', ['tänane õpik.txt', 'žürii.txt', 'šokk.txt']],
    // By chance the second name is valid UTF-8.
    ['cp775', '', ['tänane õpik.txt', 'žürii ja muud.txt']],
    ['cp775', '', ['žürii ja muud.txt']],
    ['cp850', 'Tööd/', ['tänane õpik.txt', 'üksjöö.txt']],
    ['cp437', '', ['tänane päev.txt', 'üksjöö.txt']],
    ['windows-1257', '', ['tänane õpik.txt', 'žürii.txt', 'šokk.txt']],
    ['windows-1252', 'Tööd/', ['tänane õpik.txt', 'žürii.txt']],
    ['cp866', '', ['сочинение.txt', 'письмо другу.txt']],
    ['utf8', 'Tööd/', ['žürii ja õpik.txt']],
  ])(
    'finds the files of a zip whose names are in %s, with the ids of a folder: %s%j',
    async (page, inside, names) => {
      const table = `file,title\n${names.map((name, n) => `${name},Töö ${n}\n`).join('')}`;
      const files = Object.fromEntries(names.map((name) => [inside + name, `Tekst nimega ${name}.`]));
      const texts = (items: ImportItem[]) =>
        items.map((item) =>
          item.kind === 'text' ? [item.text.id, item.text.place, item.text.content] : item,
        );
      const zipped = await read(await writeOemZip(page, { ...files, [`${inside}metadata.csv`]: table }));
      const unpacked = await read(await writeFiles({ ...files, [`${inside}metadata.csv`]: table }));
      expect(unpacked.map((item) => item.kind)).toEqual(names.map(() => 'text'));
      expect(texts(zipped)).toEqual(texts(unpacked));
    },
  );

  it('prefers the code page that the table bears out to the one that reads best', async () => {
    // 0xE4 is õ in page 775 and ä in page 1257; alone it reads as well in both.
    for (const [page, name] of [
      ['cp775', 'kõrv.txt'],
      ['windows-1257', 'kärv.txt'],
    ] as const) {
      const files = { [name]: 'Tere.', 'metadata.csv': `file,title\n${name},A\n` };
      expect(await read(await writeOemZip(page, files))).toMatchObject([
        { kind: 'text', text: { place: `kogu, ${name}` } },
      ]);
    }
  });

  it.each([
    ['cp775', 'Ülane õues.txt'],
    ['windows-1257', 'Ülane õues.txt'],
    ['cp866', 'письмо другу.txt'],
  ])('names a file without a row by the likeliest reading, %s', async (page, name) => {
    const files = { 'metadata.csv': 'file,title\na.txt,A\n', 'a.txt': 'Tere.', [name]: 'Lill.' };
    expect(await read(await writeOemZip(page, files))).toMatchObject([
      { kind: 'text' },
      { kind: 'problem', problem: { place: `kogu, ${name}` } },
    ]);
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
