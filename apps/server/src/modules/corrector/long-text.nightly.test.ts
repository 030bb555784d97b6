import { setTimeout } from 'node:timers/promises';
import {
  correctorCall,
  type CorrectorProgress,
  type CorrectorResponse,
} from '@keelerada/contract/corrector/corrector';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const TIMEOUT_MS = 180_000;
const SENTENCES = 500;
const WORDS_A_SENTENCE = 10;
const PLACES = ['linnas', 'metsas', 'koolis', 'poes', 'teatris', 'muuseumis', 'aias', 'pargis', 'rannas'];
const PEOPLE = ['sõpra', 'õpetajat', 'venda', 'naabrit', 'arsti', 'kirjanikku', 'lauljat', 'kokka'];
/** A cancelled task has ended by then, and nothing computes. */
const QUIET_MS = 1500;
const MOST_QUIET_SHARE = 0.3;

/** 5,000 words in sentences of which no two are equal. */
const LONG_TEXT = Array.from({ length: SENTENCES }, (_, i) => {
  const [place, person] = [PLACES[i % PLACES.length]!, PEOPLE[i % PEOPLE.length]!];
  return `Ma käisin ${i} korda suures ${place} ja nägin vana ${person}.`;
}).join(' ');

type Line = Partial<CorrectorProgress> & { readonly result?: CorrectorResponse };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

/** Asks for lines of progress; `onLine` hears each as it comes. */
async function correctInLines(
  tekst: string,
  onLine: (line: Line) => void,
  signal: AbortSignal | null = null,
): Promise<void> {
  const response = await fetch(new URL(correctorCall.path, server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ tekst, model: 'grammarchecker' }),
    signal,
  });
  let rest = '';
  const decoder = new TextDecoder();
  for await (const part of response.body!) {
    const lines = (rest + decoder.decode(part as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) onLine(JSON.parse(line) as Line);
  }
}

function askWordlist() {
  const payload = { ownTexts: 'Kass magab ja koer magab.', type: 'WORDS', minFrequency: 2 };
  return server.app.inject({ method: 'POST', url: wordlistCall.path, payload });
}

/** What an answer costs, in seconds of a core. */
async function measureSeconds(url: string, payload: object): Promise<number> {
  const before = process.cpuUsage();
  const response = await server.app.inject({ method: 'POST', url, payload });
  const { user, system } = process.cpuUsage(before);
  expect(response.statusCode).toBe(200);
  return (user + system) / 1e6;
}

describe('90,000 characters cost at most four times as much', { timeout: TIMEOUT_MS }, () => {
  const CHARACTERS = 90_000;
  let usualSeconds: Promise<number> | undefined;
  const fill = (write: (i: number) => string): string => {
    let text = '';
    for (let i = 0; text.length < CHARACTERS; i++) text += write(i);
    return text.slice(0, CHARACTERS);
  };
  const usual = fill((i) => `Ma nägin ${i} korda vana ${PEOPLE[i % PEOPLE.length]!}. `);
  /** Nobody knows such words, and no two are equal. */
  const makeUnknown = (i: number): string =>
    [...`${i + 10_000}`]
      .map((digit) => 'kpatemonisulavurehõ'.slice(2 * Number(digit), 2 * Number(digit) + 2))
      .join('');

  it.each([
    ['without a full stop', languageToolCall.path, usual.replaceAll('.', '')],
    ['without a full stop, corrected', correctorCall.path, usual.replaceAll('.', '')],
    ['in one word', correctorCall.path, `Ma nägin ${'õ'.repeat(CHARACTERS)}`],
    ['with 10,000 unknown words', correctorCall.path, fill((i) => `${makeUnknown(i)} `)],
    ['with emoji', correctorCall.path, fill((i) => `ma näen 😀👩‍👧 ${i} `)],
    ['with zero-width characters', correctorCall.path, fill(() => 'ma nä\u200bgin ko\u200dera ')],
  ])('%s', async (_, path, text) => {
    const send = (sent: string) => ({ tekst: sent, model: 'grammarchecker' });
    const before = await (usualSeconds ??= measureSeconds(correctorCall.path, send(usual)));
    const spent = await measureSeconds(
      path,
      path === correctorCall.path ? send(text) : { text, language: 'et' },
    );
    expect(spent).toBeLessThan(4 * before);
  });
});

describe('a text of 5,000 words', { timeout: TIMEOUT_MS }, () => {
  it('is corrected with progress while a word list is made', async () => {
    expect(LONG_TEXT.split(' ')).toHaveLength(SENTENCES * WORDS_A_SENTENCE);
    const lines: Line[] = [];
    let linesBefore = 0;
    const corrected = correctInLines(LONG_TEXT, (line) => lines.push(line));
    await expect.poll(() => lines.length, { timeout: TIMEOUT_MS, interval: 20 }).toBeGreaterThan(0);
    const wordlist = await askWordlist();
    linesBefore = lines.length;
    expect(wordlist.statusCode).toBe(200);
    expect(wordlist.json<{ resultList: unknown }>().resultList).toMatchObject([{ word: 'magab' }]);
    await corrected;
    expect(lines.length).toBeGreaterThan(linesBefore);
    const result = lines.pop()?.result;
    expect(result?.grammatika.map(({ text }) => text).join('')).toBe(LONG_TEXT);
    const done = lines.map((line) => line.done!);
    expect(done.length).toBeGreaterThan(5);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(lines.every(({ total }) => total === SENTENCES)).toBe(true);
    expect(done.at(-1)).toBe(SENTENCES);
  });

  it('is given up when its client goes away: nothing computes for it any more', async () => {
    const client = new AbortController();
    let done = 0;
    const asked = correctInLines(
      `Üks uus lause. ${LONG_TEXT}`,
      (line) => {
        done = line.done ?? SENTENCES;
        if (done === 0 || client.signal.aborted) return;
        client.abort();
      },
      client.signal,
    );
    await expect(asked).rejects.toThrow();
    expect(done).toBeLessThan(SENTENCES / 2);
    await setTimeout(QUIET_MS);
    const before = process.cpuUsage();
    await setTimeout(QUIET_MS);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(MOST_QUIET_SHARE * QUIET_MS);
    expect((await askWordlist()).statusCode).toBe(200);
  });

  it.each([
    ['spellchecker', MAX_CORRECTOR_CHARACTERS],
    ['grammarchecker', MAX_CORRECTOR_CHARACTERS / 10],
  ])('joins again up to the limit of characters, whatever it holds (%s)', async (model, length) => {
    const piece = 'Tere 😀!\r\nMa\u00a0tean et о\u0303 привет o\u0303\0 sober.\n\n';
    const tekst = piece.repeat(length / piece.length + 1).slice(0, length);
    const payload = { tekst, model };
    const response = await server.app.inject({ method: 'POST', url: correctorCall.path, payload });
    expect(response.statusCode).toBe(200);
    const { speller, grammatika } = response.json<CorrectorResponse>();
    for (const fragments of [speller, grammatika])
      expect(fragments.map(({ text }) => text).join('')).toBe(tekst);
  });
});
