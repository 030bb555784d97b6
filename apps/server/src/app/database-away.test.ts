import {
  CONTENT_SEARCH_PATH,
  CORRECTOR_PATH,
  LANGUAGE_TOOL_CHECK_PATH,
  STATUS_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeCuttablePostgresql,
  type CuttableDatabase,
} from '../platform/database/testing/line-to-postgresql';
import { testDatabaseUrl } from '../platform/database/testing/test-databases';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';

const note = testDatabaseUrl === '' ? ' - skipped: TEST_DATABASE_URL is not set' : '';

describe.skipIf(testDatabaseUrl === '')(`with PostgreSQL away${note}`, () => {
  let database: CuttableDatabase;
  let server: TestServer;
  let version: string;

  beforeAll(async () => {
    database = await makeCuttablePostgresql();
    const { url } = database.line;
    server = await startTestServer([makeTestText(1, 'Koer jookseb õue.')], { DATABASE_URL: url });
    ({ version } = (await server.app.inject(STATUS_PATH)).json<{ corpus: { version: string } }>().corpus);
    await database.line.cut();
  });
  afterAll(async () => {
    await database.line.mend();
    await server.remove();
    await database.remove();
  });

  it.each([
    [WORDLIST_PATH, { ownTexts: 'Koer jookseb õue.', type: 'WORDS' }],
    [CORRECTOR_PATH, { tekst: 'Minu sober elab Tartus.' }],
  ])('own texts go on: %s', async (url, payload) => {
    const answer = await server.app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-corpus-version']).toBe(url === WORDLIST_PATH ? version : undefined);
  });

  it('so does the checker that other programs ask', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: LANGUAGE_TOOL_CHECK_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=et&text=Minu+sober',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('the status tells what was known last, and of no session that it cannot know whether it goes on', async () => {
    const answer = await server.app.inject(STATUS_PATH);
    expect(answer.json()).toMatchObject({ user: null, corpus: { version, texts: 1 } });
    expect(answer.json()).not.toHaveProperty('isSessionUnknown');
    const asked = await server.app.inject({ url: STATUS_PATH, cookies: { refreshToken: 'x' } });
    expect(asked.json()).toMatchObject({ user: null, isSessionUnknown: true });
  });

  it.each(['operation=explain', 'operation=searchRetrieve&query=koer'])(
    'the search of other sites answers with a diagnostic: %s',
    async (query) => {
      const answer = await server.app.inject(`${CONTENT_SEARCH_PATH}?${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('info:srw/diagnostic/1/2');
    },
  );

  it('what needs the database is a 503', async () => {
    const url = '/api/texts/detailneparing';
    const answer = await server.app.inject({ method: 'POST', url, payload: { corpuses: ['cFOoRQekA'] } });
    expect([answer.statusCode, answer.json<{ code: string }[]>()[0]!.code]).toEqual([
      503,
      'DatabaseUnavailable',
    ]);
  });
});
