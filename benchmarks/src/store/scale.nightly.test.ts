import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineAnswer } from '../../../apps/server/src/app/testing/compare-engines';
import {
  startTestServers,
  type TestServers,
} from '../../../apps/server/src/corpus/token-store/testing/start-test-servers';
import { makeChangedTexts } from './changed-texts';
import { askMemory, askStore, loadScaleCorpus, openScaleStore, type ScaleCorpus } from './scale-corpus';
import type { ScaleQuestion } from './scale-questions';

/** Some thirty texts a shard. */
const WORDS = 60_000;
const AWAY_MS = 2000;
const RIGHT_AGAIN_MS = 5000;
const TIMEOUT_MS = 300_000;

const isWithoutServers = (process.env['TEST_INDEX_URL'] ?? '') === '';
const note = isWithoutServers ? ' - skipped: TEST_INDEX_URL is not set' : '';

// Servers of its own: other tests would not like theirs to be killed.
describe.skipIf(isWithoutServers)(`the questions of the scale command${note}`, () => {
  let servers: TestServers;
  let corpus: ScaleCorpus;
  let store: Awaited<ReturnType<typeof openScaleStore>>;
  const expected = new Map<ScaleQuestion, EngineAnswer | null>();

  beforeAll(async () => {
    servers = await startTestServers();
    store = await openScaleStore(servers.indexUrl);
    corpus = await loadScaleCorpus(store.client, makeChangedTexts(WORDS), true);
    for (const question of corpus.questions) expected.set(question, await askMemory(corpus, question));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await store?.close();
    await servers?.stop();
  });

  /** The first question that the store does not answer as memory does. */
  const findWrong = async (): Promise<string | null> => {
    for (const question of corpus.questions) {
      const answer = await askStore(corpus, question).catch((error: unknown) => {
        if (error instanceof IndexIncompleteError) return error.message;
        throw error;
      });
      if (JSON.stringify(answer) !== JSON.stringify(expected.get(question))) return question.name;
    }
    return null;
  };

  it('have equal answers in both engines', { timeout: TIMEOUT_MS }, async () => {
    expect(corpus.questions.length).toBeGreaterThan(10);
    expect(corpus.words).toBeGreaterThan(WORDS / 2);
    expect(await findWrong()).toBeNull();
  });

  it('are refused within 2 s while a shard is away', { timeout: TIMEOUT_MS }, async () => {
    await servers.killShard(2);
    try {
      for (const question of corpus.questions) {
        const began = performance.now();
        await expect(askStore(corpus, question), question.name).rejects.toThrow(IndexIncompleteError);
        expect(performance.now() - began, question.name).toBeLessThan(AWAY_MS);
      }
    } finally {
      await servers.startShard(2);
    }
  });

  it('are right or refused while shards go and come', { timeout: TIMEOUT_MS }, async () => {
    let isOver = false;
    let answers = 0;
    let refusals = 0;
    const asking = (async () => {
      for (let i = 0; !isOver; i = (i + 1) % corpus.questions.length) {
        const question = corpus.questions[i]!;
        try {
          expect(await askStore(corpus, question), question.name).toEqual(expected.get(question));
          answers += 1;
        } catch (error) {
          if (!(error instanceof IndexIncompleteError)) throw error;
          refusals += 1;
        }
      }
    })();
    asking.catch(() => undefined);
    for (const shard of [0, 1, 2]) {
      await servers.killShard(shard);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await servers.startShard(shard);
      const before = answers;
      const right = expect.poll(() => answers, { timeout: RIGHT_AGAIN_MS }).toBeGreaterThan(before);
      // A wrong answer is told at once.
      await Promise.race([asking, right]);
    }
    isOver = true;
    await asking;
    expect(refusals).toBeGreaterThan(0);
  });

  it('are answered again within 5 s after the shard is back', { timeout: TIMEOUT_MS }, async () => {
    await servers.killShard(1);
    await servers.startShard(1);
    const back = performance.now();
    for (;;) {
      const began = performance.now();
      expect(began - back).toBeLessThan(RIGHT_AGAIN_MS);
      if ((await findWrong()) === null) break;
    }
  });
});
