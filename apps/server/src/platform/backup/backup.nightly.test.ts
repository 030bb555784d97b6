import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database-connection';
import * as adminSchema from '../database/admin-schema';
import * as donationSchema from '../database/donation-schema';
import * as schema from '../database/schema';
import { describeOnBothDatabases } from '../database/testing/test-databases';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { backupTables, readMigrations } from './backup-format';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

let folder: string;
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('knows every table of the store but the sessions', () => {
  const tables = Object.values({ ...schema, ...adminSchema, ...donationSchema }).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  );
  expect([...backupTables, 'session'].sort()).toEqual(tables.sort());
});

it('knows every migration', () => {
  const journal = JSON.parse(
    readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
  ) as { entries: unknown[] };
  expect(readMigrations()).toHaveLength(journal.entries.length);
});

const TRICKY =
  'Tere, "õhtu"! 😀\n\tUus \\ rida, \\u0041, {"table":"text"} <b>&amp;</b> \'ülakoma\'.\u2028Lõpp.';

async function seed(connection: DatabaseConnection): Promise<void> {
  const { db } = connection;
  const executeSql = (sql: string) => connection.executeSql(sql);
  const id = randomUUID();
  const properties = [
    { name: 'title', value: TRICKY },
    { name: 'aasta', value: '2020' },
  ];
  await saveTexts(db, [{ id, content: TRICKY, properties }], { isDemo: false, removesDemo: false });
  await executeSql(`insert into gold_edits select id, hash, '[]' from text`);
  await executeSql(`insert into text_edits select id, 'c1', hash, 'v', 'gold', '', '[]' from text`);
  await executeSql(`insert into annotation values ('h', 'et', 'v', 1, 1, '\\x00ff0a7b')`);
  await executeSql(
    `insert into account (issuer, subject, first_name, role) values ('i', 's', 'Mari', 'ADMIN')`,
  );
  await executeSql(`insert into session select id, gen_random_uuid(), 'secret-hash', now() from account`);
  await executeSql(
    `insert into text_added (content, hash, state, receipt_hash) values ('Annetus', 'h', 'refused', 'r')`,
  );
  await executeSql(`insert into donation_log (text_id, action) select id, 'received' from text_added`);
}

/** Every row of every table but the store's own name. */
async function readStore(connection: DatabaseConnection): Promise<Record<string, unknown[]>> {
  const store: Record<string, unknown[]> = {};
  for (const table of backupTables) {
    const { rows } = await connection.executeSql(
      `select to_jsonb(t) - 'corpus_id' as row from "${table}" t order by 1`,
    );
    store[table] = rows;
  }
  return store;
}

const EMPTY = `truncate account, text, text_content, text_property, text_facet, annotation, gold_edits,
  text_edits, text_added,
  text_property_added, donation_log, session`;

describeOnBothDatabases('a backup', (database) => {
  const connection = () => database().connection;
  const backUp = (name: string) => writeBackup(connection(), createWriteStream(path(name)), '9.9.9');
  const restore = (name: string, replaces = false) => restoreBackup(connection(), path(name), { replaces });
  beforeEach(async () => {
    await connection().executeSql(EMPTY);
    await seed(connection());
  });

  it('gives every row back, without the sessions and under a new name of the store', async () => {
    const before = await readStore(connection());
    const counts = await backUp('all.gz');
    expect(counts).toMatchObject({ text: 1, account: 1, text_added: 1, donation_log: 1, annotation: 1 });
    expect(gunzipSync(await readFile(path('all.gz'))).toString()).not.toContain('secret-hash');
    const readName = async () => (await connection().executeSql('select corpus_id from corpus_state')).rows;
    const name = await readName();
    await connection().executeSql(EMPTY);
    expect(counts).toMatchObject(await restore('all.gz'));
    expect(await readStore(connection())).toEqual(before);
    expect(await readName()).not.toEqual(name);
    expect((await connection().executeSql('select * from session')).rows).toEqual([]);
    // New entries of the log go on after the old ones.
    await connection().executeSql(
      `insert into donation_log (text_id, action) values (gen_random_uuid(), 'x')`,
    );
    const { rows } = await connection().executeSql('select action from donation_log order by id');
    expect(rows.map(({ action }) => action)).toEqual(['received', 'x']);
  });

  it('replaces what is there only when it is told to', async () => {
    await backUp('old.gz');
    const before = await readStore(connection());
    await connection().executeSql(`update text_added set content = 'Muudetud'`);
    const changed = await readStore(connection());
    await expect(restore('old.gz')).rejects.toThrow('the store is not empty');
    expect(await readStore(connection())).toEqual(changed);
    await restore('old.gz', true);
    expect(await readStore(connection())).toEqual(before);
  });

  it('takes the place of demonstration texts without being told', async () => {
    await backUp('real.gz');
    const before = await readStore(connection());
    await connection().executeSql(EMPTY);
    const demo = { id: randomUUID(), content: 'Näidis.', properties: [] };
    await saveTexts(connection().db, [demo], { isDemo: true, removesDemo: false });
    await restore('real.gz');
    expect(await readStore(connection())).toEqual(before);
  });

  it('changes nothing where a row cannot be stored', async () => {
    await backUp('whole.gz');
    const lines = gunzipSync(await readFile(path('whole.gz')))
      .toString()
      .split('\n')
      .slice(0, -2);
    const twice = [...lines, lines.find((line) => line.startsWith('{"table":"text",'))!];
    await writeBackupFile('twice.gz', twice);
    const before = await readStore(connection());
    await expect(restore('twice.gz', true)).rejects.toThrow();
    expect(await readStore(connection())).toEqual(before);
  });

  it('brings the rows of an older version up to date', async () => {
    const header = JSON.parse(await readHeader('all.gz')) as { migrations: string[] };
    const id = randomUUID();
    const text = { id, sequence: 1, language: 'et', hash: 'h', characters: 1, facets: [], year_from: 2019 };
    const rows: [string, object][] = [
      ['corpus_state', { id: 1, corpus_id: randomUUID(), version: 5, removal_version: 0, last_sequence: 1 }],
      ['text', { ...text, is_demo: false, added_at: '2025-01-02T03:04:05.678901+02:00' }],
      ['text_property', { text_id: id, position: 0, name: 'aasta', value: '2019' }],
      ['text_added', { id: randomUUID(), content: 'Vana', hash: 'h', added_at: '2025-01-01T00:00:00Z' }],
    ];
    Object.assign(rows[0]![1], { last_ordinal: 0 });
    await writeBackupFile('older.gz', [
      JSON.stringify({ ...header, migrations: header.migrations.slice(0, 1) }),
      ...rows.map(([table, row]) => `{"table":"${table}","row":${JSON.stringify(row)}}`),
    ]);
    await restore('older.gz', true);
    const executeSql = (sql: string) => connection().executeSql(sql);
    const found = await executeSql(`select value from text, text_facet where text_facet.id = any(facets)`);
    expect(found.rows).toEqual([{ value: '2019' }]);
    expect((await executeSql('select content, state from text_added')).rows).toEqual([
      { content: 'Vana', state: 'waiting' },
    ]);
    await expect(executeSql(`update text_added set state = 'none'`)).rejects.toThrow();
    await database().reopen();
    expect((await connection().executeSql('select version from corpus_state')).rows).toHaveLength(1);
  });
});

