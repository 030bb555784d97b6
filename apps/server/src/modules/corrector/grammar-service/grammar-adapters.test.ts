import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readBody } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { askRemote } from './ask-remote';
import type { GrammarService } from './grammar-service';

const TEXT = 'Minu 🌲 sober elab Tartus. Ma tean et ta tuleb homme.';
const [LIMIT_MS, SHORT_LIMIT_MS] = [5000, 300];
const MODEL = 'Test-8B';

let server: Server | undefined;
const asked: { body: unknown; key: string | undefined }[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked.length = 0;
});

async function ask(api: GrammarService['api'], listener: RequestListener, limitMs = LIMIT_MS, text = TEXT) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const service = { api, model: MODEL, key: 'secret', url: `http://127.0.0.1:${port}/`, limitMs };
  const given = { sent: text, text, model: 'grammarchecker' } as const;
  return askRemote(given, service, new AbortController().signal);
}

function answer(make: (body: never, call: number) => unknown): RequestListener {
  let call = 0;
  return (request, response) => {
    void readBody(request).then((sent) => {
      const body = JSON.parse(sent) as never;
      asked.push({ body, key: request.headers.authorization });
      const answered = make(body, call++);
      response.end(typeof answered === 'string' ? answered : JSON.stringify(answered));
    });
  };
}

const correct = (sentence: string) => sentence.replace('sober', 'sõber').replace('tean et', 'tean, et');
const WANTED = [
  { start: 8, end: 13, replacement: 'sõber' },
  { start: 34, end: 34, replacement: ',' },
];
const correction = (start: number, end: number, value: string, replacement: string | null) => ({
  span: { start, end, value },
  replacements: [{ value: replacement }],
});
const TARTU = [correction(7, 12, 'sober', 'sõber'), correction(29, 33, 'tean', 'tean,')];

interface Chat {
  messages: { content: string }[];
  model: string;
}
const complete = (content: string) => ({ choices: [{ message: { role: 'assistant', content } }] });
const correctSentence = ({ messages }: Chat) => complete(correct(messages[1]!.content));

describe("TartuNLP's grammar API", () => {
  it('is asked with the language, and its spans become edits of what changes', async () => {
    const found = await ask(
      'tartunlp',
      answer(() => ({ corrections: TARTU, corrected_text: '' })),
    );
    expect(found).toEqual({
      ...{ remote: null, edits: WANTED, grammarService: 'remote', grammarServiceName: 'TartuNLP' },
    });
    expect(asked).toEqual([{ body: { language: 'et', text: TEXT }, key: 'Bearer secret' }]);
  });

  it('may ask for a word to go', async () => {
    const corrections = [correction(7, 12, 'sober', null)];
    const { edits } = await ask(
      'tartunlp',
      answer(() => ({ corrections })),
    );
    expect(edits).toEqual([{ start: 8, end: 13, replacement: '' }]);
  });
});

describe('a chat-completions endpoint', () => {
  it('is asked for each sentence, and what it answers is aligned', async () => {
    const found = await ask('chat', answer(correctSentence));
    expect(found).toEqual({
      ...{ remote: null, edits: WANTED, grammarService: 'remote', grammarServiceName: MODEL },
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(asked[0]!.body).toMatchObject({ model: MODEL, temperature: 0, stream: false });
  });

  it('may put quotes around the sentence', async () => {
    const quoted = answer((body: Chat) => complete(`"${correct(body.messages[1]!.content)}"`));
    expect((await ask('chat', quoted)).edits).toEqual(WANTED);
  });
});

describe('the own model answers where a service', () => {
  it.each([
    ['answers a wrong span', 'tartunlp', answer(() => ({ corrections: [correction(0, 4, 'Sinu', 'Minu')] }))],
    ['answers a span outside', 'tartunlp', answer(() => ({ corrections: [correction(90, 99, '', 'x')] }))],
    ['answers something else', 'tartunlp', answer(() => ({ result: TEXT }))],
    ['answers no JSON', 'tartunlp', answer(() => '<html>')],
    [
      'talks',
      'chat',
      answer(() => complete('Muidugi! Siin on mõned soovitused, kuidas kirjutada paremini.')),
    ],
    ['answers nothing', 'chat', answer(() => complete(''))],
    [
      'answers several lines',
      'chat',
      answer((body: Chat) => complete(`${body.messages[1]!.content}\nSelgitus`)),
    ],
    [
      'answers the first sentence alone',
      'chat',
      answer((body: Chat, call: number) => (call === 0 ? correctSentence(body) : {})),
    ],
    [
      'says the same again and again',
      'chat',
      answer(() => complete(`${TEXT} ${'ma tean et '.repeat(3000)}`)),
    ],
    [
      'puts the same in again and again',
      'tartunlp',
      answer(() => ({ corrections: [correction(7, 12, 'sober', 'hea sõber '.repeat(3000))] })),
    ],
    ['answers more than a megabyte', 'tartunlp', answer(() => ({ corrections: TARTU, x: 'x'.repeat(1e6) }))],
    ['breaks off', 'chat', (request) => request.socket.destroy()],
    [
      'breaks off in the middle of its answer',
      'tartunlp',
      (_request, response) => {
        response.write('{"corrections":[');
        setTimeout(() => response.socket?.destroy(), 20);
      },
    ],
  ] satisfies [string, GrammarService['api'], RequestListener][])('%s (%s)', async (_what, api, listener) => {
    expect(await ask(api, listener)).toEqual({ remote: null, edits: null, grammarService: 'ownForRemote' });
  });

  it.each(['tartunlp', 'chat'] as const)('is late (%s)', async (api) => {
    const found = await ask(api, () => undefined, SHORT_LIMIT_MS);
    expect(found.grammarService).toBe('ownForRemote');
  });
});

it.each(['tartunlp', 'chat', 'fragments'] as const)(
  'a text with a sentence of more than 200 tokens stays here (%s)',
  async (api) => {
    const long = `${TEXT} ${'ma tulen homme '.repeat(70)}`;
    expect(await ask(api, answer(correctSentence), LIMIT_MS, long)).toEqual({
      ...{ remote: null, edits: null, grammarService: 'own' },
    });
    expect(asked).toEqual([]);
  },
);
