import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frequenciesCall } from '@keelerada/contract/tools/frequencies';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import type { TextMarks } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCorpusEngine, type OpenCorpusEngine } from '../corpus/engine/open-corpus-engine';
import { MemorySource } from '../corpus/index/testing/source-for-test';
import { TextColumns } from '../corpus/text-columns/text-columns';
import { buildWorkerForTest } from '../platform/file-text/testing/build-worker-for-test';
import { makeTestApp } from './testing/app-for-test';

const source = new MemorySource();
/** What the store knows of the errors of texts. */
let known: TextMarks[] = [];
let state = 0;
let loaded = 0;
let corpus: OpenCorpusEngine;
let app: FastifyInstance;
let closers: (() => Promise<unknown>)[];

const together = {
  ...{ start: 2, end: 4, code: 'R:WS', probability: 0.9 },
  corrected: [{ form: 'bussipeatuses', lemma: 'bussipeatus' }],
};
const comma = {
  ...{ start: 2, end: 2, code: 'M:PUNCT', probability: 0.75 },
  corrected: [{ form: ',', lemma: ',' }],
};
const mark = async (...marks: readonly TextMarks[]) => {
  known = [...marks];
  state += 1;
  await corpus.index.sync();
};

beforeAll(async () => {
  const workerPath = await buildWorkerForTest(new URL('./compute-worker.ts', import.meta.url));
  const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-errors-'));
  const readTextColumns = () => Promise.resolve(new TextColumns([], []));
  const marksReader = {
    readState: () => Promise.resolve(`state ${state}`),
    load: (ids: readonly string[]) => {
      loaded += 1;
      return Promise.resolve(known.filter(({ textId }) => ids.includes(textId)));
    },
    listTextsWith: () => Promise.resolve([]),
  };
  corpus = await openCorpusEngine({
    ...{ source, readTextColumns, marksReader, dataFolder, workerPath },
    ...{ computeThreads: 2, log: () => undefined },
  });
  const { engine, pool, ownTextAnnotator } = corpus;
  const annotatedTexts = { read: () => Promise.reject(new Error()), readPresent: () => Promise.resolve([]) };
  const parts = { engine, pool, ownTextAnnotator, annotatedTexts, readTextColumns, isIndexReady: () => true };
  ({ app } = await makeTestApp({ parts }));
  source.add('a', 'Ma ootan bussi peatuses koera.');
  source.add('b', 'Arvan ma et tuleb.');
  await corpus.index.sync();
  closers = [
    () => app.close(),
    corpus.close,
    () => rm(workerPath, { force: true }),
    () => rm(dataFolder, { recursive: true }),
  ];
});
afterAll(async () => {
  for (const close of closers) await close();
});
beforeEach(() =>
  mark(
    { textId: 'a', origin: 'machine', marks: [together] },
    { textId: 'b', origin: 'gold', marks: [comma] },
  ),
);

async function find(payload: object) {
  const response = await app.inject({
    method: 'POST',
    url: wordContextCall.path,
    payload: { tekstivalik: 'KOIK', ...payload },
  });
  return wordContextCall.answer.parse(response.json());
}
const listKeywords = async (cql: string) => (await find({ cql })).contextList.map(({ keyword }) => keyword);

