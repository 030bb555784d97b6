import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { addFiles } from './check-files';
import { unpackArchives } from './unpack-archives';

const zip = (entries: Zippable, name = 'klass.zip') => new File([zipSync(entries, { level: 1 })], name);
const text = strToU8('Tere!');
const open = async (picked: readonly File[]) => {
  const { files, refused } = await unpackArchives(picked);
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
  expect((await open([mixed])).names).toEqual(['Mari – essee.txt', 'klass – essee.txt']);
});

it('names are read that macOS writes as UTF-8 without saying so', async () => {
  const content = Buffer.from(zipSync({ 'xxx.txt': text }));
  for (let at = content.indexOf('xxx'); at >= 0; at = content.indexOf('xxx', at + 1))
    content.write('u\u0308', at);
  expect((await open([new File([content], 'klass.zip')])).names).toEqual(['ü.txt']);
});

it('an archive that cannot be taken has its reason', async () => {
  const large = zip(
    Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`${i}.txt`, new Uint8Array(MAX_UPLOAD_BYTES)])),
  );
  const locked = zipSync({ '1.txt': text });
  locked[6]! |= 1;
  const picked = [
    large,
    new File(['PK'], 'katki.ZIP'),
    new File([locked], 'lukus.zip'),
    zip({ 'pilt.png': text }),
  ];
  const { names, files, refused } = await open(picked);
  expect(refused).toEqual([
    { name: 'klass.zip', reason: 'FileTooLarge' },
    { name: 'katki.ZIP', reason: 'FileBroken' },
    { name: 'lukus.zip', reason: 'FileEncrypted' },
  ]);
  // What is not read is told by its name.
  expect([names, addFiles([], files).refused]).toEqual([
    ['pilt.png'],
    [{ name: 'pilt.png', reason: 'UnsupportedMimeType' }],
  ]);
});
