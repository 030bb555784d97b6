import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAllTexts } from '../corpus-store/corpus-text.repository';
import { describeOnBothDatabases } from '../database/testing/test-databases';
import { decodeText } from '../file-text/decode-text';
import type { FileTextExtractor } from '../file-text/file-text-extractor';
import { makeTestAnnotator } from './testing/annotator-for-test';
import { importCorpus, type ImportOptions } from './import-corpus';
import { openImportSource } from './open-import-source';

const extractor: FileTextExtractor = {
  extractTextFromFile: async ({ bytes }) => ({ text: await decodeText(bytes) }),
  close: () => undefined,
};
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const DOG = 'Koer jooksis metsas ja otsis oma vana pesa.';
const TOWN = 'Linna tänavad olid tühjad, sest sadas vihma.';

describeOnBothDatabases('an import of a folder in a later run', (database) => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-again-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => database().connection.executeSql('delete from text; delete from text_facet'));

  /** Writes PARENT/texts with one file, and imports it. */
  async function importTexts(parent: string, table: string, content: string, options: ImportOptions = {}) {
    const path = join(folder, parent, 'texts');
    await mkdir(dirname(join(path, '1.txt')), { recursive: true });
    await writeFile(join(path, '1.txt'), content);
    await writeFile(join(path, 'metadata.csv'), table);
    const source = await openImportSource(path, extractor);
    return importCorpus(database().connection, [source], makeTestAnnotator(), options);
  }

  async function readStore(): Promise<string[]> {
    const stored: string[] = [];
    for await (const { content, properties } of readAllTexts(database().connection.db)) {
      stored.push([content, ...properties.map(({ value }) => value)].join(' / '));
    }
    return stored;
  }

  it.each([
    ['titles', 'file,title\n1.txt,Koer\n', 'file,title\n1.txt,Linn\n', ' / Koer'],
    ['files as titles', 'file,title\n1.txt,1.txt\n', 'file,title\n1.txt,1.txt\n', ' / 1.txt'],
    ['no titles', 'file\n1.txt\n', 'file\n1.txt\n', ''],
  ])('overwrites nothing where another folder has the name, with %s', async (_case, dogs, towns, title) => {
    await importTexts('x', dogs, DOG);
    const dry = await importTexts('y', towns, TOWN, { isDryRun: true });
    const real = await importTexts('y', towns, TOWN);
    expect({ ...dry, isDryRun: false }).toEqual(real);
    expect(real).toMatchObject({
      texts: { read: 0, added: 0, updated: 0, unchanged: 0, skipped: 1 },
      problems: 1,
      problemList: [
        {
          place: 'texts, 1.txt',
          reason: expect.stringMatching(
            /another text .*nothing is overwritten: rename the folder or .* column "id" .*--update/u,
          ) as string,
        },
      ],
    });
    expect(await readStore()).toEqual([`${DOG}${title}`]);
    expect((await importTexts('x', dogs, DOG)).texts).toMatchObject({ unchanged: 1, skipped: 0 });
  });

  it('takes the other text as a new version where that is asked for', async () => {
    await importTexts('x', 'file,title\n1.txt,Koer\n', DOG);
    const options = { takesNewVersions: true };
    const report = await importTexts('y', 'file,title\n1.txt,Linn\n', TOWN, options);
    expect(report).toMatchObject({ texts: { updated: 1, skipped: 0 }, problems: 0 });
    expect(await readStore()).toEqual([`${TOWN} / Linn`]);
  });

  it('goes on bringing up to date a file that was corrected, and one with an id of its own', async () => {
    await importTexts('x', 'file,title\n1.txt,Koer\n', DOG);
    const changes = [
      ['file,title\n1.txt,Koer\n', `${DOG} Lõpp.`],
      ['file,title\n1.txt,Minu koer\n', `${DOG} Lõpp.`],
      ['file,title,keeletase\n1.txt,Minu koer,A2\n', `${DOG} Päris lõpp.`],
    ] as const;
    for (const [table, content] of changes) {
      expect(await importTexts('x', table, content)).toMatchObject({ texts: { updated: 1 }, problems: 0 });
    }
    await importTexts('x', `file,id,title\n1.txt,${ID},Koer\n`, DOG);
    const given = await importTexts('y', `file,id,title\n1.txt,${ID},Linn\n`, TOWN);
    expect(given).toMatchObject({ texts: { updated: 1 }, problems: 0 });
    expect(await readStore()).toContain(`${TOWN} / Linn`);
  });
});
