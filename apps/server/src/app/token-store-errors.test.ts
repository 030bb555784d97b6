import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextMarks } from '@keelerada/corpus-engine/error-marks/error-mark';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCorpusEngine, type OpenCorpusEngine } from '../corpus/engine/open-corpus-engine';
import { readRows } from '../corpus/engine/read-rows';
import { MemorySource, readNoColumns } from '../corpus/index/testing/source-for-test';
import { describeWithStore, testIndexUrl } from '../corpus/token-store/testing/test-store';
import { wordContextQuery } from '../corpus/queries/word-context-query';
import { buildWorkerForTest } from '../platform/file-text/testing/build-worker-for-test';

const together = {
  ...{ start: 2, end: 4, code: 'R:WS', probability: 0.9 },
  corrected: [{ form: 'bussipeatuses', lemma: 'bussipeatus' }],
};
const comma = {
  ...{ start: 2, end: 2, code: 'M:PUNCT', probability: 0.75 },
  corrected: [{ form: ',', lemma: ',' }],
};
const width = { type: 'WORD', count: 2 } as const;

interface Row {
  readonly keyword: string;
  readonly vead?: readonly { readonly written: string; readonly corrected: string }[];
}

describeWithStore('errors of the texts of a token store', (store) => {
  let known: readonly TextMarks[] | null;
  let state = 0;
  let corpus: OpenCorpusEngine;
  let closers: (() => Promise<unknown>)[];

  beforeAll(async () => {
    const workerPath = await buildWorkerForTest(new URL('./compute-worker.ts', import.meta.url));
    const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-store-errors-'));
    const source = new MemorySource();
    source.add('a', 'Ma ootan bussi peatuses koera.');
    source.add('b', 'Arvan ma et tuleb.');
    const marksReader = {
      readState: () => Promise.resolve(`state ${state}`),
      load: (ids: readonly string[]) =>
        known === null
          ? Promise.reject(new Error('No database.'))
          : Promise.resolve(known.filter(({ textId }) => ids.includes(textId))),
      listTextsWith: (isWanted: (code: string) => boolean) =>
        Promise.resolve(
          (known ?? [])
            .filter(({ marks }) => marks.some(({ code }) => isWanted(code)))
            .map(({ textId }) => textId),
        ),
    };
    corpus = await openCorpusEngine({
      ...{ source, readTextColumns: readNoColumns, marksReader, dataFolder, workerPath },
      ...{ computeThreads: 1, log: () => undefined },
      indexUrl: testIndexUrl.replace(/[^/]+\?/u, `${store().address.database}?`),
    });
    await corpus.index.sync();
    closers = [
      corpus.close,
      () => rm(workerPath, { force: true }),
      () => rm(dataFolder, { recursive: true }),
    ];
  });
  afterAll(async () => {
    for (const close of closers ?? []) await close();
  });
  beforeEach(() => {
    state += 1;
    known = [
      { textId: 'a', origin: 'machine', marks: [together] },
      { textId: 'b', origin: 'gold', marks: [comma] },
    ];
  });

  async function find(search: { cql: string } | { keyword: string }, more: object = {}): Promise<Row[]> {
    const asked =
      'cql' in search ? { ...search, keepCapitalization: false } : { ...search, unit: 'folded' as const };
    const { rows } = await corpus.engine.ask(
      wordContextQuery,
      { corpusTexts: 'all', ownText: null },
      { ...asked, width, ...more },
    );
    return readRows<Row>(rows);
  }
  const listKeywords = async (cql: string) => (await find({ cql })).map(({ keyword }) => keyword);

  it('come to the threads that open the texts', async () => {
    expect(await listKeywords('[error="R:WS"]')).toEqual(['bussi', 'peatuses']);
    expect(await listKeywords('[error.first=".*"]')).toEqual(['bussi', 'ma']);
    expect(await listKeywords('[lemma="ma" & error!=".*"]')).toEqual(['Ma']);
    known = [];
    state += 1;
    expect(await listKeywords('[error=".*"]')).toEqual([]);
  });

  it('stand in the rows only where they are asked for', async () => {
    const [plain] = await find({ keyword: 'koera' });
    expect(plain).not.toHaveProperty('vead');
    const [shown] = await find({ keyword: 'koera' }, { showsErrors: true });
    expect(shown?.vead).toMatchObject([{ written: 'bussi peatuses', corrected: 'bussipeatuses' }]);
  });

  it('that cannot be read fail the query, and no other', async () => {
    known = null;
    await expect(find({ cql: '[error!="R:WS"]' })).rejects.toThrow('The errors of texts could not be read.');
    expect(await listKeywords('"koera"')).toEqual(['koera']);
  });
});
