import { wordPageCall } from '@keelerada/contract/teaching/word-page';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const texts = [
  ...[1, 2, 3].map((id) => makeTestText(id, 'Ma ootan sõpra. Sõber helistab emale.', { keeletase: 'A2' })),
  ...[4, 5, 6].map((id) =>
    makeTestText(id, 'Me ootasime kaua vana rongi, aga rong ei tulnud. Kuhu sa lähed?', { keeletase: 'B1' }),
  ),
  makeTestText(7, 'Kass ootab hommikul akna juures piima. Koer magab rahulikult suure pliidi ees.', {
    korpus: 'cYDRkpymb',
    emakeel: 'eesti',
  }),
];

let server: TestServer;
async function ask(keyword: unknown) {
  const payload = { tekstivalik: 'KOIK', keyword };
  const response = await server.app.inject({ method: 'POST', url: wordPageCall.path, payload });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const read = async (keyword: string) => wordPageCall.answer.parse((await ask(keyword)).body);

beforeAll(async () => {
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  await vi.waitFor(async () => expect((await read('magama')).errors.reason).toBe('FEW'), {
    ...{ timeout: 60_000, interval: 300 },
  });
}, 90_000);
afterAll(() => server.remove());

describe('POST /api/tools/word-page', () => {
  it('tells what a word asks for with two sentences, and what to practise', async () => {
    const { asks, practice, principalForms } = await read('ootama');
    expect(asks.map(({ question }) => question)).toEqual(['keda? mida?']);
    expect(asks[0]!.examples.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      'Ma ootan bussi.',
      'Me ootame sind jaamas.',
    ]);
    expect(practice!.items.length).toBeGreaterThan(0);
    expect(principalForms).toEqual(['oodata', 'ootan', 'oodatud']);
  });

  it('lists forms by use, with the level of their first use and a good sentence without a mark', async () => {
    const { forms, formCount, levels, hits } = await read('ootama');
    expect(forms.map(({ form, hits: count, level }) => [form, count, level])).toEqual([
      ['ootan', 3, 'A2'],
      ['ootasime', 3, 'B1'],
      ['ootab', 1, null],
    ]);
    expect([formCount, hits]).toEqual([3, 7]);
    expect(levels.map(({ level, texts: count, least }) => [level, count, least]).slice(0, 2)).toEqual([
      ['A2', 3, 3],
      ['B1', 3, 3],
    ]);
    const { forms: own } = await read('rahulikult');
    expect(own[0]!.example).toBe('Koer magab rahulikult suure pliidi ees.');
  });

  it('takes a form for its base form, and tells no level of question words', async () => {
    expect(await read('ootasime')).toMatchObject({
      ...{ word: 'ootama', initialKeyword: 'ootasime', lemmatizedKeyword: 'ootama' },
    });
    const { isClosed, forms } = await read('kuhu');
    expect([isClosed, forms[0]!.level]).toEqual([true, null]);
  });

  it('says of a word that the corpus has not which are nearest', async () => {
    const found = await read('ootaxa');
    expect(found).toMatchObject({ hits: 0, partOfSpeech: null, forms: [], errors: { source: null } });
    expect(found.nearest).toContain('ootama');
    expect((await read('helistamine')).nearest).toEqual([]);
  });

  it('tells no rate of a few uses', async () => {
    expect((await read('sõber')).errors).toMatchObject({ source: null, reason: 'FEW', rates: [] });
  });

  it.each([
    ['no word', undefined, 'MandatoryField'],
    ['two words', 'suur maja', 'InvalidRequest'],
    ['a number', 7, 'InvalidRequest'],
    ['201 characters', 'a'.repeat(201), 'LimitExceeded'],
  ])('answers 400 for %s', async (_why, keyword, code) => {
    const { status, body } = await ask(keyword);
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code, field: 'keyword' }]);
  });
});
