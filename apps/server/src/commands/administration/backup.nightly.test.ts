import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { addBackupCommand, addRestoreCommand } from './backup';

const TEXT = { id: 'aaaaaaaa-0000-4000-8000-000000000001', content: 'Tere!', properties: [] };

describe('backup and restore', () => {
  let source: Awaited<ReturnType<typeof makeTestPglite>>;
  let target: typeof source;
  let folder: string;
  beforeAll(async () => {
    [source, target] = [await makeTestPglite(), await makeTestPglite()];
    folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
    const connection = await openDatabase(source.settings);
    await saveTexts(connection.db, [TEXT], { isDemo: false, removesDemo: false });
    await connection.close();
  });
  afterAll(async () => {
    await source.remove();
    await target.remove();
    await rm(folder, { recursive: true });
  });
  const path = (name: string) => join(folder, name);

  async function run(dataDir: string, ...args: string[]): Promise<string> {
    const commands = [addBackupCommand, addRestoreCommand];
    return (await runCommand(commands, { DATA_DIR: dataDir }, args)).stderr;
  }

  it('carry a store over, in a file that its owner alone can read', async () => {
    const { dataDir } = source.settings;
    expect(await run(dataDir, 'backup', path('all.gz'))).toBe(
      `Store: the built-in database in ${dataDir}\nBacked up: 1 texts, 0 donations, 0 accounts (4 rows).\n`,
    );
    expect((await stat(path('all.gz'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['all.gz']);
    expect(await run(dataDir, 'restore', '--check', path('all.gz'))).toMatch(
      /^The backup is whole: 1 texts.*\nKeelerada \S+ made it at \S+\.\n$/u,
    );
    expect(await run(target.settings.dataDir, 'restore', path('all.gz'))).toContain('Restored: 1 texts');
  });

  it('refuse in a line to overwrite a store, and do it when told', async () => {
    const { dataDir } = target.settings;
    await expect(run(dataDir, 'restore', path('all.gz'))).rejects.toThrow(
      'The store is not empty. Nothing was changed. With --replace the backup takes the place of all it holds.',
    );
    expect(await run(dataDir, 'restore', '--replace', path('all.gz'))).toContain('Restored: 1 texts');
  });

  it('say in a line what is wrong with a file', async () => {
    await writeFile(path('foreign.txt'), 'Tere!');
    const { dataDir } = target.settings;
    await expect(run(dataDir, 'restore', path('foreign.txt'))).rejects.toThrow(
      /foreign\.txt cannot be restored: it is no backup of Keelerada\. Nothing was changed\.$/u,
    );
    await expect(run(dataDir, 'restore', path('missing.gz'))).rejects.toThrow('cannot be read (ENOENT)');
    await expect(run(dataDir, 'backup', join(folder, 'none', 'all.gz'))).rejects.toThrow(
      'cannot be written: its folder is not there. Nothing was written.',
    );
    await expect(run(dataDir, 'backup', folder)).rejects.toThrow('it is a folder');
  });

  it('say in a line who has the built-in database open', async () => {
    const connection = await openDatabase(source.settings);
    await expect(run(source.settings.dataDir, 'backup', path('busy.gz'))).rejects.toThrow('is in use by');
    await connection.close();
    expect(await readdir(folder)).not.toContain('busy.gz');
  });
});
