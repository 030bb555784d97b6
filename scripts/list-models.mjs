// The models that stand in the product, each with what its card says.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const MODELS = join(ROOT, 'models');
const CARD = 'README.md';
/** Where a card names several, these bind the files; the others are licences of what they were made from. */
const BINDING_LICENCE = /GPL-3\.0|CC BY-SA [34]\.0/u;

/** By name, each with title, date of training, licence, and its files with their SHA-256. */
export function listModels() {
  return readdirSync(MODELS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, ...readCard(name), files: listFiles(name) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function readCard(name) {
  const text = readFileSync(join(MODELS, name, CARD), 'utf8');
  const licence = /^\| licen[cs]es?(?: of the data)? \| (.+) \|$/mu.exec(text)?.[1] ?? 'unknown';
  return {
    title: /^# (.+)$/mu.exec(text)?.[1],
    date: /^\| date \| (\S+) \|$/mu.exec(text)?.[1],
    licence: BINDING_LICENCE.exec(licence)?.[0].replaceAll(' ', '-') ?? licence,
  };
}

function listFiles(name) {
  const folder = join(MODELS, name);
  return readdirSync(folder)
    .filter((file) => file !== CARD)
    .sort()
    .map((file) => ({
      name: `models/${name}/${file}`,
      sha256: createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    }));
}
