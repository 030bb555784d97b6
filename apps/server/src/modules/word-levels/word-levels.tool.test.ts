import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordLevelsCall } from '@keelerada/contract/corrector/word-levels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { useToolServer } from '../../app/testing/tool-calls-for-test';

const texts = [
  ...[1, 2, 3].map((id) => makeTestText(id, 'Minu koer on kodus.', { keeletase: id === 1 ? 'A1' : 'A2' })),
  makeTestText(4, 'Koer armastab ühiskonda.', { keeletase: 'B1' }),
  ...[5, 6, 7].map((id) => makeTestText(id, 'Ühiskond muutub. Ühiskond areneb.', { keeletase: 'C1' })),
  ...[8, 9, 10].map((id) => makeTestText(id, 'Paradigma muutub.', { korpus: 'cYDRkpymb', emakeel: 'eesti' })),
];

describe('words by level', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(texts);
  });
  afterAll(async () => {
    await server.remove();
  });

  it('a word is of the lowest level of which enough learners’ texts use it, native writers left out', async () => {
    const algvormid = ['Koer', 'ühiskond', 'paradigma', 'olematu'];
    const response = await server.app.inject({
      method: 'POST',
      url: wordLevelsCall.path,
      payload: { algvormid },
    });
    const { sonad, tasemed, allikas } = wordLevelsCall.answer.parse(response.json());
    expect(sonad).toEqual([
      { algvorm: 'Koer', tase: 'A2', tekstid: [3, 1, 0, 0] },
      { algvorm: 'ühiskond', tase: 'C1', tekstid: [0, 1, 0, 3] },
      { algvorm: 'paradigma', tase: null, tekstid: [0, 0, 0, 0] },
      { algvorm: 'olematu', tase: null, tekstid: [0, 0, 0, 0] },
    ]);
    expect(tasemed.map(({ tase, texts: count, piir }) => [tase, count, piir])).toEqual([
      ['A2', 3, 3],
      ['B1', 1, 3],
      ['B2', 0, 3],
      ['C1', 3, 3],
    ]);
    expect(allikas).toBeNull();
  });
});

describe('POST /api/tools/sonatasemed', () => {
  const server = useToolServer();
  it.each([
    [undefined, 'MandatoryField', 'algvormid'],
    [[], 'MandatoryField', 'algvormid'],
    [[''], 'MandatoryField', 'algvormid.0'],
    [[7], 'InvalidRequest', 'algvormid.0'],
    [Array<string>(5001).fill('kass'), 'LimitExceeded', 'algvormid'],
  ])('answers 400 for %j', async (algvormid, code, field) => {
    const { status, body } = await server.call(wordLevelsCall.path, { algvormid });
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code, field }]);
  });
});

describe('a list of the administrator', () => {
  let server: TestServer;
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'keelerada-')), 'words.csv');
    writeFileSync(file, '# Näidisloend\nühiskond,B2\n');
    server = await startTestServer(texts, { LEARNER_WORDS: file });
  });
  afterAll(async () => {
    await server.remove();
  });

  it('takes the place of the counted levels and is named', async () => {
    const payload = { algvormid: ['koer', 'ühiskond'] };
    const response = await server.app.inject({ method: 'POST', url: wordLevelsCall.path, payload });
    const { sonad, allikas } = wordLevelsCall.answer.parse(response.json());
    expect(sonad.map(({ tase, tekstid }) => [tase, tekstid])).toEqual([
      [null, [3, 1, 0, 0]],
      ['B2', [0, 1, 0, 3]],
    ]);
    expect(allikas).toBe('Näidisloend');
  });
});
