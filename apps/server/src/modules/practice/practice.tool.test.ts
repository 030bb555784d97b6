import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import { practiceResponseSchema, type PracticeBody } from '@keelerada/contract/teaching/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';

const SENTENCES = [
  'Koosolek kestis eile kolm pikka tundi.',
  'Minu sõbral on kodus viis musta kassi.',
  'Ma ei osta täna poest leiba.',
  'Helistan igal õhtul oma vanale emale.',
  'Tulin koju, sest väljas oli väga külm.',
  'Mulle meeldib suvel meres ujuda.',
  'Eile ostis õde poest uue kleidi.',
  'Vanaema elab suures majas metsa ääres.',
  'Eelmisel aastal elas minu vend terve suve meie vanas majas.',
];

let server: TestServer;
beforeAll(async () => {
  const text = makeTestText(1, SENTENCES.join(' '), { emakeel: 'eesti' });
  const learner = makeTestText(2, 'Minu sober elab siin linnas. Laual on kolm raamatud.', {
    keeletase: 'B1',
  });
  server = await startTestServer([text, learner]);
});
afterAll(() => server.remove());

const ask = async (body: object) => server.app.inject({ method: 'POST', url: PRACTICE_PATH, payload: body });
const read = async (body: PracticeBody) => practiceResponseSchema.parse((await ask(body)).json()).items;

describe('POST /api/tools/practice', () => {
  it('makes a gap where a number asks for the form', async () => {
    const items = await read({ topics: ['numerals'], level: 'A2', kind: 'WRITE_FORM', language: 'en' });
    expect(items).toContainEqual(
      expect.objectContaining({
        before: 'Minu sõbral on kodus viis musta ',
        written: '',
        after: '.',
        accepted: ['kassi'],
        baseForm: 'kass',
        source: 'NATIVE',
      }),
    );
  });

  it('makes items of native writers alone where they stand in place of a level', async () => {
    const body: PracticeBody = { topics: ['numerals', 'letters'], level: 'EK', count: 30 };
    const items = await read(body);
    expect(items.map(({ accepted }) => accepted[0])).toContain('kassi');
    expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['NATIVE']));
    expect(items.some(({ kind }) => kind === 'MEND_ERROR')).toBe(false);
    const mend = await ask({ ...body, kind: 'MEND_ERROR' });
    expect({ status: mend.statusCode, body: mend.json<unknown>() }).toMatchObject({
      status: 400,
      body: [{ code: 'InvalidRequest', field: 'kind' }],
    });
  });

  it('asks for the tense that words of time ask for', async () => {
    const items = await read({ topics: ['tense'], level: 'B2', kind: 'WRITE_FORM', language: 'en' });
    const found = items.map(({ accepted, explanation }) => [accepted[0], explanation.governor]);
    expect(found).toContainEqual(['elas', 'Eelmisel aastal']);
  });

  it('makes the same items for the same seed', async () => {
    const body: PracticeBody = { topics: ['partitive', 'comma'], level: 'B1', seed: 5 };
    expect(await read(body)).toEqual(await read(body));
  });

  it('answers 400 for a kind that the topic has not, and for a topic that there is not', async () => {
    const kind = await ask({ topics: ['comma'], level: 'B1', kind: 'WRITE_FORM' });
    expect({ status: kind.statusCode, body: kind.json<unknown>() }).toMatchObject({
      status: 400,
      body: [{ code: 'InvalidRequest', field: 'kind' }],
    });
    expect((await ask({ topics: ['weather'], level: 'B1' })).statusCode).toBe(400);
  });
});
