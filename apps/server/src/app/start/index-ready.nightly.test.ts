import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordlistQuery } from '../../modules/wordlist/wordlist-query';
import { IndexNotReadyError } from '../../corpus/index/index-errors';
import { openCorpusEngine, type OpenCorpusEngine } from '../../corpus/engine/open-corpus-engine';
import { MemorySource, readNoColumns as readTextColumns } from '../../corpus/index/testing/source-for-test';
import { buildWorkerForTest } from '../../platform/file-text/testing/build-worker-for-test';

const TEXTS = { corpusTexts: ['a'], ownText: null };

let closers: (() => Promise<unknown>)[];
let corpus: OpenCorpusEngine;

beforeEach(async () => {
  const workerPath = await buildWorkerForTest(new URL('../compute-worker.ts', import.meta.url));
  const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-index-'));
  const source = new MemorySource();
  source.add('a', 'Isa ja poeg!');
  const parts = { source, readTextColumns, dataFolder, workerPath };
  corpus = await openCorpusEngine({ ...parts, computeThreads: 1, log: () => undefined });
  closers = [corpus.close, () => rm(workerPath, { force: true }), () => rm(dataFolder, { recursive: true })];
});
afterEach(async () => {
  for (const close of closers) await close();
});

const listWords = (texts: { corpusTexts: string[] | null; ownText: string | null }, signal?: AbortSignal) =>
  corpus.engine.ask(wordlistQuery, texts, { unit: 'folded' }, signal);

describe('the index after a start', () => {
  it('is waited for by a query about corpus texts', async () => {
    const asked = listWords(TEXTS);
    expect(corpus.index.isReady).toBe(false);
    await corpus.index.sync();
    expect((await asked).head.totals).toEqual({ texts: 1, runningWords: 3 });
  });

  it('is not waited for by a query about an own text, nor by a client that goes away', async () => {
    const own = await listWords({ corpusTexts: null, ownText: 'Isa.' });
    expect(own.head.totals).toEqual({ texts: 1, runningWords: 1 });
    const client = new AbortController();
    const asked = listWords(TEXTS, client.signal);
    client.abort();
    await expect(asked).rejects.toThrow(QueryCancelledError);
  });

  it('is waited for no longer than ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isRefused = false;
    const asked = listWords(TEXTS).finally(() => (isRefused = true));
    asked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isRefused).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect(asked).rejects.toThrow(IndexNotReadyError);
  });
});
