import { correctionsCall } from '@keelerada/contract/corrector/text-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TEXT = 'Minu sober elab Tartus. Ma tean et ta tuleb.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

async function post(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json<unknown>() };
}

describe('a call for one list', () => {
  it.each([
    ['sonad', ['Tere', 'sõbrad']],
    ['lemmad', ['tere', 'sõber']],
    ['silbid', ['Te-re', 'sõb-rad']],
    ['sonaliik', ['hüüdsõna', 'nimisõna']],
    ['vormimargendid', ['–', 'mitmuse nimetav kääne']],
    ['laused', ['Tere, sõbrad!']],
    ['keeletase', []],
  ])('answers %s', async (list, expected) => {
    const answer = await post(`/api/texts/${list}`, { tekst: 'Tere, sõbrad!' });
    expect(answer).toEqual({ status: 200, body: expected });
  });

  it.each([
    ['sonaliik', ['interjection', 'noun']],
    ['vormimargendid', ['–', 'plural nominative']],
  ])('names %s in English where it is asked for', async (list, expected) => {
    const { body } = await post(`/api/texts/${list}`, { tekst: 'Tere, sõbrad!', language: 'EN' });
    expect(body).toEqual(expected);
  });

  it.each(['keerukus', 'mitmekesisus'])('answers the twelve figures of %s as strings', async (list) => {
    const { body } = await post(`/api/texts/${list}`, { tekst: TEXT, language: 'ET' });
    expect(body).toHaveLength(12);
    expect((body as unknown[]).every((figure) => typeof figure === 'string')).toBe(true);
  });

  it('answers the level as pairs of probability and level', async () => {
    const { body } = await post('/api/texts/keeletase', {
      tekst:
        `${TEXT} `.repeat(4) +
        'Ma elan linnas ja käin iga päev koolis, sest mulle meeldib õppida uusi keeli koos sõpradega.',
    });
    expect(body).toHaveLength(16);
    expect((body as unknown[])[0]).toEqual([expect.any(Number), 'A2']);
  });

  it('answers the corrected text, then the text', async () => {
    const { body } = await post(correctionsCall.path, { tekst: TEXT });
    expect(body).toEqual([TEXT.replace('sober', 'sõber'), TEXT]);
  });

  it('answers 400 without a text', async () => {
    const { status, body } = await post('/api/texts/silbid', { tekst: ' ' });
    expect([status, body]).toMatchObject([400, [{ code: 'MandatoryField', field: 'tekst' }]]);
  });
});
