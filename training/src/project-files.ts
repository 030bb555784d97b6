import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '../shared/data');
/** Characters of a version: the beginning of the hash of what it names. */
const VERSION_DIGITS = 12;

/** True where the data lie beside the project; without them nothing is learned or measured. */
export const hasData = existsSync(DATA);

export const findData = (name: string): string => join(DATA, name);
export const findInProject = (name: string): string => join(ROOT, name);
export const findModel = (name: string): string => join(ROOT, 'models', name);

/** A file in `.cache` that may be deleted; its folder is there afterwards. */
export function findCache(name: string): string {
  const file = join(ROOT, '.cache', name);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** The text of a file of the data, unpacked where its name ends in .gz. */
export function readData(name: string): string {
  const bytes = readFileSync(findData(name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export const readModel = (name: string): Buffer => readFileSync(findModel(name));

export const readJsonModel = (name: string): unknown => JSON.parse(readModel(name).toString('utf8'));

/** Writes a file of `models` and says so. */
export function writeModel(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(findModel(name)), { recursive: true });
  writeFileSync(findModel(name), content);
  console.error(`models/${name} written: ${content.length} bytes`);
}

export function hashVersion(...contents: readonly string[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

/** Prints lines with the name of what runs and the seconds since it began. */
export const makeReport =
  (name: string) =>
  (line: string): void =>
    console.log(`${name}, ${Math.round(performance.now() / 1000)} s: ${line}`);
