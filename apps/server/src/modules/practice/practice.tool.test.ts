import { practiceCall, type PracticeBody } from '@keelerada/contract/teaching/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

const ask = async (body: object) =>
  server.app.inject({ method: 'POST', url: practiceCall.path, payload: body });
const read = async (body: PracticeBody) => practiceCall.answer.parse((await ask(body)).json()).items;

describe('POST /api/tools/practice', () => {
  it('makes a gap where a number asks for the form, with its paradigm, reason and examples', async () => {
    const [item] = await read({ topics: ['numerals'], level: 'A2', kind: 'WRITE_FORM', language: 'en' });
    expect(item).toMatchObject({
      topic: 'numerals',
      kind: 'WRITE_FORM',
      written: '',
      choices: [],
      source: 'STOCK',
    });
    expect(item!.forms.map(({ form }) => form)).toContain(item!.accepted[0]!.toLowerCase());
    expect(item!.explanation.text).toMatch(/partitive|agree|noun/u);
    expect(item!.examples).toHaveLength(2);
  });

  it('plants an error that is none of the right answers, and offers each right answer once', async () => {
    const mend = await read({
      topics: ['government', 'agreement'],
      level: 'B1',
      kind: 'MEND_ERROR',
      count: 30,
    });
    expect(mend).toHaveLength(30);
    for (const { accepted, written } of mend) expect(accepted).not.toContain(written);
    const choose = await read({ topics: ['object'], level: 'B2', kind: 'CHOOSE_FORM', count: 30 });
    for (const { accepted, choices } of choose)
      expect(choices.filter((choice) => accepted.includes(choice))).toHaveLength(1);
  });

  it('says where the commas belong that it took away', async () => {
    const items = await read({ topics: ['comma'], level: 'C1', count: 30 });
    for (const { before, commaPlaces, accepted } of items) {
      const written = [...commaPlaces]
        .reverse()
        .reduce((text, at) => `${text.slice(0, at)},${text.slice(at)}`, before);
      expect(accepted).toEqual([written]);
    }
  });

  it('makes the same items for the same seed, others for another, and no sentence twice', async () => {
    const body: PracticeBody = { topics: ['partitive', 'comma'], level: 'B1', seed: 5, count: 30 };
    const items = await read(body);
    expect(items).toEqual(await read(body));
    expect(items).not.toEqual(await read({ ...body, seed: 6 }));
    expect(new Set(items.map(({ before, after }) => before + after)).size).toBe(30);
    expect(items.slice(0, 4).map(({ topic }) => topic)).toEqual(['partitive', 'comma', 'partitive', 'comma']);
  });

  it('answers 400 for a kind that the topic has not, and for a topic and a level that there are not', async () => {
    const kind = await ask({ topics: ['comma'], level: 'B1', kind: 'WRITE_FORM' });
    expect({ status: kind.statusCode, body: kind.json<unknown>() }).toMatchObject({
      status: 400,
      body: [{ code: 'InvalidRequest', field: 'kind' }],
    });
    expect((await ask({ topics: ['weather'], level: 'B1' })).statusCode).toBe(400);
    expect((await ask({ topics: ['comma'], level: 'EK' })).statusCode).toBe(400);
  });
});
