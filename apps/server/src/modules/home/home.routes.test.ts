import { homeResponseSchema } from '@keelerada/contract/home';
import { HOME_PATH } from '@keelerada/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TEXTS = 12;
const texts = [
  ...Array.from({ length: TEXTS }, (_, index) =>
    makeTestText(
      index + 1,
      `Minu hea ja vana sõber ${index} elab juba ammu suures linnas. See ilus aeg oli igal aastal liiga lühike.`,
      { keeletase: index < 4 ? 'A2' : 'B1', ...(index < 5 && { korpus: 'clWmOIrLa' }) },
    ),
  ),
  makeTestText(99, 'Это мой старый друг.', { tekstikeel: 'vene', korpus: 'cgSRJPKTr' }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts, { RATE_LIMIT: '1/1h' });
});
afterAll(() => server.remove());

const ask = () => server.app.inject(HOME_PATH);

describe('GET /api/home', () => {
  it('counts texts and words by subcorpus and level', async () => {
    const home = homeResponseSchema.parse((await ask()).json());
    const words = 19;
    expect(home).toMatchObject({ texts: TEXTS + 1, runningWords: TEXTS * words + 4 });
    expect(home.subcorpora).toEqual([
      { code: 'clWmOIrLa', texts: 5, runningWords: 5 * words },
      { code: 'cFOoRQekA', texts: 7, runningWords: 7 * words },
      { code: 'cgSRJPKTr', texts: 1, runningWords: 4 },
    ]);
    expect(home.levels).toEqual([
      { code: 'A2', texts: 4, runningWords: 4 * words },
      { code: 'B1', texts: 8, runningWords: 8 * words },
    ]);
  });

  it('shows frequent words with lines of different texts', async () => {
    const { examples } = homeResponseSchema.parse((await ask()).json());
    expect(examples.map(({ lemma, total }) => [lemma, total])).toEqual([
      ['aeg', TEXTS],
      ['sõber', TEXTS],
    ]);
    const before = examples[1]!.rows.map(({ contextBefore }) => contextBefore);
    const after = examples[1]!.rows.map(({ contextAfter }) => contextAfter);
    expect(before).toEqual(Array(7).fill('Minu hea ja vana'));
    expect(new Set(after).size).toBe(7);
  });

  it('is no call of the rate limit and may be kept for a while', async () => {
    for (let call = 0; call < 4; call += 1) {
      const response = await ask();
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
    }
  });
});

describe('GET /api/home of an empty corpus', () => {
  it('answers noughts and no examples', async () => {
    const empty = await startTestServer([]);
    const response = await empty.app.inject(HOME_PATH);
    await empty.remove();
    expect(response.json()).toEqual({ texts: 0, runningWords: 0, subcorpora: [], levels: [], examples: [] });
    expect(response.headers['cache-control']).toBe('public, max-age=0');
  });
});
