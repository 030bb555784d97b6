import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { UploadFolder } from './run-imports';

it.each([
  '../valja.txt',
  'a/../../valja.txt',
  '/tmp/valja.txt',
  'C:\\valja.txt',
  '..',
  '.',
  '../../',
  '\0/..',
])('an upload called %j is kept in its own folder', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-uploads-'));
  const path = await new UploadFolder(folder).keep('oma', name, Readable.from(['sisu']));
  expect(path.startsWith(join(folder, 'uploads/oma/'))).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('sisu');
  expect(await readdir(folder)).toEqual(['uploads']);
  await rm(folder, { recursive: true });
});
