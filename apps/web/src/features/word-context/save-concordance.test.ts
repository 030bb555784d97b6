import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTableFile } from '../../shared/downloads/save-blob';
import { holdAnswer, startFakeServer } from '../../shared/testing/fake-server';
import { saveConcordance } from './save-concordance';
import type { ContextSource } from './word-context.queries';
import type { ConcordanceDownload } from './write-concordance';
import { writeConcordance } from './write-concordance';

vi.mock('../../shared/downloads/save-blob', () => ({ saveTableFile: vi.fn() }));

/** Stands in for the thread, which this environment has none of; it does what the thread does. */
class FakeWorker {
  static running = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeWorker.running += 1;
  }

  postMessage(wanted: ConcordanceDownload): void {
    const answer = (data: unknown) => this.onmessage?.({ data });
    writeConcordance(wanted).then(answer, () => answer(null));
  }

  terminate(): void {
    FakeWorker.running -= 1;
  }
}

const source = { runId: 1, query: { keyword: 'raamat' }, sort: 'RIGHT_1' } as unknown as ContextSource;
const head = {
  sheetName: 'Word in context',
  columns: ['No', 'Before', 'Keyword', 'After', 'Text'].map((heading) => ({ heading })),
  provenance: { sheetName: 'Source', entries: [['Keyword', 'raamat']] },
} as const;
const file = { format: 'csv', name: 'word-in-context' } as const;
const rows = Array.from({ length: 1200 }, (_, index) => ({
  contextBefore: `enne ${index}`,
  keyword: 'raamat',
  contextAfter: 'pärast',
  textId: null,
}));

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

beforeEach(() => {
  FakeWorker.running = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveTableFile).mockClear();
});

describe('saveConcordance', () => {
  it('writes every line in the wanted order, numbered, and ends its thread', async () => {
    const calls = startFakeServer({ [WORD_CONTEXT_PATH]: () => ({ contextList: rows }) });
    await saveConcordance(source, head, file, new AbortController().signal);
    expect(calls.map(({ body }) => body)).toEqual([{ keyword: 'raamat', sort: 'RIGHT_1' }]);
    const [blob, format, name] = vi.mocked(saveTableFile).mock.calls[0]!;
    expect([format, name]).toEqual(['csv', 'word-in-context']);
    const lines = (await readText(blob)).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['# Keyword: raamat', 'No,Before,Keyword,After,Text']);
    expect(lines).toHaveLength(2 + rows.length + 1);
    expect(lines.at(-2)).toBe('1200,enne 1199,raamat,pärast,');
    expect(FakeWorker.running).toBe(0);
  });

  it('rejects where the lines do not come, and hands out no file', async () => {
    startFakeServer({ [WORD_CONTEXT_PATH]: () => Response.json([], { status: 500 }) });
    await expect(saveConcordance(source, head, file, new AbortController().signal)).rejects.toThrow();
    expect(saveTableFile).not.toHaveBeenCalled();
    expect(FakeWorker.running).toBe(0);
  });

  it('ends its thread when it is given up', async () => {
    const held = holdAnswer();
    startFakeServer({ [WORD_CONTEXT_PATH]: () => held.promise });
    const controller = new AbortController();
    const saving = saveConcordance(source, head, file, controller.signal);
    controller.abort();
    await expect(saving).rejects.toThrow(/abort/iu);
    expect(FakeWorker.running).toBe(0);
    held.give({ contextList: rows });
  });
});
