import { rm } from 'node:fs/promises';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from '../file-text/testing/build-worker-for-test';
import type { ComputePool } from './compute-pool';
import { createComputePool } from './compute-pool';
import { startFakeMorphology } from './testing/fake-morphology';
import { OwnTextSegments } from './own-text-segments';
import { TAGGER_MODEL_PATH } from './tagger-model-path';

const ANSWER_DELAY_MS = 1000;
const TEXT = 'Maja on suur.';

let workerPath: string;
let morphology: Awaited<ReturnType<typeof startFakeMorphology>>;
let pool: ComputePool;
let segments: OwnTextSegments;

beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('compute-worker.ts', import.meta.url));
  morphology = await startFakeMorphology(ANSWER_DELAY_MS);
  const morphologyUrls = [morphology.url];
  pool = createComputePool({ threads: 1, workerPath, taggerModelPath: TAGGER_MODEL_PATH, morphologyUrls });
  let key = 0;
  segments = new OwnTextSegments(pool, () => key++);
});
afterAll(async () => {
  await pool.close();
  await morphology.close();
  await rm(workerPath, { force: true });
});

describe('the segment of an own text', () => {
  it('is given up in the middle of its analysis when nobody waits for it any more', async () => {
    const client = new AbortController();
    const opened = segments.open(TEXT, client.signal);
    await expect.poll(() => morphology.requests(), { timeout: 20_000 }).toBe(1);
    client.abort();
    await expect(opened).rejects.toThrow(QueryCancelledError);
    await expect.poll(() => morphology.givenUp(), { timeout: ANSWER_DELAY_MS / 2 }).toBe(1);
  });

  it('is made for those who still wait, and kept', async () => {
    const asked = morphology.requests();
    const client = new AbortController();
    const abandoned = segments.open(TEXT, client.signal);
    const waited = segments.open(TEXT);
    client.abort();
    await expect(abandoned).rejects.toThrow(QueryCancelledError);
    const { key } = await waited;
    expect((await segments.open(TEXT, AbortSignal.timeout(60_000))).key).toBe(key);
    expect(morphology.requests()).toBe(asked + 1);
    expect(morphology.givenUp()).toBe(1);
  });
});
