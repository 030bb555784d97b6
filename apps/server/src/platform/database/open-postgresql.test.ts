import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from './database-connection';
import { isDatabaseOutage } from './failures/is-database-outage';
import { openDatabase } from './open-database';
import { makeCuttablePostgresql, type CuttableDatabase } from './testing/line-to-postgresql';
import { testDatabaseUrl } from './testing/test-databases';

const note = testDatabaseUrl === '' ? ' - skipped: TEST_DATABASE_URL is not set' : '';
/** More than there are connections. */
const ROUNDS = 12;

describe.skipIf(testDatabaseUrl === '')(`PostgreSQL whose connections break${note}`, () => {
  let database: CuttableDatabase;
  let connection: DatabaseConnection;
  beforeAll(async () => {
    database = await makeCuttablePostgresql();
    connection = await openDatabase(database.settings);
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  it('gives back the connections on which no transaction could begin', async () => {
    const { db } = connection;
    const { line } = database;
    let failures = 0;
    for (let round = 0; round < ROUNDS; round++) {
      line.cutAfter(1, 'drop');
      await db.execute(sql`select 1`);
      // Nobody has heard yet that the connection is gone.
      await db
        .transaction((inner) => inner.execute(sql`select 1`))
        .catch((error: unknown) => {
          failures++;
          expect(isDatabaseOutage(error)).toBe(true);
        });
      await line.disarm();
    }
    expect(failures).toBe(ROUNDS);
    expect(await db.transaction((inner) => inner.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  });
});
