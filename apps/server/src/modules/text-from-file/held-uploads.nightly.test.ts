import { rmSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RequestFailure } from '../../platform/errors/request-failure';
import { buildWorkerForTest } from '../../platform/file-text/testing/build-worker-for-test';
import {
  createFileTextExtractor,
  type FileTextExtractor,
} from '../../platform/file-text/file-text-extractor';
import { registerTextFromFile } from './text-from-file.routes';

const PATH = '/api/textfromfile';
const SILENCE_LIMIT_MS = 1_000;
const SLOW_LIMITS = { timeMs: 1_500, memoryBytes: 512 * 1024 * 1024 };
const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'piir';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

let probe: string;
let app: FastifyInstance;

beforeAll(async () => {
  probe = await buildWorkerForTest(
    new URL('../../platform/file-text/testing/worker-probe.ts', import.meta.url),
  );
});

afterEach(() => app.close());

afterAll(() => rmSync(probe, { force: true }));

async function start(extractor: FileTextExtractor): Promise<void> {
  app = fastify({ forceCloseConnections: true });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof RequestFailure)) throw error;
    return reply
      .code(error.statusCode)
      .serializer(JSON.stringify)
      .type('application/json')
      .send(error.errors);
  });
  await registerTextFromFile(app, { extractor, silenceLimitMs: SILENCE_LIMIT_MS });
}

/** Answers each file with its name after a while. */
const createSlowExtractor = (ms: number): FileTextExtractor => ({
  extractTextFromFile: ({ name }) => new Promise((resolve) => setTimeout(() => resolve({ text: name }), ms)),
  close: () => undefined,
});

const makePart = (name: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}`;
const makeForm = (files: readonly (readonly [name: string, content: string])[]) =>
  `${files.map(([name, content]) => `${makePart(name, content)}\r\n`).join('')}--${BOUNDARY}--\r\n`;
const upload = (names: readonly string[], remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: PATH,
    headers,
    payload: makeForm(names.map((name) => [name, 'Tere'])),
    remoteAddress,
  });

function connect() {
  const { port } = app.server.address() as AddressInfo;
  const client = httpRequest({ method: 'POST', port, host: '127.0.0.1', path: PATH, headers });
  client.flushHeaders();
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    client.once('response', resolve);
    client.once('error', reject);
  });
  return { client, response };
}

describe('an upload that goes silent', () => {
  it('is given up with an error, and its place is free again', async () => {
    await start(createSlowExtractor(0));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const silent = Array.from({ length: 10 }, connect);
    silent[1]?.client.write(makePart('pool.txt', 'Pool teksti'));
    silent[2]?.client.write(`${makePart('terve.txt', 'Tere')}\r\n`);
    await expect.poll(async () => (await upload(['a.txt'], '127.0.0.1')).statusCode).toBe(429);
    for (const { response } of silent) {
      const answer = await response;
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse((await buffer(answer)).toString())).toMatchObject([
        { code: 'MalformedBody', field: 'file', limit: SILENCE_LIMIT_MS },
      ]);
    }
    expect((await upload(['a.txt'], '127.0.0.1')).body).toBe('a.txt');
  });

  it('is not one that comes slowly, nor one that waits for its own files to be read', async () => {
    await start(createSlowExtractor(2 * SILENCE_LIMIT_MS));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { client, response } = connect();
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
    const form = makeForm(names.map((name) => [name, 'a'.repeat(MEGABYTE)]));
    for (let at = 0; at < 60; at += 10) {
      client.write(form.slice(at, at + 10));
      await new Promise((resolve) => setTimeout(resolve, SILENCE_LIMIT_MS / 3));
    }
    client.end(form.slice(60));
    expect((await buffer(await response)).toString()).toBe(names.join('\n\n'));
  });
});

describe('the uploads of one client', () => {
  it('are ten at once, and others still get a place', async () => {
    await start(createSlowExtractor(SILENCE_LIMIT_MS));
    const first = Array.from({ length: 10 }, () => upload(['a.txt']));
    await new Promise((resolve) => setTimeout(resolve, SILENCE_LIMIT_MS / 4));
    expect((await upload(['a.txt'])).statusCode).toBe(429);
    expect((await upload(['a.txt'], '192.0.2.2')).statusCode).toBe(200);
    for (const response of await Promise.all(first)) expect(response.statusCode).toBe(200);
    expect((await upload(['a.txt'])).statusCode).toBe(200);
  });
});

describe('a form with slow files', () => {
  const loops = ['loop.txt', 'loop.txt', 'loop.txt', 'loop.txt', 'loop.txt', 'loop.txt'];

  it('is an error as soon as one file took too long, with what was found before, and keeps nobody waiting', async () => {
    const extractor = createFileTextExtractor({ workerPath: probe, limits: SLOW_LIMITS });
    await start(extractor);
    const slow = upload(['mäng.exe', ...loops]);
    await new Promise((resolve) => setTimeout(resolve, SLOW_LIMITS.timeMs / 5));
    const quick = upload(['environment.txt'], '192.0.2.2');
    const response = await slow;
    expect(response.statusCode).toBe(400);
    const [wrongType, tooSlow] = response.json<{ code: string; field: string }[]>();
    expect(wrongType).toMatchObject({ code: 'UnsupportedMimeType', field: 'mäng.exe' });
    expect(tooSlow).toMatchObject({ code: 'FileTookTooLong', field: 'loop.txt' });
    expect((await quick).body).toBe('[]');
    extractor.close();
  });

  it('begins none of its files behind the slow one', async () => {
    const begun: string[] = [];
    await start({
      extractTextFromFile: ({ name }) => {
        begun.push(name);
        const error = { code: 'FileTookTooLong', message: 'Too slow.' } as const;
        return Promise.resolve(name === 'b.txt' ? { error } : { text: name });
      },
      close: () => undefined,
    });
    const response = await upload(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']);
    expect(response.json()).toMatchObject([{ code: 'FileTookTooLong', field: 'b.txt' }]);
    expect(begun).not.toContain('e.txt');
  });
});
