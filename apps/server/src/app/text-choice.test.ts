import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFinderCall } from '@keelerada/contract/tools/cluster-finder';
import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { distributionCall } from '@keelerada/contract/tools/distribution';
import { keynessCall } from '@keelerada/contract/tools/keyness';
import { wordAnalyserCall } from '@keelerada/contract/tools/word-analyser';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordFormsCall } from '@keelerada/contract/tools/word-forms';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { worksheetCall } from '@keelerada/contract/teaching/worksheet';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCorpusEngine, type OpenCorpusEngine } from '../corpus/engine/open-corpus-engine';
import { MemorySource } from '../corpus/index/testing/source-for-test';
import { TextColumns } from '../corpus/text-columns/text-columns';
import { buildWorkerForTest } from '../platform/file-text/testing/build-worker-for-test';
import { makeTestApp } from './testing/app-for-test';

const facets = [
  { id: 1, name: 'tekstikeel', value: 'eesti', foldedValue: 'eesti' },
  { id: 2, name: 'keeletase', value: 'B1', foldedValue: 'b1' },
];
const makeText = (id: string, facetIds: string) => ({
  ...{ id, title: id, characters: 9, words: 2, sentences: 1 },
  facets: facetIds,
  titlePlace: 1,
  errors: null,
});
/** The last one is not analysed. */
const texts = [makeText('a', '1'), makeText('b', '1,2'), makeText('c', '1,2'), makeText('d', '1,2')];

let source: MemorySource;
let columns: TextColumns;
let corpus: OpenCorpusEngine;
let app: FastifyInstance;
let closers: (() => Promise<unknown>)[];
let tests = 0;

beforeAll(async () => {
  const workerPath = await buildWorkerForTest(new URL('./compute-worker.ts', import.meta.url));
  const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-choice-'));
  source = new MemorySource();
  const readTextColumns = () => Promise.resolve(columns);
  corpus = await openCorpusEngine({
    ...{ source, readTextColumns, dataFolder, workerPath },
    ...{ computeThreads: 1, log: () => undefined },
  });
  const { engine, pool, ownTextAnnotator } = corpus;
  // The store behind the word analyser: it finds none of these texts.
  const annotatedTexts = { read: () => Promise.reject(new Error()), readPresent: () => Promise.resolve([]) };
  const parts = { engine, pool, ownTextAnnotator, annotatedTexts, readTextColumns, isIndexReady: () => true };
  ({ app } = await makeTestApp({ parts }));
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

beforeEach(async () => {
  columns = new TextColumns(texts, facets, { corpus: '1', marks: '1' });
  // Another corpus, without texts.
  source.corpusId = `corpus-${++tests}`;
  for (const id of ['a', 'b', 'c', 'e']) source.remove(id);
  await corpus.index.sync();
});

/** Three analysed texts of two words. */
async function fill(): Promise<void> {
  for (const id of ['a', 'b', 'c']) source.add(id, `Koer ${id}.`);
  await corpus.index.sync();
}

async function call(url: string, payload: object) {
  const response = await app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const search = { type: 'WORDS', keyword: 'koer' };
const listTexts = async (payload: object) => {
  const { body } = await call(wordContextCall.path, { ...search, ...payload });
  return (body['contextList'] as { textId: string | null }[]).map(({ textId }) => textId);
};
const b1 = { tekstivalik: { paring: { level: ['B1'] } } };

describe('a choice of texts', () => {
  it('means the texts of the moment, in the order of the corpus; those without analysis are left out', async () => {
    await fill();
    expect(await listTexts({ tekstivalik: 'KOIK', ownTexts: 'Koer!' })).toEqual(['a', 'b', 'c', null]);
    expect(await listTexts(b1)).toEqual(['b', 'c']);
    source.remove('b');
    await corpus.index.sync();
    expect(await listTexts({ tekstivalik: 'KOIK' })).toEqual(['a', 'c']);
    expect(await listTexts(b1)).toEqual(['c']);
    source.add('b', 'Uus koer.');
    await corpus.index.sync();
    expect(await listTexts({ tekstivalik: 'KOIK' })).toEqual(['a', 'c', 'b']);
    expect(await listTexts(b1)).toEqual(['c', 'b']);
  });

  it.each([
    [wordlistCall.path, { type: 'WORDS' }],
    [wordFormsCall.path, { algvorm: 'koer' }],
    [keynessCall.path, { type: 'WORDS', vordlus: { tekstivalik: 'KOIK' } }],
    [wordContextCall.path, search],
    [worksheetCall.path, search],
    [collocatesCall.path, search],
    [distributionCall.path, search],
    [clusterFinderCall.path, { analysis: 'WORDS' }],
    [wordAnalyserCall.path, {}],
  ])('of an empty corpus is no failure of %s', async (path, fields) => {
    for (const choice of [{ tekstivalik: 'KOIK' }, b1]) {
      const { status, body } = await call(path, { ...fields, ...choice });
      expect(status).toBe(200);
      expect(body).toMatchObject({ totals: { texts: 0, runningWords: 0 } });
    }
  });
});

describe('a further page of a choice of texts', () => {
  const pages: [path: string, fields: object][] = [
    [wordContextCall.path, { ...search, limit: 1 }],
    [clusterFinderCall.path, { analysis: 'WORDS', limit: 1 }],
  ];

  it.each(pages)('of %s is refused once the corpus has changed', async (path, fields) => {
    await fill();
    for (const choice of [{ tekstivalik: 'KOIK' }, b1]) {
      const { pageToken } = (await call(path, { ...fields, ...choice })).body;
      const page = { ...fields, ...choice, pageToken, offset: 1 };
      expect((await call(path, page)).status).toBe(200);
      source.remove('a');
      source.add('a', 'Koer a.');
      await corpus.index.sync();
      expect(await call(path, page)).toMatchObject({
        status: 409,
        body: [{ code: 'CorpusChanged', field: 'pageToken' }],
      });
      expect((await call(path, { ...page, pageToken: null })).status).toBe(200);
    }
  });

  it('is refused where the query finds other texts of the same index', async () => {
    await fill();
    const page = { ...search, ...b1, limit: 1, offset: 1 };
    const { pageToken } = (await call(wordContextCall.path, page)).body;
    columns = new TextColumns(texts.slice(0, 2), facets, { corpus: '2', marks: '2' });
    expect((await call(wordContextCall.path, { ...page, pageToken })).status).toBe(409);
  });

  it.each(pages)('of %s goes on where the texts are named by their ids', async (path, fields) => {
    await fill();
    const chosen = { ...fields, corpusTextIds: ['a', 'b', 'c'] };
    const { pageToken } = (await call(path, chosen)).body;
    source.add('e', 'Koer e.');
    await corpus.index.sync();
    const page = { ...chosen, offset: 1 };
    const { pageToken: _token, ...withoutToken } = (await call(path, page)).body;
    expect((await call(path, { ...page, pageToken })).body).toEqual(withoutToken);
    source.remove('b');
    columns = new TextColumns(
      texts.filter(({ id }) => id !== 'b'),
      facets,
      { corpus: '2', marks: '2' },
    );
    await corpus.index.sync();
    expect(await call(path, { ...page, pageToken })).toMatchObject({
      status: 400,
      body: [{ code: 'UnknownTextId' }],
    });
  });
});