async function readHeader(name: string): Promise<string> {
  return gunzipSync(await readFile(path(name)))
    .toString()
    .split('\n')[0]!;
}

/** A file with a right end for the lines. */
async function writeBackupFile(name: string, lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  await writeFile(path(name), gzipSync(`${text}${JSON.stringify({ end: true, rows: {}, sha256 })}\n`));
}

/** A changed bit may be one of those that fill up the last byte before the checksum of gzip: nothing is lost. */
function unpacksTo(packed: Buffer, content: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(content);
  } catch {
    return false;
  }
}

describe('a file that is no whole backup', () => {
  const check = async (content: Buffer | string) => {
    await writeFile(path('given.gz'), content);
    return checkBackup(path('given.gz'));
  };
  const readLines = async () =>
    gunzipSync(await readFile(path('all.gz')))
      .toString()
      .split('\n')
      .slice(0, -1);
  const pack = (lines: readonly string[]) => gzipSync(lines.map((line) => `${line}\n`).join(''));

  it('is told wherever it is cut', async () => {
    const whole = await readFile(path('all.gz'));
    expect((await check(whole)).rows).toMatchObject({ text: 1 });
    for (let length = 0; length < whole.length; length += 13) {
      await expect(check(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(
        /backup|damaged|cut/u,
      );
    }
    const lines = await readLines();
    for (let length = 0; length < lines.length; length++) {
      await expect(check(pack(lines.slice(0, length)))).rejects.toThrow(/backup|cut off/u);
    }
  });

  it('is told whichever byte was changed', async () => {
    const whole = await readFile(path('all.gz'));
    const content = gunzipSync(whole);
    // The first ten bytes of a gzip hold its time and system, which say nothing of its content.
    for (let at = 10; at < whole.length; at += 7) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 0x20;
      if (unpacksTo(damaged, content)) continue;
      await expect(check(damaged), `byte ${at}`).rejects.toThrow(/backup|damaged|cut/u);
    }
    const lines = await readLines();
    for (const change of ['without', 'twice'] as const) {
      const changed = lines.flatMap((line, place) =>
        place !== 3 ? [line] : change === 'twice' ? [line, line] : [],
      );
      await expect(check(pack(changed))).rejects.toThrow('do not fit its checksum');
    }
    await expect(check(pack([...lines, '{}']))).rejects.toThrow('something follows its end');
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'Tere!\n'],
    ['a packed text', gzipSync('Tere!')],
    ['JSON Lines of a corpus', '{"id":"a","content":"b","properties":[]}\n'],
    ['random bytes', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])],
    ['zeros', Buffer.alloc(5000)],
  ])('is told of %s', async (_name, content) => {
    await expect(check(content)).rejects.toThrow(/no backup of Keelerada|damaged/u);
  });

  it('is told of a newer version, by its name', async () => {
    const header = JSON.parse(await readHeader('all.gz')) as { migrations: string[] };
    await writeBackupFile('newer.gz', [
      JSON.stringify({ ...header, migrations: [...header.migrations, '9999_future'] }),
    ]);
    await expect(checkBackup(path('newer.gz'))).rejects.toThrow('Keelerada 9.9.9 made it');
  });
});
