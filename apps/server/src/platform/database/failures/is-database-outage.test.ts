import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DiskFullError } from './disk-room';
import { isDatabaseOutage } from './is-database-outage';

const withCode = (code: string) => Object.assign(new Error('said by the database'), { code });
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('an outage of the database', () => {
  it('is told where nothing listens, inside a transaction and outside', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://a:b@127.0.0.1:9/c' });
    const db = drizzle(pool);
    for (const ask of [
      () => db.execute('select 1'),
      () => db.transaction((inner) => inner.execute('select 1')),
    ]) {
      expect(isDatabaseOutage(await ask().catch((error: unknown) => error))).toBe(true);
    }
    await pool.end();
  });

  it.each([
    ['a full disk', inQuery(withCode('53100'))],
    ['a server that stops', inQuery(withCode('57P01'))],
    ['a lost connection', inQuery(new Error('Connection terminated unexpectedly'))],
    ['too little room for the built-in database', new DiskFullError('DATA_DIR', '/data', 'its disk is full')],
  ])('is told of %s', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each([
    ['a fault in a statement', inQuery(withCode('42601'))],
    ['a doubled key', inQuery(withCode('23505'))],
    ['anything else', new TypeError('x is not a function')],
  ])('is not told of %s', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});
