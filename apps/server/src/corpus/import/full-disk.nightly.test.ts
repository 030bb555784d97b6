import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { readAllTexts } from '../store/corpus-text.repository';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { DiskFullError } from '../../platform/database/disk-room';
import { openDatabase } from '../../platform/database/open-database';
import { createTextId } from './create-text-id';
import { importCorpus } from './import-corpus';
import type { ImportItem, ImportSource } from './import-item';

const TEXT_CHARACTERS = 50_000;
const MAX_TEXTS = 5_000;

/** Texts that hardly compress; more than the disk holds. */
function makeEndlessSource(): ImportSource {
  async function* read(): AsyncGenerator<ImportItem> {
    for (let number = 0; number < MAX_TEXTS; number++) {
      const words = Array.from({ length: TEXT_CHARACTERS / 8 }, () => Math.random().toString(36).slice(2, 9));
      const text = { id: createTextId(String(number)), content: words.join(' '), properties: [], place: 'x' };
      yield await Promise.resolve({ kind: 'text', text, bytesRead: number });
    }
  }
  return { name: 'endless', expectedBytes: 0, totalBytes: MAX_TEXTS, read };
}

async function countTexts({ db }: DatabaseConnection): Promise<number> {
  let texts = 0;
  for await (const { content } of readAllTexts(db)) if (content.length >= TEXT_CHARACTERS / 2) texts++;
  return texts;
}

function tryMount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=190m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const disk = await mkdtemp(join(tmpdir(), 'keelerada-disk-'));
const isMounted = process.platform === 'linux' && tryMount(disk);
const note = isMounted ? '' : ' - skipped: a small disk cannot be mounted here (needs root on Linux)';

describe.skipIf(!isMounted)(`a disk that fills${note}`, () => {
  const settings = { dataDir: disk, databaseUrl: null };
  afterAll(async () => {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  it('ends an import with a clear error, and the database opens again with every stored text', async () => {
    const connection = await openDatabase(settings);
    const importing = importCorpus(connection, [makeEndlessSource()], makeTestAnnotator());
    await expect(importing).rejects.toThrow(DiskFullError);
    const stored = await countTexts(connection);
    expect(stored).toBeGreaterThan(10);
    await expect(connection.assertRoom(1024 ** 4)).rejects.toThrow(/MB left and \d+ MB are needed/u);
    await connection.close();

    execFileSync('mount', ['-o', 'remount,size=400m', disk]);
    const again = await openDatabase(settings);
    expect(await countTexts(again)).toBe(stored);
    await again.db.transaction((transaction) => transaction.execute('select 1'));
    await again.close();
  }, 180_000);
});
