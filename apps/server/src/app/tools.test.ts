import { gunzipSync } from 'node:zlib';
import { errorBodySchema } from '@keelerada/contract/errors';
import { wordContextResponseSchema } from '@keelerada/contract/word-context';
import { wordlistResponseSchema } from '@keelerada/contract/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from './testing/server-for-test';

const WORDLIST = '/api/tools/wordlist';
const CONTEXT = '/api/tools/wordcontext';
const COLLOCATES = '/api/tools/collocates';
const UNKNOWN_ID = '99999999-0000-4000-8000-000000000000';

const texts = [
  makeTestText(1, 'Koer jookseb õue. Suur koer haugub ja väike kass magab.'),
  makeTestText(2, 'Kassid magavad kodus. Ma nägin koera!'),
  makeTestText(3, 'Мама мыла раму. Мамы дома нет.', { tekstikeel: 'vene', korpus: 'cgSRJPKTr' }),
];
const [first, second, russian] = texts.map(({ id }) => id) as [string, string, string];
const both = [first, second];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts);
});
afterAll(() => server.remove());

async function call(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers };
}

async function callWell<Answer>(url: string, payload: object, schema: { parse(body: unknown): Answer }) {
  const { status, body } = await call(url, payload);
  expect(body).not.toBeInstanceOf(Array);
  expect(status).toBe(200);
  return schema.parse(body);
}

const list = (payload: object) => callWell(WORDLIST, payload, wordlistResponseSchema);
const find = (payload: object) => callWell(CONTEXT, payload, wordContextResponseSchema);

const keyword = { type: 'WORDS', keyword: 'koer' };

