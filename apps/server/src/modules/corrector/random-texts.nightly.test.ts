import { correctorCall, type CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

/** The fragments alone are tried with 10,000 texts in describe-fragments.test.ts; here each goes through all models. */
const RUNS = 200;
const TIMEOUT_MS = 120_000;

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'o\u0303',
    'õ',
    '\r\n',
    '\0',
    '😀',
    '\ud800',
    '\u00a0',
    '\u00ad',
    ' sõna ',
    ' , ',
    'привет',
  ),
  fc.constantFrom(' Minu sober elab Tartus. ', ' Ma tean et ta tuleb. ', '\u{185d9}'),
);
const anyText = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

describe('any text', { timeout: TIMEOUT_MS }, () => {
  it('is corrected into fragments that join to it, or refused since it holds no word', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (tekst) => {
        const payload = { tekst, model: 'grammarcheckerTest', showPossible: true };
        const response = await server.app.inject({ method: 'POST', url: correctorCall.path, payload });
        expect([200, 400]).toContain(response.statusCode);
        if (response.statusCode === 400) return;
        const { speller, grammatika } = response.json<CorrectorResponse>();
        for (const fragments of [speller, grammatika])
          expect(fragments.map(({ text }) => text).join('')).toBe(tekst);
      }),
      { numRuns: RUNS },
    );
  });
});
