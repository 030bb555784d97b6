import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPropertyComment } from '../export/conllu-comments';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { openImportSource } from './open-import-source';

/** What a bomb unpacks to, and how much memory it may take until it is refused. */
const BOMB_CHARACTERS = 150_000_000;
const MEMORY_BYTES = 3 * 1024 ** 3;
const PATIENCE_MS = 120_000;
const PIECE_CHARACTERS = 1_000_000;

const extractor: FileTextExtractor = {
  extractTextFromFile: () => Promise.reject(new Error('no other file is read')),
  close: () => undefined,
};
const ROW = '1\tkool\tkool\tNOUN\t_\t_\t0\troot\t_\t_';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-bombs-'))));
afterAll(() => rm(folder, { recursive: true }));

async function writeBomb(name: string, start: string, filling: string, end = ''): Promise<string> {
  const path = join(folder, name);
  const gzip = createGzip({ level: 1 });
  const file = createWriteStream(path);
  gzip.pipe(file);
  const piece = filling.repeat(Math.ceil(PIECE_CHARACTERS / filling.length));
  gzip.write(start);
  for (let characters = 0; characters < BOMB_CHARACTERS; characters += piece.length)
    if (!gzip.write(piece)) await once(gzip, 'drain');
  gzip.end(end);
  await once(file, 'finish');
  return path;
}

interface Outcome {
  readonly texts: number;
  readonly reasons: readonly string[];
  readonly bytes: number;
  readonly ms: number;
}

/** Reads a source to its end, as an import does, and keeps nothing. */
async function readToEnd(path: string): Promise<Outcome> {
  const reasons = new Set<string>();
  const begin = performance.now();
  const before = process.memoryUsage().rss;
  let [texts, most] = [0, before];
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  for await (const item of (await openImportSource(path, extractor)).read()) {
    if (item.kind === 'text') texts += 1;
    if (item.kind === 'problem') reasons.add(item.problem.reason);
    most = Math.max(most, process.memoryUsage().rss);
  }
  clearInterval(watch);
  return { texts, reasons: [...reasons], bytes: most - before, ms: performance.now() - begin };
}

function expectEnd({ reasons, bytes, ms }: Outcome, reason: RegExp): void {
  expect(reasons.join('\n')).toMatch(reason);
  expect(bytes).toBeLessThan(MEMORY_BYTES);
  expect(ms).toBeLessThan(PATIENCE_MS);
}

describe.each([
  ['one paragraph of TEI', '<TEI>\n<text><body><p>', 'kool \n', /no end of a text/u],
  ['one line of TEI', '<TEI>\n<text><body><p>', 'kool ', /does not end/u],
  ['words of TEI', '<TEI>\n<text><body><s>', '<w pos="NOUN">kool</w>\n', /no end of a text/u],
  ['a comment of TEI', '<TEI>\n<!--', 'kool\n', /no end of a text/u],
  ['an attribute of TEI', '<TEI>\n<text n="', 'kool\n', /no end of a text/u],
  ['attributes of TEI', '<TEI>\n<text ', 'a="b"\n', /duplicate attribute|no end of a text/u],
  ['a document type', '<?xml version="1.0"?>\n<!DOCTYPE TEI [', '<!ENTITY a "b">\n', /no end of a text/u],
  ['elements in elements', '<TEI>\n<text>', '<p>\n', /nested too deeply/u],
  ['one sentence of CoNLL-U', `${ROW}\n`, `${ROW}\n`, /does not end|word 2 expected/u],
  ['sentences of CoNLL-U', `${ROW}\n\n`, `${ROW}\n\n`, /begins in line 1 does not end/u],
  ['comments of CoNLL-U', `# newdoc\n${ROW}\n\n`, '# kool\n', /does not end/u],
  ['one line of CoNLL-U', `${ROW}\n\n`, 'kool\t', /does not end/u],
])('%s without end', (what, start, filling, reason) => {
  it('is refused with its reason, in time and memory', async () => {
    const path = await writeBomb(`${what.replaceAll(' ', '-')}.gz`, start, filling);
    expectEnd(await readToEnd(path), reason);
    await rm(path);
  }, 300_000);
});

it.each([
  ['a.conllu.gz', `${ROW}\n\n`],
  ['a.tei.gz', '<TEI><text><p>a</p></text></TEI>\n'],
])(
  '%s in a zip is not unpacked beyond what a file may be',
  async (name, filling) => {
    const path = join(folder, 'kogu.zip');
    const packed = gzipSync(Buffer.from(filling.repeat(10_000_000)), { level: 1 });
    await writeFile(path, zipSync({ [name]: packed }, { level: 0 }));
    expectEnd(await readToEnd(path), /larger than \d+ bytes when unpacked/u);
  },
  300_000,
);

describe('a text that is only just small enough is read to its end where', () => {
  const writeRows = (count: number, write: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${write(at + 1)}\n`).join('');

  it('one sentence has half a million words', async () => {
    const rows = writeRows(500_000, (at) => `${at}\tkool\tkool\tNOUN\t_\t_\t${at - 1}\tnmod\t_\t_`);
    await writeFile(join(folder, 'a.conllu'), rows);
    const outcome = await readToEnd(join(folder, 'a.conllu'));
    expect([outcome.texts, outcome.reasons]).toEqual([1, []]);
    expect(outcome.ms).toBeLessThan(PATIENCE_MS);
  });

  it('one token is made of half a million words that hang on each other', async () => {
    const rows = writeRows(
      500_000,
      (at) => `${at}\tkool\tkool\tNOUN\t_\t_\t${(at % 500_000) + 1}\tnmod\t_\t_`,
    );
    await writeFile(join(folder, 'b.conllu'), `1-500000\tkool\t_\t_\t_\t_\t_\t_\t_\t_\n${rows}`);
    const outcome = await readToEnd(join(folder, 'b.conllu'));
    expect(outcome.texts + outcome.reasons.length).toBe(1);
    expect(outcome.ms).toBeLessThan(PATIENCE_MS);
  });

  it('a comment is a million spaces', () => {
    const begin = performance.now();
    expect(readPropertyComment(`# property ${' '.repeat(1_000_000)}`)).toBeNull();
    expect(readPropertyComment(`# property a${' '.repeat(1_000_000)}= b`)).toEqual({ name: 'a', value: 'b' });
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});
