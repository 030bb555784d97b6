// For tests: a server with three small texts, and the calls of its tools.
import { rmSync } from 'node:fs';
import { beforeAll, expect } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './server-for-test';

const texts = [
  makeTestText(1, 'Koer jookseb õue. Suur koer haugub ja väike kass magab.'),
  makeTestText(2, 'Kassid magavad kodus. Ma nägin koera!'),
  makeTestText(3, 'Мама мыла раму. Мамы дома нет.', { tekstikeel: 'vene', korpus: 'cgSRJPKTr' }),
];
/** Ids of the two Estonian texts, and of the Russian one. */
export const [first, second, russian] = texts.map(({ id }) => id) as [string, string, string];
export const both = [first, second];

let started: Promise<TestServer> | undefined;

/** One server for all files of a test process that only ask: it goes with the process. */
function shareServer(): Promise<TestServer> {
  return (started ??= startTestServer(texts).then((server) => {
    process.once('exit', () => rmSync(server.dataDir, { recursive: true, force: true }));
    return server;
  }));
}

export function useToolServer() {
  let server: TestServer;
  beforeAll(async () => {
    server = await shareServer();
  });

  const inject = (url: string, payload: object, more: object = {}) =>
    server.app.inject({ method: 'POST', url, payload, ...more });
  async function call(url: string, payload: object) {
    const response = await inject(url, payload);
    return { status: response.statusCode, body: response.json<unknown>() };
  }
  async function callWell<Answer>(url: string, payload: object, schema: { parse(body: unknown): Answer }) {
    const { status, body } = await call(url, payload);
    expect(body).not.toBeInstanceOf(Array);
    expect(status).toBe(200);
    return schema.parse(body);
  }
  return { inject, call, callWell };
}

export type ToolServer = ReturnType<typeof useToolServer>;
