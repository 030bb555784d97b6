import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { unpackArchives } from './unpack-archives';

const zip = (entries: Zippable, name = 'klass.zip') => new File([zipSync(entries, { level: 1 })], name);
const text = strToU8('Tere!');
const open = async (picked: readonly File[], most = 30) => {
  const { files, refused } = await unpackArchives(picked, most);
  return { names: files.map(({ name }) => name), files, refused };
};

it('files of an archive come in its place, without what programs put into it', async () => {
  const archive = zip({
    '5b/': new Uint8Array(),
    '5b/Mari.docx': text,
    '5b/Jüri.txt': text,
    '__MACOSX/5b/._Mari.docx': text,
    '5b/.DS_Store': text,
  });
  const { names, files, refused } = await open([new File(['x'], 'a.txt'), archive, new File(['x'], 'b.txt')]);
  expect(names).toEqual(['a.txt', 'Mari.docx', 'Jüri.txt', 'b.txt']);
  expect(await files[2]!.text()).toBe('Tere!');
  expect(refused).toEqual([]);
});

it('the folders of the pupils tell files of one name apart', async () => {
  const moodle = zip({
    'Mari Maasikas_1234567_assignsubmission_file/essee.docx': text,
    'Jüri Õun_1234568_assignsubmission_file_/essee.docx': text,
  });
  expect((await open([moodle])).names).toEqual(['Mari Maasikas – essee.docx', 'Jüri Õun – essee.docx']);
  const mixed = zip({ 'klass/Mari/essee.txt': text, 'klass/essee.txt': text });
  expect((await open([mixed])).names).toEqual(['Mari – essee.txt', 'essee.txt']);
});

it('names are read as Windows and macOS write them', async () => {
  // In the archive these letters are bytes, and nothing says that they are UTF-8.
  const rename = (from: string, bytes: readonly number[]) => {
    const content = Buffer.from(zipSync({ [from]: text }));
    for (let at = content.indexOf(from); at >= 0; at = content.indexOf(from, at + 1)) content.set(bytes, at);
    return new File([content], 'klass.zip');
  };
  const windows = rename('xx.txt', [0xe4, 0x94, ...strToU8('.txt')]);
  const mac = rename('xxx.txt', [...strToU8('u\u0308'), ...strToU8('.txt')]);
  expect((await open([windows, mac])).names).toEqual(['õö.txt', 'ü.txt']);
});

it('what cannot be taken has its reason, and the rest is taken', async () => {
  const large = new Uint8Array(MAX_UPLOAD_BYTES + 1);
  const full = zip({ 'pilt.png': text, 'suur.txt': large, '1.txt': text, '2.txt': text, '3.txt': text });
  const { names, refused } = await open([full, new File(['PK'], 'katki.ZIP')], 2);
  expect(names).toEqual(['1.txt', '2.txt']);
  expect(refused).toEqual([
    { name: 'pilt.png', reason: 'UnsupportedMimeType' },
    { name: 'suur.txt', reason: 'FileTooLarge' },
    { name: '3.txt', reason: 'TooManyFiles' },
    { name: 'katki.ZIP', reason: 'FileBroken' },
  ]);
  const locked = zipSync({ '1.txt': text });
  locked[6]! |= 1;
  expect((await open([new File([locked], 'lukus.zip')])).refused).toEqual([
    { name: 'lukus.zip', reason: 'FileEncrypted' },
  ]);
});

it('an archive unpacks to no more than it says, and to 100 MB at most', async () => {
  const part = new Uint8Array(MAX_UPLOAD_BYTES);
  const bomb = zip(Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`${i}.txt`, part])));
  const { names, refused } = await open([bomb]);
  expect(names).toHaveLength(10);
  expect(refused).toEqual([{ name: '10.txt', reason: 'FileTooLarge' }]);
});
