import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askFragments } from './ask-fragments';

const TEXT = 'Ma lähen kool.\r\nTere!';
const [LIMIT_MS, SHORT_LIMIT_MS] = [5000, 200];
const makeService = (url: string, limitMs: number) =>
  ({ api: 'fragments', model: '', key: null, url, limitMs }) as const;
const FRAGMENTS = [
  { corrected: false, text: 'Ma lähen ' },
  { corrected: true, text: 'kool', corrected_text: 'kooli', correction_type: 'caseError' },
  { corrected: false, text: '.\r\nTere!' },
];

let server: Server | undefined;
afterEach(() => server?.close());

async function ask(listener: RequestListener, limitMs = LIMIT_MS) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return askFragments(makeService(`http://127.0.0.1:${port}/`, limitMs), TEXT, new AbortController().signal);
}

function answer(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('the grammar service', () => {
  it.each([
    ['a list', FRAGMENTS],
    ['an object', { grammatika: FRAGMENTS }],
  ])('gives its corrections in %s', async (_form, body) => {
    const fragments = await ask(answer(body));
    expect(fragments).toHaveLength(3);
    expect(fragments?.[1]).toMatchObject({
      ...{ text: 'kool', suggestions: ['kooli'], start: 9, end: 13, error_id: '9_marked' },
    });
  });

  it.each([
    ['fails', answer(FRAGMENTS, 500)],
    ['answers no JSON', answer('<html>')],
    ['answers something else', answer({ tekst: 'Ma lähen kooli.' })],
    ['answers fragments of another text', answer(FRAGMENTS.slice(1))],
    ['goes on and on', answer([{ ...FRAGMENTS[1], text: TEXT, corrected_text: 'hea kool '.repeat(3000) }])],
    ['breaks the connection', (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])('is given up if it %s', async (_what, listener) => {
    expect(await ask(listener)).toBeNull();
  });

  it('is given up if it never answers', async () => {
    expect(await ask(() => undefined, SHORT_LIMIT_MS)).toBeNull();
  });

  it('is given up if it is gone', async () => {
    const gone = askFragments(
      makeService('http://127.0.0.1:9/', LIMIT_MS),
      TEXT,
      new AbortController().signal,
    );
    expect(await gone).toBeNull();
  });
});
