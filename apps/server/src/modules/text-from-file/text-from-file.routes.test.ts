import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RequestFailure } from '../../platform/errors/request-failure';
import { buildWorkerForTest } from '../../platform/file-text/testing/build-worker-for-test';
import {
  createFileTextExtractor,
  type FileTextExtractor,
} from '../../platform/file-text/file-text-extractor';
import {
  makeCompoundFile,
  makeDocx,
  makeOdt,
  makePdf,
} from '../../platform/file-text/testing/make-test-documents';
import { makeTestApp } from '../../app/testing/app-for-test';
import { FileWorkerLostError } from '../../platform/file-text/worker-process';
import { registerTextFromFile } from './text-from-file.routes';

const PATH = '/api/textfromfile';
const MEGABYTE = 1024 * 1024;

let worker: string;
let extractor: FileTextExtractor;
let app: FastifyInstance;

beforeAll(async () => {
  worker = await buildWorkerForTest(new URL('../../platform/file-text/file-worker.ts', import.meta.url));
  extractor = createFileTextExtractor({ workerPath: worker });
});

afterEach(() => app.close());

afterAll(() => {
  extractor.close();
  rmSync(worker, { force: true });
});

async function start(used: FileTextExtractor = extractor): Promise<void> {
  app = fastify({ forceCloseConnections: true });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof RequestFailure)) throw error;
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    return reply
      .code(error.statusCode)
      .serializer(JSON.stringify)
      .type('application/json')
      .send(error.errors);
  });
  await registerTextFromFile(app, { extractor: used });
}

type Upload = readonly [name: string, content: Uint8Array | string];

