import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../../platform/database/migrations-folder';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { readPendingTexts, saveAnnotations } from '../store/annotation.repository';
import { removeTexts } from '../store/remove-texts.repository';
import { saveTexts, type TextToSave } from '../store/save-texts.repository';
import { makeCorpusStatusReader } from './read-corpus-status';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const makeText = (number: number, level = 'B1'): TextToSave => ({
  id: idOf(number),
  content: `Tekst number ${number}, õhtul „kirjutatud“.`,
  properties: [
    { name: 'keeletase', value: level },
    { name: 'title', value: `Lugu "${number}"\nja teine rida` },
  ],
});
const REAL = { isDemo: false, removesDemo: false };

describeOnBothDatabases('name of the state of the corpus', (database) => {
  const db = () => database().connection.db;
  const readName = async (): Promise<string> => (await makeCorpusStatusReader(db())()).version;
  const readHash = async (): Promise<string> => (await readName()).split('-').at(-1)!;
  const save = (...texts: TextToSave[]) => saveTexts(db(), texts, REAL);
  beforeEach(async () => {
    await database().connection.executeSql('delete from text');
  });

  it('is the day of the last change and a hash that no order of import changes', async () => {
    await save(makeText(1), makeText(2));
    await save(makeText(3));
    const name = await readName();
    expect(name).toMatch(new RegExp(`^${new Date().toISOString().slice(0, 10)}-[0-9a-f]{8}$`, 'u'));
    await database().connection.executeSql('delete from text');
    await save(makeText(3), makeText(2), makeText(1));
    expect(await readName()).toBe(name);
  });

  it('stays when the same is imported again or analysed, and changes with a property and back', async () => {
    await save(makeText(1), makeText(2));
    const read = makeCorpusStatusReader(db());
    const before = await read();
    await save(makeText(1), makeText(2));
    expect(await read()).toEqual(before);

    const pending = await readPendingTexts(db(), 'v1', 0, 10);
    const annotation = { bytes: Buffer.from('x'), words: 4, sentences: 1 };
    await saveAnnotations(
      db(),
      'v1',
      pending.map((text) => ({ text, annotation })),
    );
    const analysed = await read();
    expect(analysed).toMatchObject({ version: before.version, runningWords: 8 });
    expect(analysed.revision).not.toBe(before.revision);

    await save(makeText(2, 'C1'));
    const changed = (await read()).version;
    expect(changed).not.toBe(before.version);
    await save(makeText(2));
    expect((await read()).version).toBe(before.version);
    await removeTexts(db(), [idOf(2)]);
    expect([before.version, changed]).not.toContain((await read()).version);
  });

  it('changes with the marks of people', async () => {
    const text = makeText(1);
    await save(text);
    const read = makeCorpusStatusReader(db());
    const before = (await read()).version;
    const edits = [{ start: 0, end: 5, corrected: 'Jutt', code: 'R:LEX' as const }];
    await save({ ...text, edits });
    expect((await read()).version).not.toBe(before);
    await save({ ...text, edits: null });
    expect((await read()).version).toBe(before);
  });

  it('is the same for texts that were stored before it had a name', async () => {
    await save(makeText(1), { ...makeText(2), properties: [] });
    const before = await readHash();
    const { connection } = database();
    await connection.executeSql(`update text set digest = ''`);
    expect(await readHashAfterChange()).not.toBe(before);
    const migration = readFileSync(join(MIGRATIONS_FOLDER, '0008_corpus_identity.sql'), 'utf8');
    const fill = migration.split('--> statement-breakpoint').find((sql) => sql.includes('UPDATE "text"'));
    await connection.executeSql(fill!);
    expect(await readHashAfterChange()).toBe(before);
  });

  const readHashAfterChange = async (): Promise<string> => {
    await database().connection.executeSql(
      `update corpus_state set changed_at = changed_at + interval '1 microsecond'`,
    );
    return readHash();
  };
});
