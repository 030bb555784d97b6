import {
  CONTENT_SEARCH_PATH,
  CORRECTOR_PATH,
  LANGUAGE_TOOL_CHECK_PATH,
  STATUS_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeTestPostgresql,
  testDatabaseUrl,
  type MadeDatabase,
} from '../platform/database/testing/test-databases';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';

const note = testDatabaseUrl === '' ? ' - skipped: TEST_DATABASE_URL is not set' : '';

describe.skipIf(testDatabaseUrl === '')(`with PostgreSQL away${note}`, () => {
  let database: MadeDatabase;
  let line: Awaited<ReturnType<typeof openLine>>;
  let server: TestServer;
  let version: string;

  beforeAll(async () => {
    database = await makeTestPostgresql();
    const url = new URL(database.settings.databaseUrl!);
    line = await openLine(Number(url.port), url.hostname);
    url.port = String(line.port);
    server = await startTestServer([makeTestText(1, 'Koer jookseb õue.')], { DATABASE_URL: url.href });
    ({ version } = (await server.app.inject(STATUS_PATH)).json<{ corpus: { version: string } }>().corpus);
    await line.cut();
  });
  afterAll(async () => {
    await line.mend();
    await server.remove();
    await line.cut();
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

/** A way to the database that can be cut and mended. */
async function openLine(port: number, host: string) {
  const open = new Set<Socket>();
  const listen = (own: number): Promise<Server> =>
    new Promise((resolve) => {
      const made = createServer((socket) => {
        const other = connect(port, host);
        for (const each of [socket, other]) {
          open.add(each);
          each.on('error', () => undefined).on('close', () => open.delete(each));
        }
        socket.pipe(other).pipe(socket);
      }).listen(own, '127.0.0.1', () => resolve(made));
    });
  let line = await listen(0);
  const own = (line.address() as AddressInfo).port;
  return {
    port: own,
    mend: async () => {
      line = await listen(own);
    },
    cut: () =>
      new Promise<void>((resolve) => {
        line.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