async function encodeForm(files: readonly Upload[], field = 'file') {
  const form = new FormData();
  for (const [name, content] of files) form.append(field, new Blob([content]), name);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function upload(files: readonly Upload[], field?: string, remoteAddress = '127.0.0.1') {
  return app.inject({ method: 'POST', url: PATH, remoteAddress, ...(await encodeForm(files, field)) });
}

const docx = makeDocx('<w:p><w:r><w:t>Teine tekst</w:t></w:r></w:p>');

describe('POST /api/textfromfile', () => {
  it('answers the text of a file as plain text', async () => {
    await start();
    const response = await upload([['õpilase töö.txt', 'Tere, õpetaja!\r\nKuidas elate?']]);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe('Tere, õpetaja!\nKuidas elate?');
  });

  it('joins several files of all types in their order with an empty line', async () => {
    await start();
    const response = await upload([
      ['a.txt', 'Esimene tekst'],
      ['b.docx', docx],
      ['c.odt', makeOdt('<text:p>Kolmas tekst</text:p>')],
      ['d.pdf', makePdf([[{ text: 'Neljas tekst', y: 700 }]])],
    ]);
    expect(response.body).toBe('Esimene tekst\n\nTeine tekst\n\nKolmas tekst\n\nNeljas tekst');
  });

  it('leaves a sign where a formula stands, and counts those of all files', async () => {
    await start();
    const formula = '<w:p><w:r><w:t>Olgu </w:t></w:r><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>';
    const response = await upload([
      ['a.docx', makeDocx(formula + formula)],
      ['b.txt', 'Sisu □'],
      ['c.odt', makeOdt('<text:p>Kui <math:math><math:mi>y</math:mi></math:math>, siis</text:p>')],
    ]);
    expect(response.body).toBe('Olgu □\nOlgu □\n\nSisu □\n\nKui □, siis');
    expect(response.headers['x-formulas']).toBe('3');
    expect((await upload([['b.txt', 'Sisu □']])).headers['x-formulas']).toBeUndefined();
  });

  it('names each file that gives no text, wrong types first', async () => {
    await start();
    const response = await upload([
      ['hea.txt', 'Hea tekst'],
      ['lukus.docx', makeCompoundFile(['EncryptedPackage'])],
      ['../pilt õhtust.pdf', Buffer.from('89504e470d0a1a0a', 'hex')],
      ['tühi.txt', ''],
    ]);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual([
      {
        code: 'UnsupportedMimeType',
        field: 'pilt õhtust.pdf',
        message: expect.stringContaining('PNG') as unknown,
      },
      { code: 'FileEncrypted', field: 'lukus.docx', message: expect.stringContaining('password') as unknown },
      { code: 'FileHasNoText', field: 'tühi.txt', message: expect.any(String) as unknown },
    ]);
  });

  it('answers 413 for a file over the limit, and still names what is wrong with the one behind it', async () => {
    await start();
    const large: Upload = ['suur.txt', Buffer.alloc(10 * MEGABYTE + 1, 'a')];
    const alone = await upload([large]);
    expect(alone.statusCode).toBe(413);
    expect(alone.json()).toMatchObject([{ code: 'FileTooLarge', field: 'suur.txt', limit: 10 * MEGABYTE }]);
    const two = await upload([large, ['mäng.exe', 'MZ']]);
    expect(two.statusCode).toBe(400);
    expect(two.json()).toMatchObject([
      { code: 'UnsupportedMimeType', field: 'mäng.exe' },
      { code: 'FileTooLarge' },
    ]);
  });

  it('takes a file of exactly 10 MB', async () => {
    await start();
    const response = await upload([['täpne.txt', Buffer.alloc(10 * MEGABYTE, 'a')]]);
    expect(response.statusCode).toBe(200);
    expect(response.body).toHaveLength(10 * MEGABYTE);
  });

  it('takes ten files and refuses the eleventh', async () => {
    await start();
    const files = Array.from({ length: 11 }, (_, index): Upload => [`${index}.txt`, `Tekst ${index}`]);
    expect((await upload(files.slice(0, 10))).body.split('\n\n')).toHaveLength(10);
    const response = await upload(files);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject([{ code: 'TooManyFiles', field: 'file', limit: 10 }]);
  });

  it('refuses forms without files, with files in another field, cut off or of another type', async () => {
    await start();
    const { headers, payload } = await encodeForm([['a.txt', 'Tere']]);
    const post = (more: object) => app.inject({ method: 'POST', url: PATH, headers, ...more });
    const answers = [
      [await upload([]), 400, 'MandatoryField'],
      [await upload([['', '']]), 400, 'MandatoryField'],
      [await upload([['a.txt', 'Tere']], 'muu'), 400, 'InvalidRequest'],
      [await post({ payload: payload.subarray(0, -60) }), 400, 'MalformedBody'],
      [await post({ payload, headers: { 'content-type': 'multipart/form-data' } }), 400, 'MalformedBody'],
    ] as const;
    for (const [response, status, code] of answers) {
      expect([response.statusCode, response.json()]).toMatchObject([status, [{ code }]]);
    }
  });

  it('refuses a body that announces more than all files may have', async () => {
    await start();
    const { headers } = await encodeForm([]);
    const response = await app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-length': String(200 * MEGABYTE) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject([{ code: 'FileTooLarge', field: 'file' }]);
  });

  it('answers 413 for a file over the limit in an upload of unknown length', async () => {
    await start();
    const { headers, payload } = await encodeForm([['suur.txt', Buffer.alloc(11 * MEGABYTE, 'a')]]);
    const pieces = Array.from({ length: 12 }, (_, index) =>
      payload.subarray(index * MEGABYTE, (index + 1) * MEGABYTE),
    );
    const response = await app.inject({ method: 'POST', url: PATH, headers, payload: Readable.from(pieces) });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject([
      { code: 'FileTooLarge', field: 'suur.txt', limit: 10 * MEGABYTE },
    ]);
  });

  it('answers an endless upload when its file passes the limit', async () => {
    await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'multipart/form-data; boundary=piir' };
    const client = httpRequest({ method: 'POST', port, host: '127.0.0.1', path: PATH, headers });
    client.on('error', () => undefined);
    client.write('--piir\r\ncontent-disposition: form-data; name="file"; filename="lõputu.txt"\r\n\r\n');
    const endless = setInterval(() => client.write(Buffer.alloc(MEGABYTE, 'a')), 5);
    const [response] = (await once(client, 'response')) as [IncomingMessage];
    clearInterval(endless);
    expect(response.statusCode).toBe(413);
    client.destroy();
    expect((await upload([['a.txt', 'Tere']])).body).toBe('Tere');
  });

  it('asks to wait while too many uploads are being read', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await start({ extractTextFromFile: () => held.then(() => ({ text: 'Tere' })), close: () => undefined });
    const first = Array.from({ length: 20 }, (_, index) =>
      upload([['a.txt', 'Tere']], undefined, `192.0.2.${index}`),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const response = await upload([['a.txt', 'Tere']]);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject([{ code: 'TooManyRequests' }]);
    release();
    expect((await Promise.all(first)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await upload([['a.txt', 'Tere']])).statusCode).toBe(200);
  });

  it('stops reading when the client goes away', async () => {
    const stopped = new Promise<void>((resolve) => {
      void start({
        extractTextFromFile: (_file, signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              resolve();
              reject(new Error('stopped'));
            });
            client.destroy();
          }),
        close: () => undefined,
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { headers, payload } = await encodeForm([['a.txt', 'Tere']]);
    const { port } = app.server.address() as AddressInfo;
    const client = httpRequest({ method: 'POST', port, host: '127.0.0.1', path: PATH, headers });
    client.on('error', () => undefined);
    client.end(payload);
    await stopped;
  });
});

it('a worker that was ended from outside is a 503 that asks to try again', async () => {
  const lost: FileTextExtractor = {
    extractTextFromFile: () => Promise.reject(new FileWorkerLostError()),
    close: () => undefined,
  };
  ({ app } = await makeTestApp({ parts: { extractor: lost } }));
  const answer = await upload([['kiri.txt', 'Tere!']]);
  expect([answer.statusCode, answer.json<{ code: string }[]>()[0]!.code]).toEqual([503, 'ServerBusy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
