import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCorpusSummary, readCorpusVersion } from '../store/corpus-state.repository';
import { readText } from '../store/corpus-text.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { FAILING_WORD, makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { createTextId } from './formats/create-text-id';
import { makeLine, makeLines } from './testing/lines-for-test';
import { dumpStore } from './testing/dump-store-for-test.repository';
import { exportCorpus } from './export-corpus';
import { importCorpus, type ImportOptions } from './import-corpus';
import { openImportSource } from './open-import-source';

const REAL_DATA = fileURLToPath(new URL('../../../../../../shared/data/evkk/', import.meta.url));
const noFiles: FileTextExtractor = {
  extractTextFromFile: () => Promise.reject(new Error('not needed')),
  close: () => undefined,
};

describeOnBothDatabases('importCorpus', (database) => {
  let folder: string;
  const db = () => database().connection.db;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-import-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(clearStore);

  async function clearStore(): Promise<void> {
    await database().connection.executeSql(
      'delete from text; delete from text_facet; delete from annotation; update corpus_state set last_sequence = 0, last_ordinal = 0',
    );
  }

  async function writeLines(lines: readonly string[], name = 'texts.jsonl'): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, `${lines.join('\n')}\n`);
    return path;
  }

  async function importFile(path: string, options: ImportOptions = {}, annotator = makeTestAnnotator()) {
    const source = await openImportSource(path, noFiles);
    return importCorpus(database().connection, [source], annotator, options);
  }

  async function exportAll(): Promise<string> {
    let written = '';
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    });
    await exportCorpus(database().connection, output);
    return written;
  }

  it('doubles nothing when it is repeated', async () => {
    const path = await writeLines(makeLines(250));
    const first = await importFile(path);
    expect(first.texts).toEqual({ read: 250, added: 250, updated: 0, unchanged: 0, skipped: 0 });
    expect(first.analysed).toBe(250);
    const dump = await dumpStore(database().connection);
    const version = await readCorpusVersion(db());
    const annotator = makeTestAnnotator();
    const again = await importFile(path, {}, annotator);
    expect(again.texts).toEqual({ read: 250, added: 0, updated: 0, unchanged: 250, skipped: 0 });
    expect(annotator.texts).toBe(0);
    expect(await dumpStore(database().connection)).toEqual(dump);
    expect(await readCorpusVersion(db())).toEqual(version);
  });

  it('tells after each stored batch how many of the waiting texts are analysed or cannot be', async () => {
    const told: number[][] = [];
    await importFile(await writeLines([...makeLines(249), makeLine(249, `Siin on ${FAILING_WORD} sõna.`)]), {
      onProgress: ({ phase, done, total }) => void (phase === 'analysing' && told.push([done, total])),
    });
    expect(told).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('gives out what goes in again unchanged', async () => {
    const path = await writeLines([
      ...makeLines(30),
      JSON.stringify({ content: 'Ilma id-ta, "jutumärgid" \\ 😀 \u2028 \\n lõpp', properties: [] }),
      `{"id":"${createTextId('x')}","content":"NUL \\u0000 ja pool \\ud800 märki","properties":[{"name":"kirjeldus","value":"${'pikk '.repeat(2000)}"}]}`,
    ]);
    expect((await importFile(path)).texts.added).toBe(32);
    const dump = await dumpStore(database().connection);
    const exported = await exportAll();
    const again = await importFile(await writeLines([exported.trimEnd()], 'again.jsonl'));
    expect(again.texts).toMatchObject({ unchanged: 32, skipped: 0 });
    expect(await dumpStore(database().connection)).toEqual(dump);
    await clearStore();
    await importFile(join(folder, 'again.jsonl'));
    expect(await exportAll()).toBe(exported);
  });

  it('names bad records, skips them and takes the rest', async () => {
    const id = createTextId('1');
    const report = await importFile(
      await writeLines([
        makeLine(1),
        '{"id": "katki',
        '{"id": 5, "content": "x"}',
        `{"id": "${createTextId('tyhi')}", "content": " \\n "}`,
        makeLine(1, 'Sama id, muu tekst.'),
        makeLine(2),
      ]),
    );
    expect(report.texts).toMatchObject({ added: 2, skipped: 4 });
    expect(report.problemList).toEqual([
      { place: 'texts.jsonl, line 2', reason: 'the line is not JSON' },
      { place: 'texts.jsonl, line 3', reason: expect.stringContaining('"id"') as string },
      { place: 'texts.jsonl, line 4', reason: 'it has no text' },
      { place: 'texts.jsonl, line 5', reason: 'its id comes twice, first at texts.jsonl, line 1' },
    ]);
    expect((await readText(db(), id))?.content).toMatch(/^Tekst number 1/u);
  });

  it('keeps and reports texts of the same content, unknown properties and texts that cannot be listed', async () => {
    const [a, b] = [createTextId('a'), createTextId('b')];
    const report = await importFile(
      await writeLines([
        JSON.stringify({ id: a, content: 'Sama.', properties: [{ name: 'keletase', value: 'A2' }] }),
        JSON.stringify({ id: b, content: 'Sama.', properties: [{ name: 'aasta', value: '?' }] }),
      ]),
    );
    expect(report).toMatchObject({
      duplicates: 1,
      duplicateTexts: [{ id: b, sameAs: a }],
      unknownProperties: { keletase: 1 },
      droppedProperties: { aasta: 1 },
      notListed: { withoutTitle: 2, withoutSubcorpus: 2, withoutLanguage: 2 },
      analysed: 2,
    });
  });

  it('brings changed texts up to date', async () => {
    await importFile(await writeLines(makeLines(3)));
    const report = await importFile(await writeLines([makeLine(0), makeLine(1, 'Parandatud.'), makeLine(2)]));
    expect(report.texts).toMatchObject({ updated: 1, unchanged: 2 });
    expect(report.analysed).toBe(1);
    expect((await readText(db(), createTextId('1')))?.content).toBe('Parandatud.');
    const { rows } = await database().connection.executeSql('select count(*)::int as n from annotation');
    expect(rows[0]?.n).toBe(3);
  });

  it('stores nothing in a dry run and reports the same', async () => {
    await importFile(await writeLines(makeLines(2), 'demo.jsonl'), { isDemo: true });
    const before = await dumpStore(database().connection);
    const path = await writeLines(makeLines(5));
    const dry = await importFile(path, { isDryRun: true });
    expect(await dumpStore(database().connection)).toEqual(before);
    const real = await importFile(path);
    expect({ ...dry, isDryRun: false, analysed: real.analysed }).toEqual(real);
    expect(real).toMatchObject({ texts: { added: 5 }, demoTextsRemoved: true, duplicates: 0 });
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 5, isDemo: false, pendingTexts: 0 });
  });

  it('keeps the demonstration texts where that is asked for', async () => {
    await importFile(await writeLines(makeLines(2), 'demo.jsonl'), { isDemo: true });
    await importFile(await writeLines([makeLine(7)]), { keepsDemo: true });
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 3, isDemo: false });
  });

  it('names a text that cannot be analysed, keeps it and analyses the others', async () => {
    const lines = makeLines(5);
    const report = await importFile(
      await writeLines([...lines, makeLine(5, `Siin on ${FAILING_WORD} sõna.`)]),
    );
    expect(report).toMatchObject({ analysed: 5, problems: 1, texts: { added: 6 } });
    expect(report.problemList[0]).toEqual({
      place: `text ${createTextId('5')}`,
      reason: 'it cannot be analysed: cannot be analysed',
    });
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 6, pendingTexts: 1 });
  });

  it('stops where no text can be analysed, and analyses the stored texts the next time', async () => {
    const path = await writeLines(makeLines(10));
    const broken = { ...makeTestAnnotator(), annotate: () => Promise.reject(new Error('no models')) };
    await expect(importFile(path, {}, broken)).rejects.toThrow('no models');
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 10, pendingTexts: 10 });
    expect(await importFile(path)).toMatchObject({ analysed: 10, texts: { unchanged: 10 } });
  });
});

