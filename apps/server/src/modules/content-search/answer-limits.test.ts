import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { countTokens, limitRecords, searchContent, type SearchParts } from './search-content';
import { readSruRequest } from './read-sru-request';
import type { ContentSearchRequest } from './sru-request';
import { findAll, readAnswer, readXml } from './testing/read-answer';

const TIMEOUT_MS = 60_000;
const MOST_BYTES = 2_000_000;
const LONG = `Vana maja ${'seisab suures linnas ja '.repeat(20)}vaikib.`;
const ENDLESS = `Vana maja ${'seisab suures linnas ja '.repeat(1_000)}vaikib.`;
const HITS = 61;
const LONG_TEXT = Array.from({ length: HITS - 1 }, () => LONG).join(' ');

let server: TestServer;
beforeAll(async () => {
  const texts = [LONG_TEXT, ENDLESS].map((text, i) => makeTestText(i + 1, text));
  server = await startTestServer(texts, { RATE_LIMIT: '1000/30s' });
}, TIMEOUT_MS);
afterAll(() => server.remove());

const LAYERED = 'queryType=fcs&query=[lemma="maja"]&maximumRecords=250';

async function ask(query: string, startRecord: number) {
  const response = await server.app.inject(`/fcs?${encodeURI(query)}&startRecord=${startRecord}`);
  expect(response.statusCode).toBe(200);
  expect(response.body.length).toBeLessThan(MOST_BYTES);
  const root = readXml(response.body);
  return {
    ...readAnswer(response.body),
    records: findAll(root, 'recordPosition').map(({ text }) => Number(text)),
    layered: findAll(root, 'Advanced').length,
    next: findAll(root, 'nextRecordPosition').map(({ text }) => Number(text))[0],
  };
}

describe('an answer', { timeout: TIMEOUT_MS }, () => {
  it('with layers holds so many tokens, and the next goes on behind it', async () => {
    const seen: number[] = [];
    let layered = 0;
    let answers = 0;
    for (let next: number | undefined = 1; next !== undefined; answers++) {
      const answer = await ask(LAYERED, next);
      expect(answer.total).toBe(HITS);
      expect(answer.records.length).toBeGreaterThan(0);
      seen.push(...answer.records);
      layered += answer.layered;
      next = answer.next;
    }
    expect(seen).toEqual(Array.from({ length: HITS }, (_, i) => i + 1));
    expect(answers).toBeGreaterThan(2);
    // The endless sentence is shown without them.
    expect(layered).toBe(HITS - 1);
  });

  it('without layers holds all records', async () => {
    const { records, next } = await ask('query=maja&maximumRecords=250', 1);
    expect([records.length, next]).toEqual([HITS, undefined]);
  });
});

describe('records', () => {
  const makeHit = (words: number) => ({
    ...{ contextBefore: 'sõna '.repeat(words - 2), keyword: 'maja', contextAfter: '.' },
    ...{ textId: null, start: 0 },
  });

  it('are counted by words and signs', () => {
    expect(countTokens({ ...makeHit(7), contextBefore: 'Kas „vana“ 1,5 so\u0303na' })).toBe(10);
  });

  it.each([
    ['layers', true, 1_000, 3],
    ['layers', true, 1_001, 2],
    ['layers', true, 9_000, 1],
    ['none', false, 9_000, 10],
    ['none', false, 200_000, 1],
  ])('with %s (%s) of %i tokens each are limited', (_, hasLayers, tokens, expected) => {
    expect(limitRecords(Array(10).fill(makeHit(tokens)), hasLayers)).toHaveLength(expected);
    expect(limitRecords([], hasLayers)).toEqual([]);
  });
});

describe('one address', { timeout: TIMEOUT_MS }, () => {
  it('has two searches open, and others are answered', async () => {
    const address = new URL(server.address);
    const open = [0, 1].map(() => {
      const socket = connect(Number(address.port), address.hostname);
      // The answer is not sent before its body is there.
      socket.write(
        'POST /fcs HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 10\r\n\r\nquery',
      );
      return socket;
    });
    const search = () => fetch(new URL('/fcs?query=maja', address));
    await expect.poll(async () => (await search()).status).toBe(429);
    const refused = await search();
    expect(await refused.json()).toMatchObject([{ code: 'TooManyRequests', limit: 2 }]);
    expect((await fetch(new URL('/api/status', address))).status).toBe(200);
    for (const socket of open) socket.destroy();
    await expect.poll(async () => (await search()).status).toBe(200);
  });
});

it('records are written in a compute thread: the main thread passes on what it gets', async () => {
  const hit = { contextBefore: 'Vana', keyword: 'maja', contextAfter: 'seisab.', textId: null, start: 5 };
  const written = new Uint8Array([1, 2, 3]);
  const asked: unknown[] = [];
  const parts = {
    findHits: () => Promise.resolve({ total: 1, hits: [hit] }),
    annotatedTexts: { readPresent: () => Promise.resolve([]) },
    pool: {
      run: (task: { name: string }, input: object) => {
        asked.push({ task: task.name, input: structuredClone(input) });
        return Promise.resolve(written);
      },
    },
  } as unknown as SearchParts;
  const request = readSruRequest(new URLSearchParams('operation=searchRetrieve&query=maja'));
  const endpoint = { site: 'http://localhost', endpoint: 'http://localhost/fcs', owner: '', resources: [] };
  const signal = new AbortController().signal;
  expect(await searchContent(request as ContentSearchRequest, endpoint, parts, signal)).toBe(written);
  expect(asked).toMatchObject([{ task: 'write-search-answer', input: { total: 1, hits: [hit] } }]);
});
