import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@keelerada/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp, type TestAppSetup } from '../testing/app-for-test';
import type { AppParts } from '../build-app';

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

interface Setup extends TestAppSetup {
  readonly addRoutes?: (app: FastifyInstance) => void;
}

async function start({ addRoutes, ...setup }: Setup = {}): Promise<void> {
  ({ app, lines } = await makeTestApp(setup));
  addRoutes?.(app);
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
    [
      'a broken chunk',
      `${JSON_HEAD}${SECRETS}transfer-encoding: chunked\r\n\r\nxyz\r\n`,
      400,
      'InvalidRequest',
    ],
    [
      'a length that is no number',
      `${JSON_HEAD}${SECRETS}content-length: ten\r\n\r\n{}`,
      400,
      'InvalidRequest',
    ],
    ['an unknown method', `HANGI / HTTP/1.1\r\nhost: x\r\n${SECRETS}\r\n`, 400, 'InvalidRequest'],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'LimitExceeded'],
    [
      'a broken escape in the address',
      `GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\n${SECRETS}connection: close\r\n\r\n`,
      400,
      'InvalidRequest',
    ],
    ['no host', `GET / HTTP/1.1\r\n${SECRETS}connection: close\r\n\r\n`, 400, 'InvalidRequest'],
    ['no HTTP', `${CANARY}\r\n\r\n`, 400, 'InvalidRequest'],
  ])('for %s is told as every failure, and nothing of it is logged', async (_what, request, status, code) => {
    await start();
    const answer = await readAnswer(send(request));
    expect(answer.status).toBe(status);
    expect(errorBodySchema.parse(JSON.parse(answer.body))).toMatchObject([{ code }]);
    const usual = (await app.inject('/api/status-of-nothing')).headers;
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'content-type',
    ]) {
      expect(answer.headers[name]).toBe(usual[name]);
      expect(usual[name]).toBeDefined();
    }
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('writes nothing into an answer that has already begun', async () => {
    await start({
      addRoutes: (routes) => {
        const pieces = async function* () {
          yield 'begun';
          await sleep(60_000, undefined, { ref: false });
        };
        routes.get('/slow', (_request, reply) => reply.send(Readable.from(pieces())));
      },
    });
    const socket = send('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.once('data', () => socket.write('HANGI / HTTP/1.1\r\n\r\n'));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*begun\r\n$/u);
  });

  it('passes over an expectation that nobody knows', async () => {
    await start();
    const request = 'GET /api/nothing HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n';
    expect((await readAnswer(send(request))).status).toBe(404);
  });
});

describe('a request that does not arrive whole', () => {
  const parts = { receiveLimits: { jsonMs: 200, formMs: 60_000 } };

  it('is ended with 408 when its time is over', async () => {
    await start({ parts });
    const answer = await readAnswer(send(`${JSON_HEAD}content-length: 100\r\n\r\n{"input":`));
    expect(answer.status).toBe(408);
    expect(errorBodySchema.parse(JSON.parse(answer.body))).toMatchObject([{ code: 'InvalidRequest' }]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('has more time where the route takes a form, and no more because a client says so', async () => {
    await start({ parts });
    const form = send(`${FORM_HEAD}content-length: 1000\r\n\r\n${FORM_START}`);
    const noForm = send(
      `${JSON_HEAD.replace('application/json', 'multipart/form-data')}content-length: 9\r\n\r\n{`,
    );
    expect((await readAnswer(noForm)).status).toBe(408);
    expect(form.readyState).toBe('open');
  });

  it('is looked at by Node itself as long as the longest form may take', async () => {
    await start();
    expect(app.server.requestTimeout).toBe(30 * 60_000);
    expect(app.server.headersTimeout).toBe(60_000);
  });

  it('is one thing, an answer that takes longer to be found another', async () => {
    const annotator = { annotateText: () => sleep(500).then(() => Promise.reject(new Error('late'))) };
    await start({ parts: { ...parts, annotator } });
    const response = await fetch(`http://127.0.0.1:${port}${PREDICTION_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Tere.' }),
    });
    expect(response.status).toBe(500);
  });
});

describe('a server that closes', () => {
  it('cuts off who is silent or still sends, and lets a running call finish', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    await start({
      parts: { annotator: { annotateText: () => held.then(() => Promise.reject(new Error('late'))) } },
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
    const startedAt = Date.now();
    const closed = app.close();
    for (const { status } of await Promise.all(cut)) expect(status).toBeNaN();
    finish();
    expect((await running).status).toBe(500);
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(2000);
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
