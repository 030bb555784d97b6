// For tests: what every tool over texts answers, from refusals to success.
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { expect, it } from 'vitest';
import type { AppParts } from '../app-parts';
import { AUXILIARY_PER_CALL } from '../call-groups';
import { tools } from '../tool-list';
import { makeTestApp } from './app-for-test';
import { both, first, russian, type ToolServer } from './tool-calls-for-test';

const UNKNOWN_ID = '99999999-0000-4000-8000-000000000000';

const badSelections: [why: string, fields: object, code: string, field: string][] = [
  ['no text is chosen', {}, 'NoTextsSelected', 'corpusTextIds'],
  ['the selection is null', { corpusTextIds: null, ownTexts: null }, 'NoTextsSelected', 'corpusTextIds'],
  ['the ids are an empty list', { corpusTextIds: [] }, 'NoTextsSelected', 'corpusTextIds'],
  ['the own text is spaces', { ownTexts: ' \n ' }, 'NoTextsSelected', 'corpusTextIds'],
  ['an id is empty', { corpusTextIds: [''] }, 'UnknownTextId', 'corpusTextIds'],
  ['an id is no string', { corpusTextIds: [first, 7] }, 'InvalidRequest', 'corpusTextIds.1'],
  ['an id is very long', { corpusTextIds: ['x'.repeat(100_000)] }, 'UnknownTextId', 'corpusTextIds'],
  ['an id is unknown', { corpusTextIds: [first, UNKNOWN_ID] }, 'UnknownTextId', 'corpusTextIds'],
  ['there are too many ids', { corpusTextIds: Array(20_001).fill(first) }, 'LimitExceeded', 'corpusTextIds'],
  [
    'texts are chosen in two ways',
    { corpusTextIds: [first], tekstivalik: 'KOIK' },
    'InvalidRequest',
    'tekstivalik',
  ],
  ['the choice of texts is unknown', { tekstivalik: 'KOGU' }, 'InvalidRequest', 'tekstivalik'],
  [
    'a filter of the choice is no text',
    { tekstivalik: { paring: { level: 7 } } },
    'InvalidRequest',
    'tekstivalik.paring.level',
  ],
  ['the own text is too long', { ownTexts: 'a'.repeat(1_000_001) }, 'LimitExceeded', 'ownTexts'],
];

/** Choices of texts, with the ids that they mean in the order of the corpus. */
const choices: [choice: unknown, ids: readonly string[]][] = [
  ['KOIK', [...both, russian]],
  [{ paring: {} }, [...both, russian]],
  [{ paring: { corpuses: ['cFOoRQekA'], level: null } }, both],
  [{ paring: { language: ['vene'] } }, [russian]],
];

/**
 * The tests of one tool; `wellFormed` is all that a request needs beside texts, `defaults` the fields that have one,
 * `choice` the mandatory choice, if there is one, and `shown` a piece of the answer (its JSON) about "Õunapuu õitseb,
 * õunapuu õunad.", such as a figure where the answer has no words.
 */
export function describeToolLadder(
  server: ToolServer,
  url: string,
  wellFormed: object,
  defaults: readonly string[],
  choice = 'type',
  shown = 'õunad',
): void {
  describeRefusals(server, url, wellFormed, choice);
  describeOwnTexts(server, url, wellFormed, shown);
  describeChoices(server, url, wellFormed);
  describeCancelling(url, wellFormed);

  it('takes null and a missing field as the default, and passes over unknown fields', async () => {
    const chosen = { ...wellFormed, corpusTextIds: [first] };
    const nulls = Object.fromEntries(defaults.map((field) => [field, null]));
    const { status, body } = await server.call(url, {
      ...chosen,
      ...nulls,
      ownTexts: null,
      somethingElse: [{}],
    });
    expect(status).toBe(200);
    expect(body).toEqual((await server.call(url, chosen)).body);
  });
}

function describeRefusals({ call }: ToolServer, url: string, wellFormed: object, choice: string): void {
  it('answers 429 to one call more than the limit, also if the call is bad', async () => {
    const { app } = await makeTestApp({ rateLimit: { calls: 1, windowMs: 30_000 } });
    const most = tools.find(({ call }) => call.path === url)?.isAuxiliary ? AUXILIARY_PER_CALL : 1;
    const statuses = [];
    for (let calls = 0; calls <= most; calls++) {
      statuses.push((await app.inject({ method: 'POST', url, payload: { corpusTextIds: 7 } })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(most).fill(400), 429]);
    await app.close();
  });

  const faults =
    choice in wellFormed
      ? [
          [undefined, 'MandatoryField'],
          ['SOMETHING', 'InvalidRequest'],
        ]
      : [];
  it.each(faults)('answers 400 when the choice of what is counted is %s', async (chosen, code) => {
    const { status, body } = await call(url, { ...wellFormed, corpusTextIds: both, [choice]: chosen });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field: choice });
  });

  it.each(badSelections)('answers 400 when %s', async (_why, fields, code, field) => {
    const { status, body } = await call(url, { ...wellFormed, ...fields });
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });

  it('answers 413 when the request is larger than anything it could hold', async () => {
    const { status, body } = await call(url, { ...wellFormed, ownTexts: 'a'.repeat(9_000_000) });
    expect(status).toBe(413);
    expect(body).toMatchObject([{ code: 'LimitExceeded', field: 'body', limit: 8 * 1024 * 1024 }]);
  });
}