describe('errors of the texts of the corpus', () => {
  it('are found by type, by their first word and by what belongs in their place', async () => {
    expect(await listKeywords('[error="R:WS"]')).toEqual(['bussi', 'peatuses']);
    expect(await listKeywords('[error.first="WS"]')).toEqual(['bussi']);
    expect(await listKeywords('[error="M:PUNCT"]')).toEqual(['ma']);
    expect(await listKeywords('[corrected="Bussipeatuses" & error.first=".*"]')).toEqual(['bussi']);
    expect(await listKeywords('[corrected.lemma="bussipeatus"]+')).toEqual(['bussi peatuses']);
    expect(await listKeywords('[lemma="ma" & error!=".*"]')).toEqual(['Ma']);
  });

  it('change without a new index, and new texts have none until they are marked', async () => {
    const { read } = source;
    await mark({ textId: 'b', origin: 'gold', marks: [{ ...comma, code: 'M:LEX' }] });
    expect(await listKeywords('[error=".*"]')).toEqual(['et']);
    expect(source.read).toBe(read);
    source.add('c', 'Veel üks.');
    await corpus.index.sync();
    expect(await listKeywords('[error=".*"]')).toEqual(['et']);
    await mark({ textId: 'c', origin: 'machine', marks: [{ ...comma, start: 0, end: 1, code: 'R:SPELL' }] });
    expect(await listKeywords('[error=".*"]')).toEqual(['Veel']);
  });

  it('are not read again while they stay the same', async () => {
    const before = loaded;
    await corpus.index.sync();
    await listKeywords('[error=".*"]');
    expect(loaded).toBe(before);
  });

  it('stand in the rows only where they are asked for', async () => {
    const search = { type: 'WORDS', keyword: 'peatuses', lineCharacters: 60 };
    expect((await find(search)).contextList[0]).not.toHaveProperty('vead');
    const [row] = (await find({ ...search, vead: true })).contextList;
    expect(row?.vead).toEqual([
      {
        ...{ part: 'BEFORE', at: 5, length: 14, written: 'bussi peatuses' },
        ...{ corrected: 'bussipeatuses', code: 'R:WS', probability: 0.9 },
      },
    ]);
    const own = await find({ tekstivalik: null, ownTexts: 'Peatuses.', ...search, vead: true });
    expect(own.contextList[0]).not.toHaveProperty('vead');
  });

  it('narrow the texts to those with errors of a type', async () => {
    const search = { type: 'WORDS', keyword: 'ma' };
    const listTexts = async (more: object) => {
      const { contextList, totals } = await find({ ...search, ...more });
      return [contextList.map(({ textId }) => textId), totals.texts];
    };
    expect(await listTexts({})).toEqual([['a', 'b'], 3]);
    expect(await listTexts({ vealiik: 'WS' })).toEqual([['a'], 1]);
    expect(await listTexts({ vealiik: 'M:PUNCT', tekstivalik: null, corpusTextIds: ['b', 'a'] })).toEqual([
      ['b'],
      1,
    ]);
    expect(await listTexts({ vealiik: 'R:LEX' })).toEqual([[], 0]);
    expect(await listTexts({ vealiik: 'R:LEX', ownTexts: 'Ma.' })).toEqual([[null], 1]);
  });

  it('names the nearest kinds where there is no such kind of error', async () => {
    const ask = async (payload: object) =>
      app.inject({ method: 'POST', url: wordContextCall.path, payload: { tekstivalik: 'KOIK', ...payload } });
    const filtered = await ask({ cql: '[]', vealiik: 'SPELLING' });
    expect(filtered.statusCode).toBe(400);
    const nearest = expect.arrayContaining(['SPELL']) as string[];
    expect(filtered.json()).toMatchObject([{ code: 'InvalidRequest', field: 'vealiik', nearest }]);
    const asked = await ask({ cql: '[error="R:NOMFORM"]' });
    expect(asked.statusCode).toBe(400);
    expect(asked.json()).toMatchObject([{ code: 'InvalidQuery', field: 'cql', position: 8 }]);
    expect((await ask({ cql: '[error="r:ws"]' })).statusCode).toBe(200);
  });

  it('are counted with their corrections', async () => {
    const payload = { tekstivalik: 'KOIK', cql: '[error.first=".*"]', countBy: 'CORRECTION' };
    const response = await app.inject({ method: 'POST', url: frequenciesCall.path, payload });
    expect(frequenciesCall.answer.parse(response.json()).frequencyList).toMatchObject([
      { value: 'bussi peatuses → bussipeatuses', hits: 1, texts: 1 },
      { value: '→ ,', hits: 1, texts: 1 },
    ]);
    const opened = await find({ ...payload, countedBy: 'CORRECTION', countedValue: '→ ,' });
    expect(opened.contextList.map(({ textId }) => textId)).toEqual(['b']);
  });
});
