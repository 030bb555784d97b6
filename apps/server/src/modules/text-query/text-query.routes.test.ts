import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { selectionSummaryCall, textFacetsCall } from '@keelerada/contract/texts/text-facets';
import { textOriginsCall, textQueryCall } from '@keelerada/contract/texts/text-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const UNKNOWN_ID = '99999999-0000-4000-8000-000000000000';
const texts = [
  makeTestText(1, 'Ema ütles: &quot;Tere!&quot;\n\nIsa on tööl.', { title: 'Teine', keeletase: 'B1' }),
  makeTestText(2, 'Salajane lind laulab.', { title: 'Esimene', keeletase: 'A2' }),
];
const ids = texts.map(({ id }) => id);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts);
});
afterAll(() => server.remove());

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

describe('POST /api/texts/detailneparing', () => {
  it('tells what each text is where details are asked for', async () => {
    const response = await post('/api/texts/detailneparing?details=true', { corpuses: ['cFOoRQekA'] });
    const rows = textQueryCall.answer.parse(response.json());
    expect(rows.map(({ details }) => [details?.level, details?.words])).toEqual([
      ['A2', 3],
      ['B1', 8],
    ]);
  });

  it('finds B1 by the level "B"', async () => {
    const response = await post('/api/texts/detailneparing', { corpuses: ['cFOoRQekA'], level: 'B' });
    expect(textQueryCall.answer.parse(response.json()).map((row) => row.text_id)).toEqual([ids[0]]);
  });
});

describe('a range of years without an end', () => {
  it.each(['2021...', '2021…', '2021-2025', '2021–2025'])(
    'is taken as answers give it, %s',
    async (years) => {
      for (const path of ['detailneparing', 'facets']) {
        const response = await post(`/api/texts/${path}`, { addedYears: [years] });
        expect(response.statusCode).toBe(200);
      }
    },
  );

  it.each(['2021..', '...', '21...', '2021...2025'])('is refused as %s', async (years) => {
    expect((await post('/api/texts/detailneparing', { addedYears: [years] })).statusCode).toBe(400);
  });
});

describe('POST /api/texts/facets', () => {
  it('counts the choices of every filter beside the others, also without a subcorpus', async () => {
    const response = await post('/api/texts/facets', { level: 'A2' });
    const { texts: found, words, filters } = textFacetsCall.answer.parse(response.json());
    expect({ found, words }).toEqual({ found: 1, words: 3 });
    expect(filters.level).toMatchObject({ A2: 1, B1: 1, B: 1, C: 0 });
    expect(filters.corpuses).toMatchObject({ cFOoRQekA: 1, cwUSEqQLt: 0 });
    expect(filters.words).toMatchObject({ '1-100': 1, '101-200': 0 });
  });

  it.each([{ level: 5 }, { words: [[1, 'x']] }, { addedYears: ['soon'] }, []])(
    'answers 400 for %j',
    async (payload) => {
      const response = await post('/api/texts/facets', payload);
      expect(response.statusCode).toBe(400);
      expect(errorBodySchema.parse(response.json())[0]?.code).toBe('InvalidRequest');
    },
  );
});

describe('POST /api/texts/origins', () => {
  it('names title and level of texts; of an unknown one it knows nothing', async () => {
    const response = await post('/api/texts/origins', { ids: [ids[1], ids[1], UNKNOWN_ID] });
    const nothing = { title: null, level: null, nativeLanguage: null, nationality: null };
    expect(textOriginsCall.answer.parse(response.json())).toEqual([
      { ...nothing, textId: ids[1], title: 'Esimene', level: 'A2' },
      { ...nothing, textId: UNKNOWN_ID },
    ]);
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: [7] }, { ids: ids[0] }])(
    'answers 400 for %j',
    async (payload) => {
      expect((await post('/api/texts/origins', payload)).statusCode).toBe(400);
    },
  );
});

describe('POST /api/texts/selection-summary', () => {
  it('adds up words and levels; an unknown or repeated id counts nothing', async () => {
    const response = await post('/api/texts/selection-summary', { ids: [...ids, ids[0], UNKNOWN_ID, 'x'] });
    expect(selectionSummaryCall.answer.parse(response.json())).toMatchObject({
      texts: 2,
      words: 11,
      levels: [
        { value: 'B1', texts: 1 },
        { value: 'A2', texts: 1 },
      ],
      nativeLanguages: [],
    });
  });

  it('adds up the texts of a choice as those of its ids', async () => {
    const add = async (payload: object) =>
      (await post('/api/texts/selection-summary', payload)).json<object>();
    expect(await add({ tekstivalik: 'KOIK' })).toEqual(await add({ ids }));
    expect(await add({ tekstivalik: { paring: { level: ['A2'] } } })).toEqual(await add({ ids: [ids[1]] }));
    const both = await post('/api/texts/selection-summary', { ids, tekstivalik: 'KOIK' });
    expect(both.statusCode).toBe(400);
    expect(both.json()).toMatchObject([{ code: 'InvalidRequest', field: 'tekstivalik' }]);
  });

  it.each([{}, { ids: null }, { ids: 'x' }, { ids: Array.from({ length: 20_001 }, () => 'x') }])(
    'answers 400 for ids that are missing, no list or too many',
    async (payload) => {
      expect((await post('/api/texts/selection-summary', payload)).statusCode).toBe(400);
    },
  );
});
