import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import { wordContextResponseSchema } from '@keelerada/contract/word-context';
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

async function find(payload: object) {
  const response = await server.app.inject({ method: 'POST', url: WORD_CONTEXT_PATH, payload });
  expect(response.statusCode).toBe(200);
  return wordContextResponseSchema.parse(response.json());
}

describe('POST /api/tools/wordcontext', () => {
  it('sorts by the word at the distance asked for, and keeps text order otherwise', async () => {
    const rows = [
      'Alla buss citrus kass buss alla citrus',
      'Citrus buss alla kass alla citrus buss',
      'Buss alla citrus kass citrus buss alla',
    ];
    const findOrder = async (sort: string) => {
      const request = { ownTexts: rows.join('.\n\n'), type: 'WORDS', keyword: 'kass', displayCount: 3, sort };
      const { contextList } = await find(request);
      return contextList.map(({ contextBefore }) => contextBefore.slice(0, 4));
    };
    expect(await findOrder('TEXT')).toEqual(['Alla', 'Citr', 'Buss']);
    expect(await findOrder('LEFT_1')).toEqual(['Citr', 'Buss', 'Alla']);
    expect(await findOrder('LEFT_2')).toEqual(['Buss', 'Alla', 'Citr']);
    expect(await findOrder('LEFT_3')).toEqual(['Alla', 'Buss', 'Citr']);
    expect(await findOrder('RIGHT_1')).toEqual(['Citr', 'Alla', 'Buss']);
    expect(await findOrder('RIGHT_2')).toEqual(['Alla', 'Buss', 'Citr']);
    expect(await findOrder('RIGHT_3')).toEqual(['Buss', 'Citr', 'Alla']);
  });

  it('gives rows in the order in which the texts are named, the own text last', async () => {
    const request = { type: 'LEMMAS', keyword: 'koer', ownTexts: 'Koer.' };
    const [first, second] = both as [string, string];
    const findTexts = async (corpusTextIds: readonly string[]) =>
      (await find({ ...request, corpusTextIds })).contextList.map(({ textId }) => textId);
    expect(await findTexts([second, first])).toEqual([second, first, first, null]);
    expect(await findTexts([first, second, first])).toEqual([first, first, second, null]);
  });
});
