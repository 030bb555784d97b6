import { collocatesResponseSchema } from '@keelerada/contract/collocates';
import { wordContextResponseSchema } from '@keelerada/contract/word-context';
import { wordlistResponseSchema } from '@keelerada/contract/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const texts = [
  makeTestText(1, 'Koer jookseb õue. Suur koer haugub ja väike kass magab.'),
  makeTestText(2, 'Kassid magavad kodus. Ma nägin koera!'),
];
const both = texts.map(({ id }) => id);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts);
});
afterAll(() => server.remove());

async function call(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function callWell<Answer>(url: string, payload: object, schema: { parse(body: unknown): Answer }) {
  const { status, body } = await call(url, payload);
  expect(status).toBe(200);
  return schema.parse(body);
}

const list = (payload: object) => callWell('/api/tools/wordlist', payload, wordlistResponseSchema);
const find = (payload: object) => callWell('/api/tools/wordcontext', payload, wordContextResponseSchema);
const neighbours = (payload: object) => callWell('/api/tools/collocates', payload, collocatesResponseSchema);

describe('POST /api/tools/collocates', () => {
  it('counts neighbours left and right, by the formulas of the reference', async () => {
    const answer = await neighbours({ corpusTextIds: both, type: 'LEMMAS', keyword: 'kass', searchCount: 1 });
    expect(answer).toMatchObject({ keywordFrequency: 2, totals: { texts: 2, runningWords: 16 } });
    const row = answer.collocateList.find(({ collocate }) => collocate === 'magama');
    // f(node) = f(collocate) = f(both) = 2: logDice = 14 + log2(2·2 / (2 + 2))
    expect(row).toMatchObject({
      score: 14,
      coOccurrences: 2,
      leftOccurrences: 0,
      rightOccurrences: 2,
      frequencyCount: 2,
    });
  });

  it('leaves out neighbours of too few co-occurrences: of one by MI, unless told otherwise', async () => {
    const ownTexts = 'Kass magab siin. Kass magab seal.';
    const listFor = async (more: object) =>
      (
        await neighbours({ ownTexts, type: 'WORDS', keyword: 'kass', searchCount: 2, ...more })
      ).collocateList.map(({ collocate }) => collocate);
    expect(await listFor({})).toEqual(expect.arrayContaining(['magab', 'siin', 'seal']));
    expect(await listFor({ minCooccurrence: 2 })).toEqual(['magab']);
    expect(await listFor({ formula: 'MI_SCORE' })).toEqual(['magab']);
    expect(await listFor({ formula: 'MI_SCORE', minCooccurrence: 1 })).toContain('siin');
    const refused = await call('/api/tools/collocates', {
      ownTexts,
      type: 'WORDS',
      keyword: 'kass',
      minCooccurrence: 0,
    });
    expect(refused).toMatchObject({ status: 400, body: [{ field: 'minCooccurrence' }] });
  });

  it('agrees with the word list and the concordance for the same selection', async () => {
    const selection = { corpusTextIds: both, ownTexts: 'Koer ja kass.' };
    const { resultList } = await list({ ...selection, type: 'LEMMAS' });
    for (const word of ['koer', 'kass', 'ja', 'magama']) {
      const request = { ...selection, type: 'LEMMAS', keyword: word };
      const frequency = resultList.find((row) => row.word === word)?.frequencyCount;
      expect((await find(request)).total).toBe(frequency);
      const { keywordFrequency, collocateList } = await neighbours(request);
      expect(keywordFrequency).toBe(frequency);
      for (const row of collocateList) {
        expect(resultList.find((listed) => listed.word === row.collocate)?.frequencyCount).toBe(
          row.frequencyCount,
        );
      }
    }
  });
});
