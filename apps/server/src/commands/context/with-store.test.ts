import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { addBackupCommand, addRestoreCommand } from '../administration/backup';
import { addGrantRoleCommand } from '../administration/grant-role';
import { addImportCorpusCommand } from '../administration/import-corpus';
import { addLoadIndexCommand } from '../administration/load-index';

const commands = [
  addBackupCommand,
  addRestoreCommand,
  addGrantRoleCommand,
  addImportCorpusCommand,
  addLoadIndexCommand,
];

describe('a command that writes', () => {
  let folder: string;
  let site: string;
  let texts: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
    site = join(folder, 'settings.env');
    texts = join(folder, 'texts.jsonl');
    await writeFile(site, 'DATABASE_URL=postgres://keelerada:secret@localhost/keelerada\n');
    await writeFile(texts, '{"content": "Tere!", "properties": []}\n');
  });
  afterAll(() => rm(folder, { recursive: true }));
  const run = (settings: object, ...words: string[]) =>
    runCommand(commands, { DATA_DIR: join(folder, 'data'), ...settings }, words, [site]);

  it.each([
    [['grant-role']],
    [['grant-role', 'mari@example.org', 'ADMIN']],
    [['backup', 'all.gz']],
    [['restore', 'all.gz']],
    [['restore', '--replace', 'all.gz']],
    [['import-corpus', 'texts.jsonl']],
    [['load-index']],
  ])('%j refuses where the settings of the site were not read, and makes no store', async (words) => {
    const given = words.map((word) =>
      word.includes('.') && !word.includes('@') ? join(folder, word) : word,
    );
    const settings = { INDEX_URL: 'http://u:secret@127.0.0.1:9/d?cluster=c' };
    const refused = run(settings, ...given);
    await expect(refused).rejects.toThrow(`${site} says that a site is set up on this machine`);
    await expect(refused).rejects.toThrow(`the built-in database in ${join(folder, 'data')}`);
    expect((await readdir(folder)).sort()).toEqual(['settings.env', 'texts.jsonl']);
  });

  it('goes on where they were read, where another store is meant and where no site is set up, and names the store', async () => {
    const store = `Store: the built-in database in ${join(folder, 'data')}\n`;
    for (const settingsFile of [site, 'none']) {
      const { stderr } = await run({ SETTINGS_FILE: settingsFile }, 'grant-role');
      expect(stderr).toBe(`${store}Nobody has signed in yet.\n`);
    }
    const none = await runCommand(commands, { DATA_DIR: join(folder, 'data') }, ['grant-role']);
    expect(none.stderr).toContain(store);
  });

  it.each([
    ['postgres://me:hunter2@db.example:5432/keel%20k?password=hunter2', 'keel k at db.example:5432'],
    ['postgres:///keelerada?host=/var/run/postgresql', 'keelerada at /var/run/postgresql'],
    ['postgres://me:hunter2@db.example', 'of the user at db.example'],
  ])('names the database of %s without its password', async (databaseUrl, name) => {
    const refused = run({ DATABASE_URL: databaseUrl }, 'grant-role');
    await expect(refused).rejects.toThrow(`PostgreSQL database ${name}.`);
    await expect(refused).rejects.not.toThrow('hunter2');
  });

  it('that only looks at a backup needs no store', async () => {
    const checked = run({}, 'restore', '--check', join(folder, 'none.gz'));
    await expect(checked).rejects.toThrow('cannot be read (ENOENT)');
  });
});
