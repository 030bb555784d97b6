import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi, afterEach } from 'vitest';
import { keep, readFields, readKept, readTexts } from './kept-storage';
import { startMemoryStorage } from '../testing/memory-storage';

afterEach(() => vi.unstubAllGlobals());

it('gives the fields of an object that were kept, and none that its kind has by itself', () => {
  expect(readFields([])['sort']).toBeUndefined();
  expect(readFields({})['constructor']).toBeUndefined();
  expect(readFields('kass')['length']).toBeUndefined();
  expect(readFields({ sort: 1 })['sort']).toBe(1);
});

it.each(['{', '17', 'null', '"kass"', '{"0":"kass"}', '[{}]'])('reads %s as no words', (content) => {
  startMemoryStorage().set('words', content);
  expect(readKept('browser', 'words', readTexts)).toEqual([]);
});

it('says where the browser gives no room', () => {
  startMemoryStorage(10);
  expect(keep('browser', 'words', ['kass'])).toBe(true);
  expect(keep('browser', 'words', ['kass', 'koer', 'hiir'])).toBe(false);
  expect(readKept('browser', 'words', readTexts)).toEqual(['kass']);
});

it('is the only place that opens the storage of the browser', () => {
  const source = join(import.meta.dirname, '..', '..');
  const openers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|testing/u.test(file))
    .filter((file) => !file.endsWith('kept-storage.ts') && !file.endsWith('browser-names.ts'))
    .filter((file) => /\b(?:local|session)Storage\b/u.test(readFileSync(join(source, file), 'utf8')));
  expect(openers).toEqual([]);
});
