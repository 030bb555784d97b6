import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { markPendingTexts } from '../error-marks/mark-pending-texts';
import type { TextMarker } from '../error-marks/text-marker';
import { readAllTexts } from '../store/corpus-text.repository';
import { saveTexts } from '../store/save-texts.repository';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { DiskFullError } from '../../platform/database/failures/disk-room';
import { openDatabase } from '../../platform/database/open-database';
import { annotatePendingTexts } from './annotate-pending-texts';
import { createTextId } from './formats/create-text-id';
import { importCorpus } from './import-corpus';
import type { ImportItem, ImportSource } from './formats/import-item';

const TEXT_CHARACTERS = 50_000;
const MAX_TEXTS = 5_000;
const MARKED_TEXTS = 8;
/** Less than is kept free. */
const ROOM_LEFT_BYTES = 60 * 1024 * 1024;

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

  it('ends a marking with a clear error before it is full, and the marking goes on once there is room', async () => {
    const connection = await openDatabase(settings);
    const { db, executeSql } = connection;
    await executeSql('delete from text');
    const texts = Array.from({ length: MARKED_TEXTS }, (_, number) => ({
      ...{ id: createTextId(`m${number}`), properties: [] },
      content: `${number}. ${'Tere hommikust, kallis kass! '.repeat(500)}`,
    }));
    await saveTexts(db, texts, { isDemo: false, removesDemo: false });
    await annotatePendingTexts(connection, makeTestAnnotator());
    const filler = join(disk, 'filler');
    let asked = 0;
    const marker: TextMarker = {
      ...{ version: 'c1', annotatorVersion: 'test' },
      async mark(given) {
        asked += given.length;
        if (asked === 3) {
          const { bavail, bsize } = await statfs(disk);
          await writeFile(filler, Buffer.alloc(bavail * bsize - ROOM_LEFT_BYTES));
        }
        return given.map(() => []);
      },
    };
    const countMarked = async () =>
      (await executeSql('select count(*)::int as n from text_edits')).rows[0]!['n'];
    await expect(markPendingTexts(db, marker)).rejects.toThrow(DiskFullError);
    const marked = Number(await countMarked());
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(asked);

    await rm(filler);
    asked = MARKED_TEXTS;
    expect(await markPendingTexts(db, marker)).toEqual([]);
    expect(asked).toBe(MARKED_TEXTS + MARKED_TEXTS - marked);
    expect(await countMarked()).toBe(MARKED_TEXTS);
    await connection.close();
  }, 180_000);
});
