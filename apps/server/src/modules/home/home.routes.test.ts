import { homePictures } from '@keelerada/contract/fields/choices';
import { homePictureCall, homeCall } from '@keelerada/contract/site/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TEXTS = 12;
const texts = [
  ...Array.from({ length: TEXTS }, (_, index) =>
    makeTestText(
      index + 1,
      `Minu hea ja vana sõber ${index} elab juba ammu suures linnas. See ilus aeg oli igal aastal liiga lühike.`,
      { keeletase: index < 4 ? 'A2' : 'B1', emakeel: 'eesti', ...(index < 5 && { korpus: 'clWmOIrLa' }) },
    ),
  ),
  makeTestText(98, 'Linn on suur.', { emakeel: 'eesti' }),
  makeTestText(99, 'Это мой старый друг.', { tekstikeel: 'vene', korpus: 'cgSRJPKTr' }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts, { RATE_LIMIT: '1/1h' });
});
afterAll(() => server.remove());

const ask = () => server.app.inject(homeCall.path);

describe('GET /api/home', () => {
  it('counts texts and words by subcorpus and level', async () => {
    const home = homeCall.answer.parse((await ask()).json());
    const words = 19;
    expect(home).toMatchObject({ texts: TEXTS + 2, runningWords: TEXTS * words + 7 });
    expect(home.subcorpora).toEqual([
      { code: 'clWmOIrLa', texts: 5, runningWords: 5 * words },
      { code: 'cFOoRQekA', texts: 8, runningWords: 7 * words + 3 },
      { code: 'cgSRJPKTr', texts: 1, runningWords: 4 },
    ]);
    expect(home.levels).toEqual([
      { code: 'A2', texts: 4, runningWords: 4 * words },
      { code: 'B1', texts: 8, runningWords: 8 * words },
    ]);
    expect(home.nativeWriters).toEqual({ texts: 1, runningWords: 3 });
  });

  it('shows frequent words with lines of different texts', async () => {
    const { examples } = homeCall.answer.parse((await ask()).json());
    expect(examples.map(({ lemma, total }) => [lemma, total])).toEqual([
      ['aeg', TEXTS],
      ['sõber', TEXTS],
    ]);
    const before = examples[1]!.rows.map(({ contextBefore }) => contextBefore);
    const after = examples[1]!.rows.map(({ contextAfter }) => contextAfter);
    expect(before).toEqual(Array(10).fill('Minu hea ja vana'));
    expect(new Set(after).size).toBe(10);
  });

  it('is no call of the rate limit and may be kept for a while', async () => {
    for (let call = 0; call < 4; call += 1) {
      const response = await ask();
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
    }
  });
});

describe('GET /api/home/pictures', () => {
  const askPicture = (name: string) => server.app.inject(`/api/home/pictures/${name}`);

  it('shows the first nouns of the word list, of the whole corpus where levels have few words', async () => {
    const { isReady, picture } = homePictureCall.answer.parse((await askPicture('wordlist')).json());
    expect(isReady).toBe(true);
    expect(picture).toMatchObject({ level: null, texts: TEXTS + 2 });
    expect(picture?.rows[0]).toEqual({ word: 'linn', value: TEXTS + 1 });
    expect(picture?.rows.map(({ word }) => word)).toContain('sõber');
  });

  it('leaves out what the corpus has too little for, and counts no call', async () => {
    for (const name of homePictures) {
      const response = await askPicture(name);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
      const { picture } = homePictureCall.answer.parse(response.json());
      if (name !== 'wordlist' && name !== 'cluster-finder') expect(picture).toBeNull();
    }
  });

  it('knows no other picture', async () => {
    expect((await askPicture('worksheet')).statusCode).toBe(400);
  });
});

describe('GET /api/home of an empty corpus', () => {
  it('answers noughts and no examples', async () => {
    const empty = await startTestServer([]);
    const response = await empty.app.inject(homeCall.path);
    const picture = await empty.app.inject(`/api/home/pictures/wordlist`);
    await empty.remove();
    const none = { texts: 0, runningWords: 0 };
    const nothing = { ...none, nativeWriters: none, subcorpora: [], levels: [], examples: [] };
    expect(response.json()).toEqual(nothing);
    expect(picture.json()).toEqual({ isReady: true, picture: null });
    expect(response.headers['cache-control']).toBe('public, max-age=0');
  });
});