describe.each([
  [WORDLIST, { type: 'WORDS' }],
  [CONTEXT, keyword],
  [COLLOCATES, keyword],
])('POST %s', (url, wellFormed) => {
  it.each([
    ['no text is chosen', {}, 'NoTextsSelected', 'corpusTextIds'],
    ['the selection is null', { corpusTextIds: null, ownTexts: null }, 'NoTextsSelected', 'corpusTextIds'],
    ['the ids are an empty list', { corpusTextIds: [] }, 'NoTextsSelected', 'corpusTextIds'],
    ['the own text is spaces', { ownTexts: ' \n ' }, 'NoTextsSelected', 'corpusTextIds'],
    ['an id is empty', { corpusTextIds: [''] }, 'UnknownTextId', 'corpusTextIds'],
    ['an id is no string', { corpusTextIds: [first, 7] }, 'InvalidRequest', 'corpusTextIds.1'],
    ['an id is very long', { corpusTextIds: ['x'.repeat(100_000)] }, 'UnknownTextId', 'corpusTextIds'],
    ['an id is unknown', { corpusTextIds: [first, UNKNOWN_ID] }, 'UnknownTextId', 'corpusTextIds'],
    ['the type is missing', { corpusTextIds: both, type: undefined }, 'MandatoryField', 'type'],
    ['the type is unknown', { corpusTextIds: both, type: 'TAGS' }, 'InvalidRequest', 'type'],
    [
      'there are too many ids',
      { corpusTextIds: Array(20_001).fill(first) },
      'LimitExceeded',
      'corpusTextIds',
    ],
    ['the own text is too long', { ownTexts: 'a'.repeat(1_000_001) }, 'LimitExceeded', 'ownTexts'],
  ])('answers 400 when %s', async (_name, payload, code, field) => {
    const { status, body } = await call(url, { ...wellFormed, ...payload });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });

  it('answers 413 when the request is larger than anything it could hold', async () => {
    const { status, body } = await call(url, { ...wellFormed, ownTexts: 'a'.repeat(9_000_000) });
    expect(status).toBe(413);
    expect(body).toMatchObject([{ code: 'LimitExceeded', field: 'body', limit: 8 * 1024 * 1024 }]);
  });

  it('answers 200 for corpus texts, for an own text and for both', async () => {
    for (const selection of [
      { corpusTextIds: both },
      { ownTexts: 'Üks koer.' },
      { corpusTextIds: both, ownTexts: 'Üks koer.' },
    ]) {
      expect((await call(url, { ...wellFormed, ...selection })).status).toBe(200);
    }
  });

  it('answers over an own text of one word, of emoji, of halves of characters and of NUL', async () => {
    for (const ownTexts of ['koer', '😀👩‍👩‍👧 koer 😀', 'koer \ud83d \udc00 koer', 'koer\0koer', '\u00ad']) {
      expect((await call(url, { ...wellFormed, ownTexts })).status).toBe(200);
    }
  });

  it('finds the same in composed and decomposed letters', async () => {
    const ownTexts = 'Õunapuu õitseb, õunapuu õunad.';
    const answers = await Promise.all(
      [ownTexts, ownTexts.normalize('NFD')].map((text) =>
        call(url, { ...wellFormed, ownTexts: text, keyword: 'õunapuu'.normalize('NFD') }),
      ),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(JSON.stringify(answers[1]?.body)).toContain('õunad');
  });
});

describe.each([CONTEXT, COLLOCATES])('POST %s', (url) => {
  it('finds a phrase as it stands in the text, whatever punctuation is typed', async () => {
    const ownTexts = 'Ma arvan, et kool on tore. Ta ütles: "Tere, Mari!"';
    for (const typed of ['arvan, et', 'arvan et', 'Tere, Mari', 'ütles: "Tere', 'tore. Ta']) {
      const { body } = await call(url, { ownTexts, type: 'WORDS', keyword: typed });
      expect(JSON.stringify(body)).toMatch(/"(?:total|keywordFrequency)":1,/u);
    }
  });

  it('finds what has no lemma under its form, and a name that is typed in small letters', async () => {
    const ownTexts = 'See maksis 1 500 000 krooni. See on Peetri auto.';
    for (const typed of ['000', '1 500 000', '1500000', 'peetri']) {
      const { body } = await call(url, { ownTexts, type: 'LEMMAS', keyword: typed });
      expect(JSON.stringify(body)).toMatch(/"(?:total|keywordFrequency)":1,/u);
      expect(JSON.stringify(body)).not.toContain('"_"');
    }
  });
});

describe('POST /api/tools/wordlist', () => {
  it('counts running words of the selection, punctuation left out', async () => {
    const { resultList, totals } = await list({ corpusTextIds: both, type: 'WORDS' });
    expect(totals).toEqual({ texts: 2, runningWords: 16 });
    expect(resultList.reduce((sum, row) => sum + row.frequencyCount, 0)).toBe(16);
    expect(resultList[0]).toEqual({
      word: 'koer',
      frequencyCount: 2,
      frequencyPercentage: 12.5,
      partOfSpeech: 'NOUN',
    });
  });

  it('lists lemmas in lower case, whatever is asked of capitals', async () => {
    const { resultList } = await list({ corpusTextIds: both, type: 'LEMMAS', keepCapitalization: true });
    expect(resultList.slice(0, 3).map(({ word, frequencyCount }) => [word, frequencyCount])).toEqual([
      ['koer', 3],
      ['kass', 2],
      ['magama', 2],
    ]);
  });

  it('leaves out default and custom stop words and rare words, but counts shares of all running words', async () => {
    const request = {
      corpusTextIds: both,
      type: 'LEMMAS',
      excludeStopwords: true,
      customStopwords: [' Kass '],
    };
    const listWords = async (more: object) =>
      (await list({ ...request, ...more })).resultList.map((row) => row.word);
    expect(await listWords({})).toContain('suur');
    expect(await listWords({})).not.toContain('ja');
    expect(await listWords({ excludeStopwords: false })).toEqual(expect.arrayContaining(['ja', 'suur']));
    const { resultList } = await list({ ...request, minFrequency: 2 });
    expect(resultList).toEqual([
      { word: 'koer', frequencyCount: 3, frequencyPercentage: 18.75, partOfSpeech: 'NOUN' },
      { word: 'magama', frequencyCount: 2, frequencyPercentage: 12.5, partOfSpeech: 'VERB' },
    ]);
  });

  it('counts an own text as one more text and keeps capitals where asked to', async () => {
    const request = { corpusTextIds: both, ownTexts: 'Koer, KOER!', type: 'WORDS', keepCapitalization: true };
    const { resultList, totals } = await list(request);
    expect(totals).toEqual({ texts: 3, runningWords: 18 });
    const counts = Object.fromEntries(resultList.map((row) => [row.word, row.frequencyCount]));
    expect(counts).toMatchObject({ Koer: 2, koer: 1, KOER: 1 });
  });

  it('takes an id once, however often and in whatever case it comes', async () => {
    const { totals } = await list({ corpusTextIds: [first, first, first.toUpperCase()], type: 'WORDS' });
    expect(totals.texts).toBe(1);
  });

  it('answers an empty list where everything is left out', async () => {
    expect((await list({ corpusTextIds: both, type: 'WORDS', minFrequency: 1000 })).resultList).toEqual([]);
  });

  it('sends the answer compressed to whoever asks for that over a network', async () => {
    const payload = { ownTexts: Array.from({ length: 500 }, (_, n) => `sõna${n}`).join(' '), type: 'WORDS' };
    const headers = { 'accept-encoding': 'gzip' };
    const request = { method: 'POST', url: WORDLIST, payload, headers } as const;
    const far = await server.app.inject({ ...request, remoteAddress: '192.0.2.7' });
    expect(far.headers['content-encoding']).toBe('gzip');
    const near = await server.app.inject({ ...request, remoteAddress: '127.0.0.1' });
    expect(near.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(gunzipSync(far.rawPayload).toString())).toEqual(near.json());
  });
});

describe('POST /api/tools/wordcontext', () => {
  it('gives every occurrence in text order with its context cut from the text', async () => {
    const answer = await find({ corpusTextIds: both, ...keyword, displayCount: 2 });
    expect(answer).toEqual({
      contextList: [
        { contextBefore: '', keyword: 'Koer', contextAfter: 'jookseb õue', textId: first },
        { contextBefore: 'õue. Suur', keyword: 'koer', contextAfter: 'haugub ja', textId: first },
      ],
      initialKeyword: null,
      lemmatizedKeyword: null,
      total: 2,
      totals: { texts: 2, runningWords: 16 },
    });
  });

  it('gives sentences, and names the own text by null', async () => {
    const request = {
      ownTexts: 'Tere! Siin on koer. Head aega.',
      ...keyword,
      displayType: 'SENTENCE',
      displayCount: 1,
    };
    expect((await find(request)).contextList).toEqual([
      {
        contextBefore: 'Tere! Siin on',
        keyword: 'koer',
        contextAfter: '. Head aega.',
        textId: null,
        joined: 'AFTER',
      },
    ]);
  });

  it('lemmatises a keyword that has no hits as a lemma, and says so', async () => {
    const answer = await find({ corpusTextIds: both, type: 'LEMMAS', keyword: 'koera' });
    expect(answer).toMatchObject({ total: 3, initialKeyword: 'koera', lemmatizedKeyword: 'koer' });
    const asForm = await find({ corpusTextIds: both, type: 'WORDS', keyword: 'koeraga' });
    expect(asForm).toMatchObject({
      total: 0,
      contextList: [],
      initialKeyword: null,
      lemmatizedKeyword: null,
    });
  });

  it('lemmatises Russian keywords too', async () => {
    const answer = await find({ corpusTextIds: [russian], type: 'LEMMAS', keyword: 'маму' });
    expect(answer).toMatchObject({ total: 2, lemmatizedKeyword: 'мама' });
  });

  it('finds a sequence of words', async () => {
    const answer = await find({ corpusTextIds: both, type: 'LEMMAS', keyword: 'kass magama' });
    expect(answer.contextList.map((row) => row.keyword)).toEqual(['kass magab', 'Kassid magavad']);
  });

  it('answers the part and the order asked for, and always the total', async () => {
    const request = { corpusTextIds: both, type: 'LEMMAS', keyword: 'koer', sort: 'LEFT_1' };
    const all = await find(request);
    const part = await find({ ...request, offset: 1, limit: 1 });
    expect(part.total).toBe(3);
    expect(part.contextList).toEqual(all.contextList.slice(1, 2));
    expect((await find({ ...request, offset: 99 })).contextList).toEqual([]);
  });
});

describe('POST /api/tools/masinoppe-ennustus', () => {
  it('predicts lemma and part of speech of every token', async () => {
    const { body } = await call('/api/tools/masinoppe-ennustus', { input: 'Ma nägin koera.' });
    expect(body).toEqual({ result: 'Ma\tmina\tPRON\nnägin\tnägema\tVERB\nkoera\tkoer\tNOUN\n.\t.\tPUNCT' });
  });
});
