import { rm } from 'node:fs/promises';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createComputePool, type ComputePool } from '../../platform/compute/compute-pool';
import { buildWorkerForTest } from '../../platform/file-text/testing/build-worker-for-test';
import { createTextAnnotator, createVersionedAnnotator } from './create-text-annotator';
import { FORGET_AFTER_MS, rememberAnnotations } from './remember-annotations';
import type { TextAnnotator } from './text-annotator';

const TEXT = 'Maja on suur.';

let workerPath: string;
let pool: ComputePool;

beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('../../app/compute-worker.ts', import.meta.url));
  pool = createComputePool({ workerPath });
});
afterAll(async () => {
  await pool.close();
  await rm(workerPath, { force: true });
});

/** An annotator that answers when it is told to. */
function makeHeldAnnotator() {
  const asked: { readonly answer: () => void; readonly signal: AbortSignal | undefined }[] = [];
  const annotate: TextAnnotator['annotate'] = (texts, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new QueryCancelledError()), { once: true });
      const annotations = texts.map(() => ({ bytes: Uint8Array.of(1), words: 1, sentences: 1 }));
      asked.push({ answer: () => resolve(annotations), signal });
    });
  return { asked, annotate };
}

describe('the annotation of an own text', () => {
  it('is given up in the middle when nobody waits for it any more', async () => {
    const { asked, annotate } = makeHeldAnnotator();
    const client = new AbortController();
    const annotated = rememberAnnotations({ annotate }).annotate([{ text: TEXT }], client.signal);
    await expect.poll(() => asked.length).toBe(1);
    client.abort();
    await expect(annotated).rejects.toThrow(QueryCancelledError);
    expect(asked[0]!.signal?.aborted).toBe(true);
  });

  it('is made once for all who wait, and kept', async () => {
    const { asked, annotate } = makeHeldAnnotator();
    const annotator = rememberAnnotations({ annotate });
    const client = new AbortController();
    const abandoned = annotator.annotate([{ text: TEXT }], client.signal);
    const waited = annotator.annotate([{ text: TEXT }]);
    client.abort();
    await expect(abandoned).rejects.toThrow(QueryCancelledError);
    asked[0]!.answer();
    const [annotation] = await waited;
    expect((await annotator.annotate([{ text: TEXT }]))[0]).toBe(annotation);
    expect(asked).toHaveLength(1);
  });
});

describe('an annotator in a thread', () => {
  it('keeps the sentences and tokens that are given', async () => {
    const sentences = [{ start: 0, end: 12, tokens: [{ start: 0, end: 12 }] }];
    const [annotation] = await createTextAnnotator(pool).annotate([
      { text: TEXT, language: 'et', sentences },
    ]);
    expect(decodeAnnotation(annotation!.bytes)).toMatchObject({ language: 'et', sentences });
  });
});

describe('the annotator for the store', () => {
  it('counts words and sentences and has the version of its tagger', async () => {
    const { version, ...store } = await createVersionedAnnotator(pool);
    const annotations = await store.annotate([{ text: TEXT, language: 'et' }, { text: '' }]);
    expect(annotations).toMatchObject([
      { words: 3, sentences: 1 },
      { words: 0, sentences: 0 },
    ]);
    expect(version).toMatch(/./u);
  });
});

describe('an own text', () => {
  afterEach(() => vi.useRealTimers());

  it('is forgotten when nobody has asked about it for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // The cache takes 0, with which this clock begins, for no time.
    vi.advanceTimersByTime(1);
    const remembering = rememberAnnotations(makeQuickAnnotator());
    const [first] = await remembering.annotate([{ text: TEXT }]);
    vi.advanceTimersByTime(FORGET_AFTER_MS - 1000);
    expect((await remembering.annotate([{ text: TEXT }]))[0]).toBe(first);
    vi.advanceTimersByTime(FORGET_AFTER_MS - 1000);
    expect(remembering.size).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(remembering.size).toBe(0);
    expect((await remembering.annotate([{ text: TEXT }]))[0]).not.toBe(first);
  });

  it('makes room for others when the memory is full', async () => {
    const remembering = rememberAnnotations(makeQuickAnnotator());
    const long = 'a'.repeat(1_000_000);
    for (let number = 0; number < 12; number++) await remembering.annotate([{ text: `${long}${number}` }]);
    expect(remembering.size).toBe(8);
  });

  function makeQuickAnnotator(): TextAnnotator {
    return {
      annotate: (texts) =>
        Promise.resolve(texts.map(() => ({ bytes: Uint8Array.of(1), words: 1, sentences: 1 }))),
    };
  }
});
