import {
  languageToolCall,
  languageToolLanguagesCall,
  languageToolResponseSchema,
} from '@keelerada/contract/corrector/language-tool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TEXT = 'Minu sober elab Tartus. Ma tean et ta tuleb.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

async function post(payload: object | string, headers: Record<string, string> = {}) {
  const url = languageToolCall.path;
  const response = await server.app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, body: response.json<unknown>() };
}

describe('the call of LanguageTool', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  async function check(fields: Record<string, string>) {
    return post(new URLSearchParams(fields).toString(), form);
  }

  it('answers matches with their places', async () => {
    const { status, body } = await check({ text: `😀 ${TEXT}`, language: 'et' });
    expect(status).toBe(200);
    const [spelling, comma] = languageToolResponseSchema.parse(body).matches;
    expect(spelling).toMatchObject({ offset: 8, length: 5, rule: { category: { id: 'TYPOS' } } });
    expect(spelling?.replacements[0]).toEqual({ value: 'sõber' });
    expect(comma).toMatchObject({ replacements: [{ value: 'tean,' }], offset: 30, length: 4 });
  });

  it('marks a word that nobody knows by a rule of its own, without a replacement', async () => {
    const { body } = await check({ text: 'See tebbxdusk on meil kodus.', language: 'et' });
    expect(languageToolResponseSchema.parse(body).matches).toMatchObject([
      {
        ...{ offset: 4, length: 9, replacements: [], shortMessage: 'seda sõna ma ei tunne' },
        rule: { id: 'UnknownWord', category: { id: 'TYPOS' } },
      },
    ]);
  });

  it('gives advice as a matter of style, which a client can switch off', async () => {
    const text = 'Eile ma käisin kinos.';
    const { body } = await check({ text, language: 'et' });
    expect(languageToolResponseSchema.parse(body).matches).toMatchObject([
      {
        ...{ offset: 5, length: 9, replacements: [{ value: 'käisin ma' }] },
        rule: { id: 'WordOrderAdvice', issueType: 'style', category: { id: 'STYLE' } },
      },
    ]);
    const without = await check({ text, language: 'et', disabledRules: 'WordOrderAdvice' });
    expect(languageToolResponseSchema.parse(without.body).matches).toEqual([]);
  });

  it('leaves out what is markup, and keeps places', async () => {
    const annotation = [
      { markup: '<b>' },
      { text: 'Minu sober' },
      { markup: '</b>' },
      { text: ' elab Tartus.' },
    ];
    const { body } = await check({ data: JSON.stringify({ annotation }), language: 'auto' });
    expect(languageToolResponseSchema.parse(body).matches).toMatchObject([{ offset: 8, length: 5 }]);
  });

  it('ends a sentence where markup stands for the end of a line', async () => {
    const annotation = [
      { text: 'Ma tean' },
      { markup: '\n\n## ', interpretAs: '\n\n' },
      { text: 'Et ta tuleb, on hea.' },
    ];
    const { body } = await check({ data: JSON.stringify({ annotation }), language: 'et' });
    expect(languageToolResponseSchema.parse(body).matches).toEqual([]);
  });

  it.each([
    ['A & O', { offset: 11, length: 5 }],
    ['5 + 5 %20', { offset: 15, length: 5 }],
  ])('takes a form that LibreOffice has not encoded: %s', async (before, place) => {
    const plain = await post(`text=${before} minu sober siin&language=et-EE`, form);
    expect(languageToolResponseSchema.parse(plain.body).matches).toMatchObject([place]);
    const named = await post(`text=${before} minu sober siin&language=et-EE&username=mina&apiKey=x`, form);
    expect(named.body).toEqual(plain.body);
  });

  it.each([
    ['no text', { language: 'et' }, 'MandatoryField'],
    ['another language', { text: 'Hello', language: 'en-US' }, 'InvalidRequest'],
    ['broken data', { data: '{', language: 'et' }, 'MalformedBody'],
    ['a text too long', { text: 'a'.repeat(100_001), language: 'et' }, 'LimitExceeded'],
  ])('answers 400 for %s', async (_what, fields, code) => {
    expect(await check(fields as Record<string, string>)).toMatchObject({ status: 400, body: [{ code }] });
  });

  it('takes the same fields as JSON', async () => {
    const { body } = await post({ text: TEXT, language: 'et-EE' });
    expect(languageToolResponseSchema.parse(body).matches).toHaveLength(2);
  });

  it.each([
    [{ disabledRules: 'missingPunctuation' }, ['spellingError']],
    [{ enabledRules: 'missingPunctuation', enabledOnly: 'true' }, ['missingPunctuation']],
    [{ enabledRules: 'missingPunctuation' }, ['spellingError', 'missingPunctuation']],
    [{ disabledCategories: 'TYPOS' }, ['missingPunctuation']],
    [
      { disabledCategories: 'TYPOS,STYLE', enabledRules: 'spellingError' },
      ['spellingError', 'missingPunctuation'],
    ],
    [{ enabledCategories: 'TYPOS', enabledOnly: 'true' }, ['spellingError']],
    [{ enabledCategories: 'TYPOS', disabledRules: 'spellingError', enabledOnly: 'true' }, []],
  ])('answers matches of the rules that are wanted: %o', async (rules, expected) => {
    const { body } = await check({ text: TEXT, language: 'et', ...rules });
    expect(languageToolResponseSchema.parse(body).matches.map(({ rule }) => rule.id)).toEqual(expected);
  });

  it('takes the fields in the address too, and writes no text of them down', async () => {
    const query = new URLSearchParams({ text: TEXT, language: 'et', disabledCategories: 'TYPOS' });
    const url = `${languageToolCall.path}?${query.toString()}`;
    const response = await server.app.inject({ method: 'GET', url });
    expect(languageToolResponseSchema.parse(response.json()).matches.map(({ rule }) => rule.id)).toEqual([
      'missingPunctuation',
    ]);
    const none = await server.app.inject({ method: 'GET', url: `${languageToolCall.path}?language=et` });
    expect(none.statusCode).toBe(400);
  });

  it('explains in English to those whose mother tongue is English', async () => {
    const { body } = await check({ text: TEXT, language: 'et', motherTongue: 'en-GB' });
    expect(languageToolResponseSchema.parse(body).matches[1]?.message).toContain('comma');
  });

  it('names its languages', async () => {
    const response = await server.app.inject({ method: 'GET', url: languageToolLanguagesCall.path });
    expect(response.statusCode).toBe(200);
    expect(languageToolLanguagesCall.answer.parse(response.json())).toEqual([
      { name: 'Estonian', code: 'et', longCode: 'et-EE' },
    ]);
  });

  it('answers an empty page', async () => {
    expect(await check({ text: '', language: 'et' })).toMatchObject({ status: 200, body: { matches: [] } });
  });
});
