import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { correctorCall, type CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TEXT = 'Minu sober elab Tartus.\r\nMa tean et ta tuleb.';
/** What the service finds; the own model would mark the comma too. */
const REMOTE = [
  { corrected: false, text: 'Minu ' },
  { corrected: true, text: 'sober', corrected_text: 'sõber', correction_type: 'spellingError' },
  { corrected: false, text: ' elab Tartus.\r\nMa tean et ta tuleb.' },
];

let listener: RequestListener;
const asked: unknown[] = [];
const service = createServer((request, response) => listener(request, response));
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  server = await startTestServer([], { GRAMMAR_URL: `http://127.0.0.1:${port}/` });
});
afterAll(async () => {
  await server.remove();
  service.close();
  service.closeAllConnections();
});

function answer(body: unknown): RequestListener {
  return (request, response) => {
    void text(request).then((sent) => {
      asked.push(JSON.parse(sent));
      response.end(JSON.stringify(body));
    });
  };
}

async function correct(model: string, tekst = TEXT): Promise<CorrectorResponse> {
  const payload = { tekst, model };
  const response = await server.app.inject({ method: 'POST', url: correctorCall.path, payload });
  expect(response.statusCode).toBe(200);
  return correctorCall.answer.parse(response.json());
}

describe('a configured grammar service', () => {
  it('stands for the production model and is named in the answer', async () => {
    listener = answer(REMOTE);
    const { grammatika, grammatikaVead, grammarService } = await correct('grammarchecker');
    expect(grammarService).toBe('remote');
    expect(asked).toEqual([{ tekst: TEXT }]);
    expect(grammatika.map((fragment) => fragment.text).join('')).toBe(TEXT);
    expect(Object.keys(grammatikaVead)).toEqual(['spellingError']);
  });

  it('is not asked for another model, nor about a Russian text', async () => {
    asked.length = 0;
    listener = answer(REMOTE);
    for (const model of ['spellchecker', 'grammarcheckerTest'])
      expect(await correct(model)).toMatchObject({ grammarService: 'own' });
    const russian = await correct('grammarchecker', 'Мой друг живёт в маленьком городе.');
    expect(russian).toMatchObject({ grammarService: 'own', textLanguage: 'ru' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['is too slow', () => undefined],
    ['is wrong', answer(REMOTE.slice(1))],
    ['is gone', (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])(
    'is replaced by the own model if it %s',
    async (_what, behaviour) => {
      listener = behaviour;
      const { grammarService, grammatika, grammatikaVead } = await correct('grammarchecker');
      expect(grammarService).toBe('ownForRemote');
      expect(grammatika.map((fragment) => fragment.text).join('')).toBe(TEXT);
      expect(Object.keys(grammatikaVead)).toContain('missingPunctuation');
    },
  );
});

describe('a service that answers edits', () => {
  let tartu: TestServer;
  beforeAll(async () => {
    const { port } = service.address() as AddressInfo;
    tartu = await startTestServer([], { GRAMMAR_URL: `http://127.0.0.1:${port}/`, GRAMMAR_API: 'tartunlp' });
  });
  afterAll(() => tartu.remove());

  it('is typed and explained as our own corrections are, and named', async () => {
    const tekst = 'Minu sober lähen kool.\r\nMa tean et ta tuleb.';
    const pairs = { sober: 'sõber', lähen: 'läheb', kool: 'kooli', tean: 'tean,' };
    listener = (request, response) => {
      void text(request).then((sent) => {
        const { text: asked } = JSON.parse(sent) as { text: string };
        const corrections = Object.entries(pairs).map(([value, replacement]) => {
          const start = asked.indexOf(value);
          return {
            span: { start, end: start + value.length, value },
            replacements: [{ value: replacement }],
          };
        });
        response.end(JSON.stringify({ corrections }));
      });
    };
    const payload = { tekst, model: 'grammarchecker' };
    const response = await tartu.app.inject({ method: 'POST', url: correctorCall.path, payload });
    const { grammatika, grammarService, grammarServiceName } = correctorCall.answer.parse(response.json());
    expect([grammarService, grammarServiceName]).toEqual(['remote', 'TartuNLP']);
    expect(grammatika.map((fragment) => fragment.text).join('')).toBe(tekst);
    const marked = grammatika.flatMap((fragment) => (fragment.corrected ? [fragment] : []));
    expect(marked.map(({ correction_type: type, corrected_text: right }) => [type, right])).toEqual([
      ['spellingError', 'sõber'],
      ['verbFormError', 'läheb'],
      ['caseError', 'kooli'],
      ['missingPunctuation', ','],
    ]);
    for (const { explanations } of marked) expect(explanations.en.short).not.toBe('');
  });
});
