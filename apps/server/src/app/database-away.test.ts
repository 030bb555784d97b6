import { CONTENT_SEARCH_PATH } from '@keelerada/contract/site/paths';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import { statusCall } from '@keelerada/contract/fields/status';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
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
    ({ version } = (await server.app.inject(statusCall.path)).json<{ corpus: { version: string } }>().corpus);
    await database.line.cut();
  });
  afterAll(async () => {
    await database.line.mend();
    await server.remove();
    await database.remove();
  });

  it.each([
    [wordlistCall.path, { ownTexts: 'Koer jookseb õue.', type: 'WORDS' }],
    [correctorCall.path, { tekst: 'Minu sober elab Tartus.' }],
  ])('own texts go on: %s', async (url, payload) => {
    const answer = await server.app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-corpus-version']).toBe(url === wordlistCall.path ? version : undefined);
  });

  it('so does the checker that other programs ask', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: languageToolCall.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=et&text=Minu+sober',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('the status tells what was known last, and of no session that it cannot know whether it goes on', async () => {
    const answer = await server.app.inject(statusCall.path);
    expect(answer.json()).toMatchObject({ user: null, corpus: { version, texts: 1 } });
    expect(answer.json()).not.toHaveProperty('isSessionUnknown');
    const asked = await server.app.inject({ url: statusCall.path, cookies: { refreshToken: 'x' } });
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
