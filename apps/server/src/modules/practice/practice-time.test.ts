import { practiceRequestSchema } from '@keelerada/contract/teaching/practice';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComputeQueueFullError } from '../../platform/compute/compute-errors';
import type { ToolParts } from '../../corpus/tools/tool';
import { practiceTool } from './practice.tool';
import type { MadeItem, PracticeWork } from './practice-work';

const MOST_MS = 10_000;
const IDS = Array.from({ length: 60 }, (_, i) => `text ${i}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeItem = (textId: string): MadeItem => ({
  draft: {
    ...{ topic: 'numerals', kind: 'WRITE_FORM', start: 0, end: 5, written: '', accepted: [textId] },
    ...{ wrong: [], baseForm: 'kass', explanation: { governor: null }, examples: [] },
  } as unknown as MadeItem['draft'],
  ...{ sentence: `Lause ${textId}.`, forms: [], textId },
});

/** A practice call where only the first `answered` tasks are answered. */
function ask(answered: number, signal = new AbortController().signal) {
  let tasks = 0;
  const parts = {
    readTextColumns: () =>
      Promise.resolve({ ids: IDS, words: IDS.map(() => 9), isDemo: false, findPlace: () => undefined }),
    annotatedTexts: {
      read: (ids: readonly string[]) =>
        Promise.resolve(ids.map(() => ({ content: '', annotationBytes: new Uint8Array() }))),
    },
    errorMarks: { load: () => Promise.resolve([]) },
    pool: {
      run: (_: unknown, { texts }: PracticeWork) =>
        tasks++ < answered ? Promise.resolve([makeItem(texts[0]!.textId)]) : new Promise(() => undefined),
    },
  } as unknown as ToolParts;
  const wanted = { topics: ['numerals'], level: 'B1', kind: 'WRITE_FORM', count: 10 };
  return practiceTool.answer(practiceRequestSchema.parse(wanted), parts, signal);
}

it('an exercise that is not ready after ten seconds has the items that there are', async () => {
  const answer = ask(2);
  await vi.advanceTimersByTimeAsync(MOST_MS);
  expect(await answer).toMatchObject({ items: [{ kind: 'WRITE_FORM' }, { kind: 'WRITE_FORM' }] });
});

it('an exercise that has no item after ten seconds is to be asked for again', async () => {
  const answer = expect(ask(0)).rejects.toThrow(ComputeQueueFullError);
  await vi.advanceTimersByTimeAsync(MOST_MS);
  await answer;
});

it('an exercise ends with its call', async () => {
  const caller = new AbortController();
  const answer = expect(ask(1, caller.signal)).rejects.toThrow(QueryCancelledError);
  await vi.advanceTimersByTimeAsync(MOST_MS / 2);
  caller.abort();
  await answer;
});
