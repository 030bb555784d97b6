import { execFileSync, spawn } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/load-config';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import type { CommandContext } from '../context/command-context';
import { addExportCorpusCommand } from './export-corpus';

const TEXT = { id: 'aaaaaaaa-0000-4000-8000-000000000001', content: 'Tere!', properties: [] };
const LINE = `${JSON.stringify(TEXT)}\n`;

describe('export-corpus', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  let folder: string;
  beforeAll(async () => {
    made = await makeTestPglite();
    const connection = await openDatabase(made.settings);
    await saveTexts(connection.db, [TEXT], { isDemo: false, isDryRun: false, removesDemo: false });
    await connection.close();
  });
  afterAll(() => made.remove());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
    return () => rm(folder, { recursive: true });
  });
  const path = (name: string) => join(folder, name);

  async function exportTo(output: string, signal = new AbortController().signal): Promise<string> {
    const stderr = new PassThrough();
    const context: CommandContext = {
      siteFiles: [],
      config: () => loadConfig({ DATA_DIR: made.settings.dataDir }),
      stdout: new PassThrough(),
      stderr,
      signal,
      setExitCode: () => undefined,
    };
    const program = new Command();
    addExportCorpusCommand(program, context);
    await program.parseAsync(['export-corpus', '--output', output], { from: 'user' });
    return (stderr.read() as Buffer).toString();
  }

  it('writes the file that a link leads to, and leaves the link', async () => {
    await mkdir(path('store'));
    await writeFile(path('store/all.jsonl'), 'old');
    await symlink('store/all.jsonl', path('link'));
    await symlink('link', path('link-to-link'));
    expect(await exportTo(path('link-to-link'))).toBe('Texts exported: 1\n');
    expect(await readFile(path('store/all.jsonl'), 'utf8')).toBe(LINE);
    for (const link of ['link', 'link-to-link'])
      expect((await lstat(path(link))).isSymbolicLink()).toBe(true);
    expect(await readdir(path('store'))).toEqual(['all.jsonl']);
  });

  it('writes into a pipe as soon as somebody reads it, and leaves the pipe', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    const exported = exportTo(path('pipe'));
    await setTimeout(200);
    expect(await readFile(path('pipe'), 'utf8')).toBe(LINE);
    expect(await exported).toBe('Texts exported: 1\n');
    expect((await stat(path('pipe'))).isFIFO()).toBe(true);
  });

  it('makes the file that a link leads to where it is not there yet', async () => {
    await mkdir(path('store'));
    await symlink('store', path('folder'));
    await symlink('../new.jsonl', path('store/link'));
    await exportTo(path('folder/link'));
    expect(await readFile(path('new.jsonl'), 'utf8')).toBe(LINE);
    expect((await readdir(folder)).sort()).toEqual(['folder', 'new.jsonl', 'store']);
  });

  it('says in a line that links in a ring cannot be written', async () => {
    await symlink('b', path('a'));
    await symlink('a', path('b'));
    await expect(exportTo(path('a'))).rejects.toThrow('a cannot be written: its links lead in a ring.');
    expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
  });

  it('stops when it is interrupted, and leaves what was there', async () => {
    await writeFile(path('all.jsonl'), 'old');
    await expect(exportTo(path('all.jsonl'), AbortSignal.abort())).rejects.toThrow(/aborted/u);
    expect(await readFile(path('all.jsonl'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['all.jsonl']);
  });

  it('waits no longer for a reader of a pipe, nor for a slow one, when it is interrupted', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    await expect(exportTo(path('pipe'), AbortSignal.timeout(200))).rejects.toThrow(/abort|timeout/u);
    const connection = await openDatabase(made.settings);
    const long = { id: TEXT.id.replace(/.$/u, '9'), content: 'sõna '.repeat(50_000), properties: [] };
    await saveTexts(connection.db, [long], { isDemo: false, isDryRun: false, removesDemo: false });
    await connection.close();
    const reader = spawn('sh', ['-c', 'sleep 20 < "$0"', path('pipe')]);
    await expect(exportTo(path('pipe'), AbortSignal.timeout(1000))).rejects.toThrow(/abort|timeout/u);
    reader.kill();
  });
});
