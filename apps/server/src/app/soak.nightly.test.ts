import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { liveCall } from '@keelerada/contract/site/health';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltServer, type BuiltServer, type CallOutcome } from './testing/built-server-for-test';

/** The nightly set takes two minutes; SOAK_MINUTES=60 is the long part, which is run before a release. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 2);
const CALLS_PER_SECOND = 5;
/** What is loaded or remembered by the first calls is no leak. */
const WARM_SHARE = 0.25;
const MEMORY_FACTOR = 1.25;
const SLOW_SHARE = 0.01;
const PATIENCE_MS = 5000;

let server: BuiltServer;
let corpusTextIds: string[];
beforeAll(async () => {
  server = await startBuiltServer();
  const found = await server.call('10.9.0.1', textQueryCall.path, {});
  corpusTextIds = (JSON.parse(found.body) as { text_id: string }[]).map((row) => row.text_id);
}, 300_000);
afterAll(() => server.remove());

/** What visitors ask for, each time with other words, so that no answer is remembered. */
const asked: readonly ((n: number) => readonly [path: string, body?: object])[] = [
  (n) => [wordlistCall.path, { corpusTextIds, type: n % 2 === 0 ? 'WORDS' : 'LEMMAS' }],
  (n) => [
    correctorCall.path,
    { tekst: `Ma läheb ${n} korda kooli. Ilm on väga ilus.`, model: 'grammarchecker' },
  ],
  (n) => [wordContextCall.path, { corpusTextIds, type: 'LEMMAS', keyword: ['olema', 'kool', 'ja'][n % 3] }],
  (n) => [wordlistCall.path, { ownTexts: `Tere, sõber ${n}! Kuidas sul läheb?`, type: 'LEMMAS' }],
  () => [textQueryCall.path, {}],
  () => [liveCall.path],
];

it(
  `${MINUTES} minutes of ${CALLS_PER_SECOND} calls a second are all answered, in time and without growing memory`,
  async () => {
    const calls = Math.round(MINUTES * 60 * CALLS_PER_SECOND);
    const outcomes: Promise<CallOutcome>[] = [];
    let warmMegabytes = Infinity;
    for (let n = 0; n < calls; n++) {
      const [path, body] = asked[n % asked.length]!(n);
      outcomes.push(
        server.call(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, path, body).then((outcome) => ({
          ...outcome,
          body: outcome.status === 200 ? '' : outcome.body.slice(0, 200),
        })),
      );
      if (n === Math.floor(calls * WARM_SHARE) && process.platform === 'linux')
        warmMegabytes = server.readMegabytes();
      await sleep(1000 / CALLS_PER_SECOND);
    }
    const answered = await Promise.all(outcomes);
    expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
    const slow = answered.filter(({ ms }) => ms > PATIENCE_MS).length;
    expect(slow).toBeLessThanOrEqual(calls * SLOW_SHARE);
    if (process.platform === 'linux')
      expect(server.readMegabytes()).toBeLessThan(warmMegabytes * MEMORY_FACTOR);
  },
  (MINUTES + 5) * 60_000,
);
