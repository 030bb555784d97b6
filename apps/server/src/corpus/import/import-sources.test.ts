import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAllTexts } from '../store/corpus-text.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { decodeText } from '../../platform/file-text/decode-text';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { createTextId } from './formats/create-text-id';
import { importCorpus, type ImportOptions } from './import-corpus';
import { openImportSource } from './open-import-source';

const extractor: FileTextExtractor = {
  extractTextFromFile: async ({ bytes }) => ({ text: await decodeText(bytes) }),
  close: () => undefined,
};
const [A, B] = [createTextId('a'), createTextId('b')];
const P = 'dddddddd-0000-4000-8000-00000000000';
const makeLine = (id: string, content: string, properties: Record<string, string> = {}) =>
  `${JSON.stringify({
    id,
    content,
    properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
  })}\n`;

describeOnBothDatabases('an import of several sources', (database) => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-sources-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => database().connection.executeSql('delete from text; delete from text_facet'));

  async function write(name: string, content: string): Promise<string> {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  async function importFiles(paths: readonly string[], options: ImportOptions = {}) {
    const sources = await Promise.all(
      paths.map((path) => openImportSource(path, extractor, { acceptsCut: true })),
    );
    return importCorpus(database().connection, sources, makeTestAnnotator(), options);
  }

  async function readStore(): Promise<Record<string, { content: string; properties: string[] }>> {
    const stored: Record<string, { content: string; properties: string[] }> = {};
    for await (const { id, content, properties } of readAllTexts(database().connection.db)) {
      stored[id] = { content, properties: properties.map(({ name, value }) => `${name}=${value}`) };
    }
    return stored;
  }

  it.each([false, true])(
    'overwrites nothing where two folders have one name (dry run: %s)',
    async (isDryRun) => {
      for (const year of ['2023', '2024']) {
        await write(`${year}/texts/1.txt`, `Tekst aastast ${year}.`);
        await write(`${year}/texts/metadata.csv`, `file,title\n1.txt,Aasta ${year}\n`);
      }
      const paths = ['2023', '2024'].map((year) => join(folder, year, 'texts'));
      const report = await importFiles(paths, { isDryRun });
      expect(report.texts).toEqual({ read: 1, added: 1, updated: 0, unchanged: 0, skipped: 1 });
      expect(report.problemList).toMatchObject([{ place: 'texts, 1.txt' }]);
      expect(report.problemList[0]?.reason).toContain(`its id came from ${paths[0]} (texts, 1.txt)`);
      expect(report.problemList[0]?.reason).toContain(`${paths[1]} was left out here`);
      const stored = Object.values(await readStore()).map(({ content }) => content);
      expect(stored).toEqual(isDryRun ? [] : ['Tekst aastast 2023.']);
    },
  );

  it.each([false, true])('takes the same record from two sources once (dry run: %s)', async (isDryRun) => {
    const first = await write('a.jsonl', makeLine(A, 'Sama.', { title: 'Üks' }));
    const again = await write('b.jsonl', makeLine(A, 'Sama.', { title: 'Üks' }) + makeLine(B, 'Teine.'));
    const report = await importFiles([first, again], { isDryRun });
    expect(report.texts).toEqual({ read: 3, added: 2, updated: 0, unchanged: 1, skipped: 0 });
    expect(report).toMatchObject({ problems: 0, duplicates: 0 });
  });

  it('takes a record for the same in whatever order its properties come', async () => {
    const first = await write('a.jsonl', makeLine(A, 'Sama.', { title: 'Üks', korpus: 'cFOoRQekA' }));
    const other = await write('b.jsonl', makeLine(A, 'Sama.', { korpus: 'cFOoRQekA', title: 'Üks' }));
    expect(await importFiles([first, other])).toMatchObject({
      texts: { added: 1, unchanged: 1 },
      problems: 0,
    });
  });

  it('completes the texts of a cut dump by the whole one in the same run', async () => {
    const texts = `INSERT INTO core.text (id, content) VALUES\n\t('${A}', 'Üks.'),\n\t('${B}', 'Kaks.');\n`;
    const properties = `INSERT INTO core.text_property VALUES\n\t('${P}1', '${A}', 'title', 'Üks');\n`;
    const cut = await write('cut.sql', (texts + properties).slice(0, -20));
    const whole = await write('whole.sql', texts + properties);
    for (const paths of [
      [cut, whole],
      [whole, cut],
    ]) {
      const { texts: counts, problems } = await importFiles(paths);
      expect({ skipped: counts.skipped, problems }).toEqual({ skipped: 1, problems: 1 });
      expect(await readStore()).toMatchObject({ [A]: { content: 'Üks.', properties: ['title=Üks'] } });
    }
  });

  it('does not overwrite the properties of a text by those of another source', async () => {
    const first = await write('a.jsonl', makeLine(A, 'Sama.', { title: 'Üks' }));
    const other = await write('b.jsonl', makeLine(A, 'Sama.', { title: 'Kaks' }));
    expect((await importFiles([first, other])).texts).toMatchObject({ added: 1, skipped: 1 });
    expect(await readStore()).toEqual({ [A]: { content: 'Sama.', properties: ['title=Üks'] } });
    expect((await importFiles([other])).texts).toMatchObject({ updated: 1, skipped: 0 });
  });

  it('keeps the properties of stored texts where a dump was cut before them', async () => {
    await importFiles([await write('a.jsonl', makeLine(A, 'Üks.', { title: 'Üks', korpus: 'cFOoRQekA' }))]);
    const texts = `INSERT INTO core.text (id, content) VALUES\n\t('${A}', 'Üks, parandatud.'),\n\t('${B}', 'Kaks.');\n`;
    const properties = `INSERT INTO core.text_property VALUES
	('${P}1', '${A}', 'title', 'Uus'),
	('${P}2', '${B}', 'title', 'Kaks');
`;
    const cut = await importFiles([await write('cut.sql', (texts + properties).slice(0, -20))]);
    expect(cut).toMatchObject({ texts: { added: 1, updated: 1 }, problems: 1, lackingProperties: 2 });
    expect(await readStore()).toEqual({
      [A]: { content: 'Üks, parandatud.', properties: ['korpus=cFOoRQekA', 'title=Üks'] },
      [B]: { content: 'Kaks.', properties: [] },
    });
    const whole = await importFiles([await write('whole.sql', texts + properties)]);
    expect(whole).toMatchObject({ texts: { updated: 2 }, problems: 0, lackingProperties: 0 });
    expect(await readStore()).toMatchObject({
      [A]: { properties: ['title=Uus'] },
      [B]: { properties: ['title=Kaks'] },
    });
    const bare = await importFiles([await write('bare.sql', texts)]);
    expect(bare).toMatchObject({ texts: { unchanged: 2 }, problems: 0, lackingProperties: 2 });
  });

  it('keeps the properties of a stored text where a record tells none, and takes them where it says there are none', async () => {
    await importFiles([await write('a.jsonl', makeLine(A, 'Üks.', { title: 'Üks', korpus: 'cFOoRQekA' }))]);
    for (const properties of [undefined, null]) {
      const record = JSON.stringify({ id: A, content: 'Üks, parandatud.', properties });
      const report = await importFiles([await write('silent.jsonl', `${record}\n`)]);
      expect(report).toMatchObject({ lackingProperties: 1, problems: 0, notListed: { withoutTitle: 0 } });
      expect(await readStore()).toEqual({
        [A]: { content: 'Üks, parandatud.', properties: ['korpus=cFOoRQekA', 'title=Üks'] },
      });
    }
    const empty = await importFiles([await write('empty.jsonl', makeLine(A, 'Üks.'))]);
    expect(empty).toMatchObject({ lackingProperties: 0, notListed: { withoutTitle: 1 } });
    expect(await readStore()).toEqual({ [A]: { content: 'Üks.', properties: [] } });
  });

  it('counts a new text of which no source told properties among those the text query cannot find', async () => {
    const silent = await write('silent.jsonl', `${JSON.stringify({ id: A, content: 'Üks.' })}\n`);
    const whole = await write('whole.jsonl', makeLine(A, 'Üks.', { title: 'Üks', korpus: 'cFOoRQekA' }));
    const dry = { isDryRun: true };
    expect((await importFiles([silent], dry)).notListed).toMatchObject({
      withoutTitle: 1,
      withoutSubcorpus: 1,
    });
    for (const paths of [
      [silent, whole],
      [whole, silent],
    ]) {
      expect((await importFiles(paths, dry)).notListed).toMatchObject({
        withoutTitle: 0,
        withoutSubcorpus: 0,
      });
    }
  });

  it('reports records without ids that have the same text', async () => {
    const makeRecord = (title: string) =>
      `${JSON.stringify({ content: 'Sama tekst.', properties: [{ name: 'title', value: title }] })}\n`;
    const twice = await write('twice.jsonl', makeRecord('A') + makeRecord('B'));
    const other = await write('other.jsonl', makeRecord('C'));
    const { texts, problemList } = await importFiles([twice, other]);
    expect(texts).toMatchObject({ added: 1, skipped: 2 });
    expect(problemList).toEqual([
      {
        place: 'twice.jsonl, line 2',
        reason:
          'the same text comes twice, first at twice.jsonl, line 1; to keep both records, give each an "id"',
      },
      {
        place: 'other.jsonl, line 1',
        reason: expect.stringMatching(
          /^the same text came from .*twice\.jsonl .*other properties/u,
        ) as string,
      },
    ]);
  });

  it('counts the texts with a subcorpus or language that the text query does not know, and stores them', async () => {
    const report = await importFiles([
      await write(
        'codes.jsonl',
        makeLine(A, 'Üks.', { title: 'A', korpus: 'cFOoRQekB', tekstikeel: 'soome' }) +
          makeLine(B, 'Kaks.', { title: 'B', korpus: 'constructor', tekstikeel: 'eesti' }) +
          makeLine(createTextId('c'), 'Kolm.', { title: 'C', korpus: 'cFOoRQekA', tekstikeel: 'vene' }),
      ),
    ]);
    expect(report).toMatchObject({
      texts: { added: 3 },
      notListed: { withoutSubcorpus: 0, withUnknownSubcorpus: 2, withUnknownLanguage: 1 },
      unknownSubcorpora: { cFOoRQekB: 1, constructor: 1 },
      unknownLanguages: { soome: 1 },
    });
  });

  it('tells that it takes out a demonstration that an earlier import kept', async () => {
    await importFiles([await write('demo.jsonl', makeLine(A, 'Näidis.'))], { isDemo: true });
    const kept = await importFiles([await write('b.jsonl', makeLine(B, 'Päris.'))], { keepsDemo: true });
    expect(kept.demoTextsRemoved).toBe(false);
    const again = await importFiles([join(folder, 'b.jsonl')]);
    expect(again).toMatchObject({ demoTextsRemoved: true, texts: { unchanged: 1 } });
    expect(Object.keys(await readStore())).toEqual([B]);
  });
});
