import type { ConcordanceView } from '@keelerada/corpus-engine/concordance/find-concordance';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clusterFinderQuery } from '../modules/cluster-finder/cluster-finder-query';
import { collocatesQuery } from '../modules/collocates/collocates-query';
import { wordContextQuery, type WordContextRows } from '../corpus/queries/word-context-query';
import { wordlistQuery } from '../modules/wordlist/wordlist-query';
import { buildWorkerForTest } from '../platform/file-text/testing/build-worker-for-test';
import { UnindexedTextsError } from '../corpus/index/index-errors';
import { openCorpusEngine, type OpenCorpusEngine } from '../corpus/engine/open-corpus-engine';
import { readRows } from '../corpus/engine/read-rows';
import { MemorySource, readNoColumns as readTextColumns } from '../corpus/index/testing/source-for-test';
import { makeIndexForTest } from '../corpus/index/testing/make-index-for-test';
import { makeWarmUp } from '../corpus/engine/warm-engine';
import type { QueriedTexts } from '../corpus/text-selection/queried-texts';
import { queries } from './tool-list';

let workerPath: string;
let folder: string;
let source: MemorySource;
let lines: string[];
let opened: OpenCorpusEngine | undefined;

async function open(): Promise<OpenCorpusEngine> {
  await opened?.close();
  const parts = { source, readTextColumns, workerPath };
  const options = { ...parts, dataFolder: folder, computeThreads: 2 };
  opened = await openCorpusEngine({ ...options, log: (line) => lines.push(line) });
  await opened.index.sync();
  return opened;
}

const ids = (...corpusTexts: string[]): QueriedTexts => ({ corpusTexts, ownText: null });

const listWords = (texts: QueriedTexts, signal?: AbortSignal) =>
  opened!.engine.ask(wordlistQuery, texts, { unit: 'folded' }, signal);

function findContexts(
  texts: QueriedTexts,
  keyword: string,
  options: Partial<ConcordanceView> & WordContextRows = {},
  signal?: AbortSignal,
) {
  const width = { type: 'WORD', count: 1 } as const;
  return opened!.engine.ask(wordContextQuery, texts, { unit: 'folded', keyword, width, ...options }, signal);
}

async function countWords(selection: QueriedTexts): Promise<Record<string, number>> {
  const { rows } = await listWords(selection);
  const list = await readRows<{ word: string; frequencyCount: number }>(rows);
  return Object.fromEntries(list.map((row) => [row.word, row.frequencyCount]));
}

beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('compute-worker.ts', import.meta.url));
});
afterAll(async () => {
  await rm(workerPath, { force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-index-'));
  source = new MemorySource();
  lines = [];
  source.add('a', 'Ema ja isa. Ema on kodus.');
  source.add('b', 'Isa ja poeg!');
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  await rm(folder, { recursive: true });
});

describe('the corpus index', () => {
  it('answers all who ask the same at the same time, and each who asks something else', async () => {
    await open();
    const both = countWords(ids('a', 'b'));
    const answers = await Promise.all([
      both,
      countWords(ids('a', 'b')),
      countWords(ids('a')),
      countWords(ids('b')),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual({ ema: 2, isa: 1, ja: 1, kodus: 1, on: 1 });
    expect(answers[3]).toEqual({ isa: 1, ja: 1, poeg: 1 });
  });

  it('answers over chosen texts, with rows as the contract has them', async () => {
    const { engine } = await open();
    expect(await countWords(ids('a', 'b'))).toEqual({ ema: 2, isa: 2, ja: 2, kodus: 1, on: 1, poeg: 1 });
    expect(await countWords(ids('b'))).toEqual({ isa: 1, ja: 1, poeg: 1 });
    const list = await listWords(ids('a'));
    expect(list.head).toEqual({ totals: { texts: 1, runningWords: 6 } });
    const [row] = await readRows(list.rows);
    expect(row).toEqual({
      word: 'ema',
      frequencyCount: 2,
      frequencyPercentage: 33.33,
      partOfSpeech: 'NOUN',
      tekstid: 1,
    });
    // An id given twice is one text, and what was chosen before does not stick.
    expect(await countWords(ids('b', 'b'))).toEqual({ isa: 1, ja: 1, poeg: 1 });
    const contexts = await findContexts(ids('a', 'b'), 'ja');
    expect(contexts.head.total).toBe(2);
    expect(await readRows(contexts.rows)).toEqual([
      { contextBefore: 'Ema', keyword: 'ja', contextAfter: 'isa', textId: 'a' },
      { contextBefore: 'Isa', keyword: 'ja', contextAfter: 'poeg', textId: 'b' },
    ]);
    const options = { unit: 'folded', keyword: 'ja', span: 1, formula: 'LOGDICE' } as const;
    const collocates = await engine.ask(collocatesQuery, ids('a'), options);
    expect(collocates.head).toMatchObject({ keywordFrequency: 1 });
    expect(await readRows(collocates.rows)).toContainEqual({
      collocate: 'isa',
      score: 14,
      coOccurrences: 1,
      leftOccurrences: 0,
      rightOccurrences: 1,
      frequencyCount: 1,
      frequencyPercentage: 16.67,
      partOfSpeech: 'NOUN',
      tekstid: 1,
    });
    const places = { length: 2, unit: 'folded', usageLimit: 1 } as const;
    const clusters = await engine.ask(clusterFinderQuery, ids('a', 'b'), places);
    expect(clusters.head).toMatchObject({ occurrences: 6, total: 6 });
    expect(await readRows(clusters.rows)).toHaveLength(6);
  });

  it('takes in new texts and lets texts go without building the rest again', async () => {
    const { index } = await open();
    expect(source.read).toBe(2);
    source.add('c', 'Ema.');
    source.remove('a');
    await index.sync();
    expect(source.read).toBe(3);
    expect(await countWords(ids('b', 'c'))).toEqual({ isa: 1, ja: 1, poeg: 1, ema: 1 });
    await expect(countWords(ids('a'))).rejects.toThrow(UnindexedTextsError);
    source.add('b', 'Muudetud.');
    await index.sync();
    expect(await countWords(ids('b'))).toEqual({ muudetud: 1 });
  });

  it('reads again where the texts change over to another annotator while it reads', async () => {
    const { index } = await open();
    source.add('c', 'Vana tekst.');
    source.afterRead = () => {
      source.afterRead = () => undefined;
      source.annotator = 'v2';
      source.add('a', 'Uus ema.');
      source.add('b', 'Uus isa.');
      source.add('c', 'Uus tekst.');
    };
    await index.sync();
    expect(await countWords(ids('a', 'b', 'c'))).toEqual({ uus: 3, ema: 1, isa: 1, tekst: 1 });
  });

  it('keeps its segments few, however many texts come one by one', async () => {
    const { pool, index: kept } = await open();
    const index = makeIndexForTest(pool, source, folder);
    for (let text = 0; text < 12; text++) {
      source.add(`n${text}`, `Ema number ${text}.`);
      await Promise.all([index.sync(), kept.sync()]);
    }
    expect(index.catalogue.segments.length).toBeLessThanOrEqual(6);
    expect(index.size).toBe(14);
    const all = ['a', 'b', ...Array.from({ length: 12 }, (_, text) => `n${text}`)];
    expect((await countWords(ids(...all)))['ema']).toBe(14);
  });

  it('starts again from its snapshot and reads only what is new', async () => {
    await open();
    source.add('c', 'Vanaema.');
    const { index } = await open();
    expect(source.read).toBe(3);
    expect(index.size).toBe(3);
    expect(await countWords(ids('a', 'c'))).toMatchObject({ ema: 2, vanaema: 1 });
    expect(lines).toEqual([]);
  });

  it('says so and builds again where the snapshot is damaged', async () => {
    await open();
    const snapshot = join(folder, 'index');
    const file = join(
      snapshot,
      (await readdir(snapshot)).find((name) => name.endsWith('.bin'))!,
    );
    const bytes = await readFile(file);
    bytes[bytes.length - 5]! ^= 1;
    await writeFile(file, bytes);
    await open();
    expect(lines).toEqual([expect.stringContaining('CHECKSUM_MISMATCH')]);
    expect(source.read).toBe(4);
    expect(await countWords(ids('b'))).toEqual({ isa: 1, ja: 1, poeg: 1 });
  });

  it('does not take over the snapshot of another corpus', async () => {
    await open();
    source.corpusId = 'corpus-2';
    const { index } = await open();
    expect(source.read).toBe(4);
    expect(index.size).toBe(2);
  });
});

describe('the pooled corpus engine', () => {
  it('gives a long concordance whole, in pieces', async () => {
    source.add('long', 'ja ema '.repeat(10_000));
    await open();
    const { rows, head } = await findContexts(ids('long'), 'ja');
    expect(head.total).toBe(10_000);
    const all = await readRows<{ keyword: string }>(rows);
    expect(all).toHaveLength(10_000);
    expect(all.every((row) => row.keyword === 'ja')).toBe(true);
    const page = await findContexts(ids('long'), 'ja', { from: 9_998, to: 10_098 });
    expect(await readRows(page.rows)).toHaveLength(2);
    const none = await findContexts(ids('long'), 'ja', { from: 10_000 });
    expect(await readRows(none.rows)).toEqual([]);
    const early = await findContexts(ids('long'), 'ja', { from: 10, to: 5_010 });
    expect(await readRows(early.rows)).toHaveLength(5_000);
  });

  it('sorts by neighbours', async () => {
    await open();
    const { rows } = await findContexts(ids('a'), 'ema', { sortBy: [1] });
    expect((await readRows<{ contextAfter: string }>(rows)).map((row) => row.contextAfter)).toEqual([
      'ja',
      'on',
    ]);
  });

  it('gives a query up when its signal is raised', async () => {
    source.add('long', 'ja ema '.repeat(10_000));
    await open();
    const controller = new AbortController();
    const { rows } = await findContexts(ids('long'), 'ja', {}, controller.signal);
    controller.abort();
    await expect(readRows(rows)).rejects.toThrow(QueryCancelledError);
    await expect(listWords(ids('a'), controller.signal)).rejects.toThrow(QueryCancelledError);
  });

  it('counts an own text as one more text and analyses it once', async () => {
    await open();
    const both: QueriedTexts = { corpusTexts: ['b'], ownText: 'Minu isa ja 😀 sina.' };
    const asked = vi.spyOn(opened!.pool, 'run');
    const list = await listWords(both);
    expect(list.head.totals.texts).toBe(2);
    const contexts = await findContexts(both, 'ja');
    expect(await readRows(contexts.rows)).toEqual([
      { contextBefore: 'Isa', keyword: 'ja', contextAfter: 'poeg', textId: 'b' },
      expect.objectContaining({ contextBefore: 'isa', keyword: 'ja', textId: null }),
    ]);
    const own = { corpusTexts: null, ownText: both.ownText };
    expect(await countWords(own)).toMatchObject({ minu: 1, isa: 1 });
    expect(asked.mock.calls.filter(([{ name }]) => name === 'annotate')).toHaveLength(1);
  });

  it('names the texts that are not in the index', async () => {
    await open();
    await expect(countWords(ids('a', 'x'))).rejects.toMatchObject({
      name: 'UnindexedTextsError',
      ids: ['x'],
    });
  });

  it('answers an empty selection with nothing', async () => {
    await open();
    expect(await countWords({ corpusTexts: null, ownText: null })).toEqual({});
    expect(await countWords({ corpusTexts: null, ownText: '' })).toEqual({});
  });

  it('is warmed up by each query on every thread, until it is over', async () => {
    const pool = (await open()).pool;
    const index = makeIndexForTest(pool, source, folder);
    await index.sync();
    const asked = vi.spyOn(pool, 'run');
    await makeWarmUp(pool, index)(queries, () => false);
    const names = asked.mock.calls.map(([{ name }]) => name);
    for (const { name } of [wordlistQuery, wordContextQuery, collocatesQuery])
      expect(names.filter((one) => one === name)).toHaveLength(12);
    asked.mockClear();
    await makeWarmUp(pool, index)(queries, () => asked.mock.calls.length > 0);
    expect(asked.mock.calls.length).toBeLessThan(names.length / 2);
  });
});