function describeOwnTexts({ call }: ToolServer, url: string, wellFormed: object, shown: string): void {
  it('answers 200 for corpus texts, for an own text and for both', async () => {
    const ownTexts = 'Üks koer.';
    for (const selection of [{ corpusTextIds: both }, { ownTexts }, { corpusTextIds: both, ownTexts }]) {
      expect((await call(url, { ...wellFormed, ...selection })).status).toBe(200);
    }
  });

  it('answers over an own text of one word, of emoji, of lone surrogates and of NUL', async () => {
    for (const ownTexts of ['koer', '😀👩‍👩‍👧 koer 😀', 'koer \ud83d \udc00 koer', 'koer\0koer', '\u00ad']) {
      expect((await call(url, { ...wellFormed, ownTexts })).status).toBe(200);
    }
  });

  it('finds the same in composed and decomposed letters', async () => {
    const ownTexts = 'Õunapuu õitseb, õunapuu õunad.';
    const keyword = 'õunapuu'.normalize('NFD');
    const composed = await call(url, { ...wellFormed, ownTexts, keyword });
    const decomposed = await call(url, { ...wellFormed, ownTexts: ownTexts.normalize('NFD'), keyword });
    expect(decomposed.body).toEqual(composed.body);
    expect(JSON.stringify(composed.body)).toContain(shown);
  });
}

function describeChoices({ call }: ToolServer, url: string, wellFormed: object): void {
  it.each(choices)('answers for the choice %j as for the ids of its texts', async (tekstivalik, ids) => {
    for (const more of [{}, { ownTexts: 'Koer magab.' }]) {
      const named = await call(url, { ...wellFormed, ...more, corpusTextIds: ids });
      const chosen = await call(url, { ...wellFormed, ...more, corpusTextIds: null, tekstivalik });
      expect(named.status).toBe(200);
      // The token of a page is of its own request.
      const withoutToken = { status: 200, body: { ...(named.body as object), pageToken: undefined } };
      expect({ ...chosen, body: { ...(chosen.body as object), pageToken: undefined } }).toEqual(withoutToken);
    }
  });

  it('answers 200 for a query that finds no text', async () => {
    const tekstivalik = { paring: { country: ['Kuu'] } };
    const { status, body } = await call(url, { ...wellFormed, tekstivalik });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { texts: 0, runningWords: 0 } });
  });
}

function describeCancelling(url: string, wellFormed: object): void {
  it('stops working for a client that goes away', async () => {
    let tell: (signal: AbortSignal) => void = () => undefined;
    const asked = new Promise<AbortSignal>((resolve) => (tell = resolve));
    const ask = (...given: unknown[]) =>
      new Promise((_resolve, reject) => {
        const signal = given.at(-1) as AbortSignal;
        tell(signal);
        signal.addEventListener('abort', () => reject(new QueryCancelledError()));
      });
    const engine = { ask, listTextIds: ask } as unknown as AppParts['engine'];
    const annotatedTexts = { read: ask } as unknown as AppParts['annotatedTexts'];
    const { app } = await makeTestApp({ parts: { engine, annotatedTexts, isIndexReady: () => true } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const request = fetch(new URL(url, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wellFormed, corpusTextIds: [first] }),
      signal: client.signal,
    });
    const signal = await asked;
    expect(signal.aborted).toBe(false);
    client.abort();
    await expect(request).rejects.toThrow();
    await expect.poll(() => signal.aborted).toBe(true);
    await app.close();
  });
}

/** The tests of a tool that looks a keyword up within `most` words or sentences. */
export function describeKeywordLadder({ call }: ToolServer, url: string, count: string, most: number): void {
  const chosen = { corpusTextIds: [first], type: 'WORDS', keyword: 'koer' };

  it.each(['', '   ', '\t\n', '\0', '\u200b', '\u00ad \ufeff'])(
    'answers 400 for the keyword %j',
    async (keyword) => {
      const { status, body } = await call(url, { ...chosen, keyword });
      expect(status).toBe(400);
      expect(body).toMatchObject([{ code: 'MandatoryField', field: 'keyword' }]);
    },
  );

  it.each([
    ['keyword', 'a'.repeat(201), 200],
    [count, 99, most],
    [count, '99', most],
    [count, 0, 1],
    [count, 1e20, most],
  ])('answers 400 with the limit of %s', async (field, value, limit) => {
    const { status, body } = await call(url, { ...chosen, [field]: value });
    expect(status).toBe(400);
    expect(body).toEqual([expect.objectContaining({ code: 'LimitExceeded', field, limit })]);
  });

  it('takes numbers as strings of digits', async () => {
    const asString = await call(url, { ...chosen, [count]: '2' });
    expect(asString.status).toBe(200);
    expect(asString.body).toEqual((await call(url, { ...chosen, [count]: 2 })).body);
    expect(asString.body).not.toEqual((await call(url, { ...chosen, [count]: 1 })).body);
  });

  it('finds a phrase as it stands in the text, whatever punctuation is typed', async () => {
    const ownTexts = 'Ma arvan, et kool on tore. Ta ütles: "Tere, Mari!"';
    for (const keyword of ['arvan, et', 'arvan et', 'Tere, Mari', 'ütles: "Tere', 'tore. Ta']) {
      const { body } = await call(url, { ownTexts, type: 'WORDS', keyword });
      expect(JSON.stringify(body)).toMatch(/"(?:total|keywordFrequency)":1,/u);
    }
  });

  it('finds what has no lemma under its form, and a name that is typed in small letters', async () => {
    const ownTexts = 'See maksis 1 500 000 krooni. See on Peetri auto.';
    for (const keyword of ['000', '1 500 000', '1500000', 'peetri']) {
      const { body } = await call(url, { ownTexts, type: 'LEMMAS', keyword });
      expect(JSON.stringify(body)).toMatch(/"(?:total|keywordFrequency)":1,/u);
      expect(JSON.stringify(body)).not.toContain('"_"');
    }
  });
}
