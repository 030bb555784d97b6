import { clusterFinderResponseSchema } from '@keelerada/contract/tools/cluster-finder';
import { examplesResponseSchema } from '@keelerada/contract/teaching/examples';
import {
  CLUSTER_FINDER_PATH,
  EXAMPLES_PATH,
  WORD_CONTEXT_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import { wordContextResponseSchema } from '@keelerada/contract/tools/word-context';
import { wordlistResponseSchema } from '@keelerada/contract/tools/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { useToolServer } from '../../app/testing/tool-calls-for-test';

describe('POST /api/tools/naited', () => {
  const server = useToolServer();
  describeToolLadder(server, EXAMPLES_PATH, { keyword: 'õun' }, ['count']);

  it.each([
    ['count', 0, 'LimitExceeded'],
    ['count', 21, 'LimitExceeded'],
    ['keyword', '', 'MandatoryField'],
    ['keyword', 'a'.repeat(201), 'LimitExceeded'],
  ])('answers 400 for %s %j', async (field, value, code) => {
    const request = { tekstivalik: 'KOIK', keyword: 'koer', [field]: value };
    const { status, body } = await server.call(EXAMPLES_PATH, request);
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code, field }]);
  });
});

describe('examples by level', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer([
      makeTestText(1, 'Minu väike koer jookseb igal hommikul õue. Koer haugub.', { keeletase: 'A2' }),
      makeTestText(2, 'Koerad magavad kodus. Meie vana koer magab õhtul pehmel asemel.', { keeletase: 'A1' }),
      makeTestText(3, 'Suur koer istub terve päeva ukse ees.', { keeletase: 'C1' }),
      makeTestText(4, 'Naabri koer haugub tihti ka öösel.', { korpus: 'cYDRkpymb', emakeel: 'eesti' }),
      makeTestText(5, 'Minu koer sööb iga päev palju liha.', { keeletase: 'B' }),
      makeTestText(6, 'Uuritud koer magas laboris.', { korpus: 'cwUSEqQLt', emakeel: 'vene' }),
      makeTestText(7, 'Teine koer ärkas laboris.', { korpus: 'cwUSEqQLt' }),
    ]);
  });
  afterAll(async () => {
    await server.remove();
  });

  const ask = async (payload: object) => {
    const response = await server.app.inject({ method: 'POST', url: EXAMPLES_PATH, payload });
    return examplesResponseSchema.parse(response.json());
  };

  it('have the levels that a query by form takes: EK and AK are among them', async () => {
    const count = async (level: string) => {
      const payload = { tekstivalik: 'KOIK', cql: `[lemma="koer"] within <text level="${level}"/>` };
      return (await server.app.inject({ method: 'POST', url: WORD_CONTEXT_PATH, payload })).json<unknown>();
    };
    expect(await count('EK')).toMatchObject({ total: 1 });
    expect(await count('ak')).toMatchObject({ total: 1 });
    expect(await count('A2|EK')).toMatchObject({ total: 3 });
    expect(await count('EE')).toMatchObject([{ nearest: expect.arrayContaining(['EK']) as string[] }]);
  });

  it('are whole sentences with the word marked, levels in ascending order, occurrences as a concordance counts them', async () => {
    const { tasemed, totals } = await ask({ tekstivalik: 'KOIK', keyword: 'koer' });
    expect(tasemed.map(({ tase, esinemisi }) => [tase, esinemisi])).toEqual([
      ['A2', 4],
      ['C1', 1],
      ['EK', 1],
      ['AK', 1],
      [null, 2],
    ]);
    expect(totals.texts).toBe(7);
    const [ofA2] = tasemed;
    expect(ofA2!.naited.map(({ text }) => text).slice(0, 2)).toEqual([
      'Minu väike koer jookseb igal hommikul õue.',
      'Meie vana koer magab õhtul pehmel asemel.',
    ]);
    const [{ text, marks, hinne, osad }] = ofA2!.naited as [(typeof ofA2 & object)['naited'][number]];
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['koer']);
    expect(hinne).toBeGreaterThan(0.9);
    expect(osad).toMatchObject({ whole: 1, decent: 1, length: 1 });
    const lines = await server.app.inject({
      method: 'POST',
      url: WORD_CONTEXT_PATH,
      payload: { tekstivalik: 'KOIK', type: 'LEMMAS', keyword: 'koer', sort: 'EXAMPLES' },
    });
    const { total, contextList } = wordContextResponseSchema.parse(lines.json());
    expect(total).toBe(tasemed.reduce((sum, { esinemisi }) => sum + esinemisi, 0));
    expect(contextList).toHaveLength(total);
    expect(contextList.slice(-2).map(({ keyword }) => keyword)).toEqual(
      expect.arrayContaining(['Koer', 'Koerad']),
    );
  });

  it('are counted by the word list and the clusters as well', async () => {
    const call = async <Answer>(url: string, more: object, schema: { parse(body: unknown): Answer }) => {
      const payload = { tekstivalik: 'KOIK', tasemed: true, ...more };
      return schema.parse((await server.app.inject({ method: 'POST', url, payload })).json());
    };
    const list = await call(WORDLIST_PATH, { type: 'LEMMAS' }, wordlistResponseSchema);
    expect(list.tasemed).toEqual([
      { tase: 'A2', texts: 2, runningWords: 19 },
      { tase: 'B1', texts: 0, runningWords: 0 },
      { tase: 'B2', texts: 0, runningWords: 0 },
      { tase: 'C1', texts: 1, runningWords: 7 },
      { tase: 'EK', texts: 1, runningWords: 6 },
      { tase: 'AK', texts: 1, runningWords: 4 },
    ]);
    expect(list.resultList.find(({ word }) => word === 'koer')!.tasemed).toEqual([4, 0, 0, 1, 1, 1]);
    const found = await call(
      CLUSTER_FINDER_PATH,
      { analysis: 'LEMMAS', length: 1 },
      clusterFinderResponseSchema,
    );
    expect(found.tasemed).toEqual(list.tasemed);
    expect(found.clusters.find(({ markups }) => markups[0] === 'koer')!.tasemed).toEqual([4, 0, 0, 1, 1, 1]);
    const plain = await call(WORDLIST_PATH, { type: 'LEMMAS', tasemed: false }, wordlistResponseSchema);
    expect(plain.tasemed).toBeUndefined();
    expect(plain.resultList[0]!.tasemed).toBeUndefined();
  });

  it('are as many of each level as asked for, of the texts chosen, by the lemma of a form', async () => {
    const request = { tekstivalik: { paring: { level: ['A2'] } }, keyword: 'koera', count: 1 };
    const { tasemed, lemmatizedKeyword } = await ask(request);
    expect(lemmatizedKeyword).toBe('koer');
    expect(tasemed).toMatchObject([{ tase: 'A2', esinemisi: 2 }]);
    expect(tasemed[0]!.naited).toHaveLength(1);
    expect((await ask({ tekstivalik: 'KOIK', keyword: 'zzz' })).tasemed).toEqual([]);
  });
});
