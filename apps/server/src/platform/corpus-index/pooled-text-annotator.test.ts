import { rm } from 'node:fs/promises';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from '../file-text/testing/build-worker-for-test';
import type { ComputePool } from './compute-pool';
import { createComputePool } from './compute-pool';
import { startFakeMorphology } from './testing/fake-morphology';
import { createPooledTextAnnotator } from './pooled-text-annotator';
import { TAGGER_MODEL_PATH } from './tagger-model-path';

let workerPath: string;
let morphology: Awaited<ReturnType<typeof startFakeMorphology>>;
let pool: ComputePool;

beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('compute-worker.ts', import.meta.url));
  morphology = await startFakeMorphology();
  const morphologyUrls = [morphology.url];
  pool = createComputePool({ threads: 1, workerPath, taggerModelPath: TAGGER_MODEL_PATH, morphologyUrls });
});
afterAll(async () => {
  await pool.close();
  await morphology.close();
  await rm(workerPath, { force: true });
});

describe('the pooled text annotator', () => {
  it('analyses texts for the store on another thread', async () => {
    const annotator = await createPooledTextAnnotator(pool);
    const [first, second] = await annotator.annotateTexts([
      { content: 'Maja on suur.', language: 'et' },
      { content: '', language: 'et' },
    ]);
    expect(first).toMatchObject({ words: 3, sentences: 1 });
    expect(decodeAnnotation(first!.bytes).sentences[0]!.tokens).toHaveLength(4);
    expect(second).toMatchObject({ words: 0, sentences: 0 });
  });

  it('gives one text with its places', async () => {
    const annotator = await createPooledTextAnnotator(pool);
    const { sentences } = await annotator.annotateText('Õues 😀 sajab.');
    expect(sentences.flatMap(({ tokens }) => tokens.map(({ start, end }) => [start, end]))).toEqual([
      [0, 4],
      [5, 7],
      [8, 13],
      [13, 14],
    ]);
    await expect(annotator.annotateText('Õues.', AbortSignal.abort())).rejects.toThrow('cancelled');
  });
});
