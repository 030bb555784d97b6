import { wordlistResponseSchema } from '@keelerada/contract/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';

const text = makeTestText(1, 'Koer jookseb õue. Suur koer haugub ja väike kass magab.');
const LONG_TEXT_TIMEOUT_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([text]);
});
afterAll(() => server.remove());

async function call(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json<unknown>() };
}

describe.each([
  ['/api/tools/wordlist', { type: 'WORDS' }],
  ['/api/tools/wordcontext', { type: 'WORDS', keyword: 'koer' }],
  ['/api/tools/collocates', { type: 'WORDS', keyword: 'koer' }],
])('POST %s', (url, wellFormed) => {
  it('answers over an own text as long as it may be', { timeout: LONG_TEXT_TIMEOUT_MS }, async () => {
    const ownTexts = 'Koer jookseb. '.repeat(71_428).padEnd(1_000_000);
    const { status, body } = await call(url, { ...wellFormed, ownTexts });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { texts: 1, runningWords: 142_856 } });
  });

  it('takes null and a missing field for the same: the default', async () => {
    const nulls = Object.fromEntries(
      [
        ...['excludeStopwords', 'customStopwords', 'keepCapitalization', 'minFrequency'],
        ...['displayCount', 'displayType', 'sort', 'searchCount', 'formula', 'ownTexts', 'offset', 'limit'],
      ].map((field) => [field, null]),
    );
    const chosen = { ...wellFormed, corpusTextIds: [text.id] };
    const { status, body } = await call(url, { ...chosen, ...nulls });
    expect(status).toBe(200);
    expect(body).toEqual((await call(url, chosen)).body);
  });

  it('lets fields be that it does not know', async () => {
    const payload = { ...wellFormed, corpusTextIds: [text.id], somethingElse: [{}] };
    expect((await call(url, payload)).status).toBe(200);
  });
});

describe.each([
  ['/api/tools/wordcontext', 'displayCount', 15],
  ['/api/tools/collocates', 'searchCount', 5],
])('POST %s', (url, count, most) => {
  const chosen = { corpusTextIds: [text.id], type: 'WORDS', keyword: 'koer' };

  it.each(['', '   ', '\t\n', '\0', '\u200b', '\u00ad \ufeff'])(
    'answers 400 for the keyword %j',
    async (spaces) => {
      const { status, body } = await call(url, { ...chosen, keyword: spaces });
      expect(status).toBe(400);
      expect(body).toMatchObject([{ code: 'MandatoryField', field: 'keyword' }]);
    },
  );

  it.each([
    ['keyword', 'a'.repeat(201), 200],
    [count, 99, most],
    [count, 0, 1],
    [count, 1e20, most],
  ])('answers 400 with the limit of %s', async (field, value, limit) => {
    const { status, body } = await call(url, { ...chosen, [field]: value });
    expect(status).toBe(400);
    expect(body).toEqual([expect.objectContaining({ code: 'LimitExceeded', field, limit })]);
  });
});

it('POST /api/tools/minitorn-pikkus measures a word in letters', async () => {
  const { body } = await call('/api/tools/minitorn-pikkus', { input: 'jäääär' });
  expect(body).toEqual({ length: 6 });
});

describe('POST /api/tools/wordlist over an own text', () => {
  it('takes marks alone for no words', async () => {
    const ownTexts = 'Sisu .......… 5 \uf0b7 kool * ja ------ maja ● （ ___ \u00ad :)';
    const { body } = await call('/api/tools/wordlist', { ownTexts, type: 'WORDS' });
    const { resultList, totals } = wordlistResponseSchema.parse(body);
    const words = resultList.map(({ word }) => word).sort();
    expect(words).toEqual(['5', 'ja', 'kool', 'maja', 'sisu']);
    expect(totals.runningWords).toBe(5);
  });
});
