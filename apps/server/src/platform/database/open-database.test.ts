import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database';
import { describeOnBothDatabases, makeTestPglite } from './testing/test-databases';

describeOnBothDatabases('openDatabase', (database) => {
  it('makes the tables once and opens them again', async () => {
    await database().connection.db.execute(sql`update corpus_state set version = 7`);
    const connection = await database().reopen();
    const { rows } = await connection.executeSql('select version from corpus_state');
    expect(Number(rows[0]?.version)).toBe(7);
  });

  it('runs several statements without parameters and one with', async () => {
    const { connection } = database();
    await connection.executeSql('create table trial (a int); insert into trial values (1), (2)');
    expect(await connection.executeSql('select a from trial where a > $1', [1])).toMatchObject({
      rows: [{ a: 2 }],
      rowCount: 1,
    });
    expect((await connection.executeSql('delete from trial where a > $1', [0])).rowCount).toBe(2);
  });
});

describe('openDatabase of a folder in use', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  beforeAll(async () => void (made = await makeTestPglite()));
  afterAll(() => made.remove());
  const lockPath = () => join(made.settings.dataDir, 'database.lock');

  it('refuses a second opener and says who has it and what to do', async () => {
    const first = await openDatabase(made.settings);
    await first.announceServer('http://localhost:8080');
    await expect(openDatabase(made.settings)).rejects.toMatchObject({
      name: 'DatabaseInUseError',
      message: expect.stringMatching(
        /the server at http:\/\/localhost:8080 \(process \d+\).*Stop that process/u,
      ) as string,
      owner: { pid: process.pid, address: 'http://localhost:8080' },
    });
    await first.close();
    expect(existsSync(lockPath())).toBe(false);
  });

  it('takes over a lock whose process is gone', async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await new Promise((resolve) => child.once('exit', resolve));
    await writeFile(
      lockPath(),
      JSON.stringify({ token: 'old', pid: child.pid, identity: 'old', address: null }),
    );
    const connection = await openDatabase(made.settings);
    expect(JSON.parse(await readFile(lockPath(), 'utf8'))).toMatchObject({ pid: process.pid });
    await connection.close();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'takes over a lock whose process number now belongs to another process',
    async () => {
      await writeFile(
        lockPath(),
        JSON.stringify({ token: 'old', pid: process.pid, identity: 'earlier boot:1', address: null }),
      );
      await (await openDatabase(made.settings)).close();
    },
  );

  it('takes over a lock file that is empty or cut short', async () => {
    await writeFile(lockPath(), '{"pid":');
    await (await openDatabase(made.settings)).close();
  });

  it('lets only one of several openers have it', async () => {
    await writeFile(lockPath(), '');
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => openDatabase(made.settings)));
    const opened = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(opened).toHaveLength(1);
    for (const { value } of opened) await value.close();
  });
});
