import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IndexNotReadyError } from '../corpus/index/index-errors';
import { makeTestApp, type TestAppSetup } from './testing/app-for-test';

const LENGTH_PATH = '/api/tools/minitorn-pikkus';
const PREDICTION_PATH = '/api/tools/masinoppe-ennustus';
const CANARY = 'kanaarilind-7f3a';

let app: FastifyInstance;
let lines: readonly string[];

async function start(setup?: TestAppSetup): Promise<void> {
  ({ app, lines } = await makeTestApp(setup));
}

function measure(input: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: LENGTH_PATH, payload: { input }, headers });
}

afterEach(() => app.close());

describe('every answer', () => {
  it('carries the security headers, and HSTS only behind TLS', async () => {
    await start({ trustedProxies: ['127.0.0.1'] });
    const { headers } = await measure('sõna');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(;|$)/u);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
    expect(policy).toContain("base-uri 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
    const overTls = await measure('sõna', { 'x-forwarded-proto': 'https' });
    expect(overTls.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/u);
  });

  it('ignores forwarded headers of anyone who is not a configured proxy', async () => {
    await start();
    const { headers } = await measure('sõna', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a failed request', () => {
  it.each([
    [
      'malformed JSON',
      { payload: '{"input":', headers: { 'content-type': 'application/json' } },
      400,
      'MalformedBody',
    ],
    [
      'an empty body',
      { payload: '', headers: { 'content-type': 'application/json' } },
      400,
      'MandatoryField',
    ],
    ['no body at all', {}, 400, 'MandatoryField'],
    [
      'another content type',
      { payload: '<input/>', headers: { 'content-type': 'text/xml' } },
      415,
      'UnsupportedContentType',
    ],
    [
      'plain text',
      { payload: 'tere', headers: { 'content-type': 'text/plain' } },
      415,
      'UnsupportedContentType',
    ],
    ['a field left out', { payload: {} }, 400, 'MandatoryField'],
    ['null in a mandatory field', { payload: { input: null } }, 400, 'MandatoryField'],
    ['a field of the wrong kind', { payload: { input: 5 } }, 400, 'InvalidRequest'],
    ['a text over the limit', { payload: { input: 'a'.repeat(10_001) } }, 400, 'LimitExceeded'],
    ['a body over the limit', { payload: { input: 'a'.repeat(9_000_000) } }, 413, 'LimitExceeded'],
  ])('with %s is answered with a named error', async (_name, request, status, code) => {
    await start();
    const response = await app.inject({ method: 'POST', url: LENGTH_PATH, ...request });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(errorBodySchema.parse(response.json())[0]?.code).toBe(code);
  });

  it.each([
    [LENGTH_PATH, 'application/json'],
    ['/api/textfromfile', 'multipart/form-data'],
  ])('with another content type tells what %s takes', async (url, accepted) => {
    await start();
    const headers = { 'content-type': 'text/xml' };
    const response = await app.inject({ method: 'POST', url, headers, payload: '<input/>' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual([
      {
        code: 'UnsupportedContentType',
        message: `Send the request with content type ${accepted}.`,
        field: null,
      },
    ]);
  });

  it('tells the field and its limit', async () => {
    await start();
    const response = await measure('a'.repeat(10_001));
    expect(response.json()).toEqual([
      { code: 'LimitExceeded', message: 'At most 10000 characters.', field: 'input', limit: 10_000 },
    ]);
  });

  it('is heard by a client that reads only after it has written all of a body that is too large', async () => {
    await start();
    const { port, hostname } = new URL(await app.listen({ port: 0 }));
    const body = Buffer.alloc(24 * 1024 * 1024, 'a');
    const head = `POST ${LENGTH_PATH} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`;
    const socket = connect(Number(port), hostname);
    socket.pause();
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(`${head}content-length: ${body.length}\r\n\r\n`);
      socket.write(body, () => resolve());
    });
    const [answer] = (await once(socket.setEncoding('utf8').resume(), 'data')) as [string];
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain('"code":"LimitExceeded"');
  });

  it('at an unknown address is a 404 with a JSON array', async () => {
    await start();
    const response = await app.inject('/api/nothing-here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject([{ code: 'NotFound', field: null }]);
  });

  it('for an inner reason tells nothing of the inside, and its log holds no text', async () => {
    await start();
    const response = await app.inject({
      method: 'POST',
      url: `${PREDICTION_PATH}?q=${CANARY}`,
      payload: { input: CANARY },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject([{ code: 'InternalError' }]);
    expect(response.body).not.toContain(CANARY);
    expect(lines.join('')).toContain('app-for-test.ts');
    expect(lines.join('')).not.toContain(CANARY);
  });
});

describe('the corpus engine', () => {
  const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/tools/wordlist', payload });
  const id = '00000000-0000-4000-8000-000000000001';

  it('that is still being loaded after a while is a 503 that tells when to come back', async () => {
    const refuse = () => Promise.reject(new IndexNotReadyError());
    await start({ parts: { engine: { ask: refuse, listTextIds: refuse } } });
    const response = await ask({ corpusTextIds: [id], type: 'WORDS' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject([{ code: 'IndexNotReady' }]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('of which a part is away is a 503, too', async () => {
    const error = new IndexIncompleteError('10.0.0.7 is away.');
    await start({
      parts: { engine: { ask: () => Promise.reject(error), listTextIds: () => Promise.reject(error) } },
    });
    const response = await ask({ corpusTextIds: [id], type: 'WORDS' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject([{ code: 'DatabaseUnavailable' }]);
    expect(response.body).not.toContain('10.0.0.7');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the pages', () => {
  it('say what is there and link to the description of the calls', async () => {
    await start();
    const response = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('tell previews of other sites whole addresses, and programs which page is none', async () => {
    await start({ publicUrl: 'https://keel.example' });
    const open = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });
    const known = await open('/Tools/WordList/?word=kass');
    // Where the screens are not built the landing page stands in their place.
    if (known.statusCode !== 200) return;
    expect(known.body).toContain('<link rel="canonical" href="https://keel.example/tools/wordlist" />');
    expect(known.body).toContain('content="https://keel.example/social-preview.png"');
    expect(known.body).toContain('content="Sõnaloend · Word list – Keelerada"');
    const unknown = await open('/no-such-page');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<div id="root">');
    // Checkers of links name no type.
    expect((await open('/practice', '*/*')).body).toContain('<div id="root">');
    expect((await open('/no-such-page', '*/*')).headers['content-type']).toContain('application/json');
    expect((await open('/practice', 'application/json')).statusCode).toBe(404);
  });

  describe('of an institution', () => {
    let brandingDir: string;
    beforeEach(async () => {
      brandingDir = await mkdtemp(join(tmpdir(), 'keelerada-branding-'));
      return () => rm(brandingDir, { recursive: true });
    });
    const write = (content: string) => writeFile(join(brandingDir, 'branding.json'), content);

    it('have its name, colours and logo, read at the start', async () => {
      await write('{"productName": "Ülikool & <pojad>", "colours": {"light": {"accent": "#003366"}}}');
      await writeFile(join(brandingDir, 'logo-et.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await start({ brandingDir });
      const logo = await app.inject('/logo-et.svg');
      expect(logo.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect(logo.headers['content-type']).toContain('image/svg+xml');
      const page = await app.inject({ url: '/tools/wordlist', headers: { accept: 'text/html' } });
      if (page.statusCode !== 200) return;
      expect(page.body).toContain('content="Sõnaloend · Word list – Ülikool &amp; &lt;pojad&gt;"');
      expect(page.body).toContain('<title>Ülikool &amp; &lt;pojad&gt;</title>');
      expect(page.body).toContain('<meta name="theme-color" content="#003366" />');
      const [, data = ''] = /<script type="application\/json" id="branding">(.*?)<\/script>/u.exec(
        page.body,
      )!;
      expect(JSON.parse(data)).toEqual({
        productName: 'Ülikool & <pojad>',
        colours: { light: { accent: '#003366' } },
      });
      // What the folder lacks is as it is shipped.
      expect((await app.inject('/logo-en.svg')).body).toContain('<svg');
    });

    it.each([
      ['{"colours": {"light": {"acent": "#003366"}}}', 'acent'],
      ['{"colours": {"dark": {"accent": "blue"}}}', 'dark.accent'],
      ['{"productNmae": "Ülikool"}', 'productNmae'],
      ['{"contactEmail": "kool"}', 'contactEmail'],
      ['{', 'JSON'],
    ])('%s keeps the server from starting, with the fault', async (content, fault) => {
      await write(content);
      const refused = start({ brandingDir });
      await expect(refused).rejects.toThrow(
        `BRANDING_DIR is ${JSON.stringify(brandingDir)}, but branding.json cannot be used`,
      );
      await expect(refused).rejects.toThrow(fault);
    });

    it('are not served from a folder without it', async () => {
      await expect(start({ brandingDir })).rejects.toThrow('ENOENT');
    });
  });

  it('describe every call as OpenAPI 3.1 with the schemas of the contract', async () => {
    await start();
    type Paths = Record<string, Record<string, { responses: Record<string, object> }>>;
    const document = (await app.inject('/api/docs/json')).json<{ openapi: string; paths: Paths }>();
    expect(document.openapi).toBe('3.1.0');
    const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } };
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const answers = Object.entries(responses);
        const name = `${method} ${path}`;
        expect(answers.filter(([status]) => /^[23]/u.test(status)).length, name).toBeGreaterThan(0);
        for (const [, failure] of answers.filter(([status]) => /^[45]/u.test(status)))
          expect(failure, name).toMatchObject(error);
      }
    }
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([LENGTH_PATH, PREDICTION_PATH]));
    const page = await app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/u);
  });
});
