import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { readAllHumanMarks } from '../store/human-marks.repository';
import { exportCorpus } from './export-corpus';
import { importPath } from './testing/import-path-for-test';

const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
const annotator: VersionedAnnotator = {
  version: 'a1',
  annotate: (texts) =>
    Promise.resolve(texts.map(() => ({ bytes: Uint8Array.of(1), words: 1, sentences: 1 }))),
};
const edit = { start: 5, end: 10, corrected: 'sõber', code: 'R:SPELL' };
const line = (record: object): string => `${JSON.stringify({ properties: [], ...record })}\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-gold-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeOnBothDatabases('marks of people in an import', (database) => {
  async function importFile(name: string, content: string) {
    const path = join(folder, name);
    await writeFile(path, content);
    return importPath(database().connection, path, annotator);
  }
  const readHumanMarks = async () => Object.fromEntries(await readAllHumanMarks(database().connection.db));

  it('come with their text as JSON Lines, and go out again in the same form', async () => {
    const report = await importFile(
      'texts.jsonl',
      line({ id: FIRST, content: 'Minu sober elab siin.', edits: [edit] }) +
        line({ id: SECOND, content: 'Ma  lähen kool.' }) +
        line({ content: 'Vale koht.', edits: [{ ...edit, end: 99 }] }) +
        line({ content: 'Vale kood.', edits: [{ ...edit, code: 'R:ALL' }] }),
    );
    expect(report).toMatchObject({ texts: { added: 2, skipped: 2 }, problems: 2 });
    expect(await readHumanMarks()).toEqual({ [FIRST]: [edit] });
    const output = new PassThrough();
    await exportCorpus(database().connection, output);
    const written = (output.read() as Buffer).toString();
    expect(written).toContain('"edits":[{"start":5');
    expect(await importFile('again.jsonl', written)).toMatchObject({ texts: { unchanged: 2 } });
    expect(await readHumanMarks()).toEqual({ [FIRST]: [edit] });
  });

  it('come as M2 for a text that is there', async () => {
    const report = await importFile(
      'gold.m2',
      `# text_id = ${SECOND}\n# errors = marked by people\nS Ma lähen kool .\nA 2 3|||R:NOM:FORM|||kooli|||REQUIRED|||-NONE-|||0\n\n` +
        `# text_id = ${FIRST}\nS Hoopis muu .\n\n# text_id = 7\nS Ei .\n`,
    );
    expect(report).toMatchObject({ markedTexts: 1, problems: 2 });
    expect(report.problemList.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('"Hoopis"'),
      expect.stringContaining('no text 7'),
    ]);
    expect((await readHumanMarks())[SECOND]).toEqual([
      { start: 10, end: 14, corrected: 'kooli', code: 'R:NOM:FORM' },
    ]);
  });

  it('come as M2 without comments, with the file beside it that names the text', async () => {
    await writeFile(join(folder, 'bare.m2.txt'), `# text_id = ${SECOND}\n# sentences = 1\n\n`);
    const report = await importFile(
      'bare.m2',
      'S Ma lähen kool .\nA 2 2|||M:LEX|||ju|||REQUIRED|||-NONE-|||0\nA 2 3|||R:CASE|||Kool|||REQUIRED|||-NONE-|||0\n' +
        'A 2 3|||R:NOM:FORM|||kooli|||REQUIRED|||-NONE-|||0\n',
    );
    expect(report).toMatchObject({ markedTexts: 1, problems: 1 });
    expect(report.problemList[0]!.reason).toContain('overlap another one are left out: 2 3 R:NOM:FORM');
    expect((await readHumanMarks())[SECOND]).toHaveLength(2);
  });

  it('come as M2 that names no text, for the texts that its sentences are from', async () => {
    await importFile(
      'matched.jsonl',
      line({
        id: SECOND,
        content: 'Tere!\n"Eile käisin ma suures linnas, sõber." Siis läksin koju ja magasin.',
      }) + line({ id: FIRST, content: 'See tekst räägib hoopis millestki muust ja on pikk.' }),
    );
    const report = await importFile(
      'unnamed.m2',
      'S Tere !\nA -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0\n\n' +
        'S „ Eile käisin ma suures linnas , sõber . ”\nA 4 5|||R:NOM:FORM|||suurde|||REQUIRED|||-NONE-|||0\nA 4 5|||R:LEX|||väikses|||REQUIRED|||-NONE-|||1\n\n' +
        'S Siis läksin koju ja magasin .\nA 1 2|||R:VERB:FORM|||läks|||REQUIRED|||-NONE-|||0\n\n' +
        'S Seda lauset ei ole korpuse üheski tekstis olemas .\n',
    );
    expect(report).toMatchObject({ markedTexts: 1, problems: 0 });
    const marks = await readHumanMarks();
    expect(marks[FIRST]).toBeUndefined();
    expect(marks[SECOND]!.map(({ corrected, code }) => [corrected, code])).toEqual([
      ['suurde', 'R:NOM:FORM'],
      ['läks', 'R:VERB:FORM'],
    ]);
    const none = await importFile('other.m2', 'S Mitte üheski tekstis ei ole sellist lauset .\n');
    expect(none.problemList[0]?.reason).toContain('no text of the corpus has these sentences');
  });

  it('go with a changed text, and where they are taken away', async () => {
    await importFile('changed.jsonl', line({ id: SECOND, content: 'Ma lähen kooli.' }));
    await importFile('none.jsonl', line({ id: FIRST, content: 'Minu sober elab siin.', edits: null }));
    expect(await readHumanMarks()).toEqual({});
  });
});
