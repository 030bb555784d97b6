import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAllTexts } from '../store/corpus-text.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { decodeText } from '../../platform/file-text/decode-text';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { importCorpus } from './import-corpus';
import { openImportSource } from './open-import-source';

const extractor: FileTextExtractor = {
  extractTextFromFile: async ({ bytes }) => ({ text: await decodeText(bytes) }),
  close: () => undefined,
};
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const OTHER_ID = 'aaaaaaaa-0000-4000-8000-000000000002';
const DOG = 'Koer jooksis metsas ja otsis oma vana pesa.';
const TOWN = 'Linna tänavad olid tühjad, sest sadas vihma.';

describeOnBothDatabases('an import of a folder in a later run', (database) => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-again-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => database().connection.executeSql('delete from text; delete from text_facet'));

  /** Writes PARENT/texts with one file, and imports it. */
  async function importTexts(parent: string, table: string, content: string) {
    const path = join(folder, parent, 'texts');
    await mkdir(dirname(join(path, '1.txt')), { recursive: true });
    await writeFile(join(path, '1.txt'), content);
    await writeFile(join(path, 'metadata.csv'), table);
    const source = await openImportSource(path, extractor);
    return importCorpus(database().connection, [source], makeTestAnnotator());
  }

  async function readStore(): Promise<string[]> {
    const stored: string[] = [];
    for await (const { content, properties } of readAllTexts(database().connection.db)) {
      stored.push([content, ...properties.map(({ value }) => value)].join(' / '));
    }
    return stored;
  }

  it('updates the texts of a folder by the name of the folder and the path of the file', async () => {
    await importTexts('x', 'file,title\n1.txt,Koer\n', DOG);
    const again = await importTexts('y', 'file,title\n1.txt,Linn\n', TOWN);
    expect(again).toMatchObject({ texts: { added: 0, updated: 1 }, problems: 0 });
    expect(await readStore()).toEqual([`${TOWN} / Linn`]);
  });

  it('keeps texts with ids apart, whatever their folders and files are called', async () => {
    await importTexts('x', `file,id,title\n1.txt,${ID},Koer\n`, DOG);
    const other = await importTexts('y', `file,id,title\n1.txt,${OTHER_ID},Linn\n`, TOWN);
    expect(other).toMatchObject({ texts: { added: 1, updated: 0 }, problems: 0 });
    expect((await readStore()).sort()).toEqual([`${DOG} / Koer`, `${TOWN} / Linn`]);
  });
});