describe.skipIf(!existsSync(REAL_DATA))(
  `the real collection${existsSync(REAL_DATA) ? '' : ' - skipped: ../shared/data is not there'}`,
  () => {
    it('is the same from the dump and from JSON Lines', async () => {
      const { cleanText } = await import('./formats/clean-text');
      const texts: Map<string, string>[] = [];
      for (const file of ['elle-core-dump.sql.gz', 'texts.jsonl.gz']) {
        const found = new Map<string, string>();
        for await (const item of (await openImportSource(join(REAL_DATA, file), noFiles)).read()) {
          if (item.kind === 'problem') expect.fail(`${item.problem.place}: ${item.problem.reason}`);
          if (item.kind !== 'text') continue;
          const { text } = cleanText(item.text);
          const properties = text.properties.map(({ name, value }) => `${name}=${value}`).sort();
          // The JSON Lines were made with tabs as spaces.
          found.set(text.id, JSON.stringify([text.content.replace(/[ \t]+/gu, ' '), properties]));
        }
        texts.push(found);
      }
      const [dump, lines] = texts as [Map<string, string>, Map<string, string>];
      expect(dump.size).toBe(848);
      expect([...dump].filter(([id, text]) => lines.get(id) !== text).map(([id]) => id)).toEqual([]);
    });
  },
);
