import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp, type TestAppSetup } from '../testing/app-for-test';
import type { AppParts } from '../app-parts';

const LENGTH_PATH = '/api/tools/minitorn-pikkus';
const PREDICTION_PATH = '/api/tools/masinoppe-ennustus';
const CANARY = 'kanaarilind-7f3a';
const SECRETS = `authorization: Bearer ${CANARY}\r\ncookie: a=${CANARY}\r\nx-forwarded-for: ${CANARY}\r\n`;
const JSON_HEAD = `POST ${LENGTH_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
const FORM_HEAD =
  'POST /api/textfromfile HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=piir\r\n';
const FORM_START = '--piir\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nTere';

let app: FastifyInstance;
let lines: readonly string[];
let port: number;
const sockets: Socket[] = [];

async function start(setup: TestAppSetup = {}): Promise<void> {
  ({ app, lines } = await makeTestApp(setup));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

function send(request: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(request);
  return socket;
}

/** Status, headers and body of what comes back until the server ends the connection. */
async function readAnswer(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split(/\r\n\r\n([^]*)/u);
  const [first = '', ...headerLines] = head.split('\r\n');
  const headers = Object.fromEntries(
    headerLines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/u, '')]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('what is refused before a route is reached', () => {
  it.each([
    ['a broken chunk', `${JSON_HEAD}${SECRETS}transfer-encoding: chunked\r\n\r\nxyz\r\n`, 400],
    ['a length that is no number', `${JSON_HEAD}${SECRETS}content-length: ten\r\n\r\n{}`, 400],
    ['an unknown method', `HANGI / HTTP/1.1\r\nhost: x\r\n${SECRETS}\r\n`, 400],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['no host', `GET / HTTP/1.1\r\n${SECRETS}connection: close\r\n\r\n`, 400],
    ['no HTTP', `${CANARY}\r\n\r\n`, 400],
  ])('for %s is answered, and nothing of it is logged', async (_what, request, status) => {
    await start();
    const answer = await readAnswer(send(request));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('for a broken escape in the address is answered in the wire format with the usual headers', async () => {
    await start();
    const answer = await readAnswer(
      send(`GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\n${SECRETS}connection: close\r\n\r\n`),
    );
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(JSON.parse(answer.body))).toMatchObject([{ code: 'InvalidRequest' }]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(lines.join('')).not.toContain(CANARY);
  });
});

describe('a request that does not arrive whole', () => {
  it('has a limit of time, and so have its headers and a silent connection', async () => {
    await start();
    const { requestTimeout, headersTimeout, timeout } = app.server;
    expect([requestTimeout, headersTimeout, timeout]).toEqual([10 * 60_000, 60_000, 5 * 60_000]);
  });
});

describe('a server that closes', () => {
  it('lets a running call finish and cuts off silent and half-sent requests', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    await start({
      parts: { ownTextAnnotator: { annotate: () => held.then(() => Promise.reject(new Error('late'))) } },
    });
    const cut = [
      send(''),
      send('GET / HT'),
      send(`${JSON_HEAD}content-length: 100\r\n\r\n{"input":`),
      send(`${FORM_HEAD}content-length: 1000\r\n\r\n${FORM_START}`),
    ].map(readAnswer);
    const body = '{"input":"Tere."}';
    const head = JSON_HEAD.replace(LENGTH_PATH, PREDICTION_PATH);
    const running = readAnswer(send(`${head}content-length: ${body.length}\r\n\r\n${body}`));
    await sleep(200);
    const closed = app.close();
    await sleep(100);
    finish();
    expect((await running).status).toBe(500);
    await closed;
    for (const { status } of await Promise.all(cut)) expect(status).toBeNaN();
  });
});

describe('an upload whose client goes away', () => {
  it('is no failure of the server, in the log neither', async () => {
    let tell: (signal: AbortSignal) => void = () => undefined;
    const reading = new Promise<AbortSignal>((resolve) => (tell = resolve));
    const extractor: AppParts['extractor'] = {
      extractTextFromFile: (_file, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
          tell(signal!);
        }),
      close: () => undefined,
    };
    await start({ parts: { extractor } });
    const files = Array.from({ length: 3 }, () => FORM_START).join('\r\n');
    const upload = send(`${FORM_HEAD}content-length: 1000\r\n\r\n${files}`);
    const signal = await reading;
    upload.destroy();
    await expect.poll(() => signal.aborted).toBe(true);
    await sleep(100);
    expect(lines.join('')).not.toMatch(/"level":50|AbortError/u);
  });
});
