import { once } from 'node:events';
import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnusableSettingError } from '../config/unusable-setting-error';
import { openDatabase } from './open-database';
import { makeTestPglite } from './testing/test-databases';

async function readFailure(settings: { dataDir: string; databaseUrl: string | null }): Promise<string> {
  const failure: unknown = await openDatabase(settings).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnusableSettingError);
  const { message } = failure as Error;
  expect(message).not.toContain('\n');
  return message;
}

describe('a DATA_DIR that cannot be used', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  let dataDir: string;
  const inDatabase = (...path: string[]) => join(dataDir, 'database', ...path);
  beforeEach(async () => {
    made = await makeTestPglite();
    dataDir = made.settings.dataDir;
  });
  afterEach(() => made.remove());
  const fail = (folder = dataDir) => readFailure({ dataDir: folder, databaseUrl: null });

  it('is named where a file stands in its place or above it', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    expect(await fail(file)).toMatch(
      /^DATA_DIR is ".*file", but a file stands where a folder is needed \(EEXIST/u,
    );
    expect(await fail(join(file, 'below'))).toContain('a file stands where a folder is needed (ENOTDIR');
    await rm(inDatabase(), { recursive: true });
    await writeFile(inDatabase(), '');
    expect(await fail()).toContain('a file stands where a folder is needed (ENOTDIR');
  });

  it('is named where another version of PostgreSQL made the database, which stays as it is', async () => {
    expect((await readFile(inDatabase('PG_VERSION'), 'utf8')).trim()).toBe('18');
    await writeFile(inDatabase('PG_VERSION'), '16\n');
    expect(await fail()).toMatch(
      /^DATA_DIR is ".*", but the database in .*database was made by PostgreSQL 16, and the built-in one is 18\. Move/u,
    );
  });

  it.each([['postgresql.conf'], ['global/pg_control'], ['base']])(
    'is named where %s of the database is missing, and the lock is given back',
    async (file) => {
      await rm(inDatabase(file), { recursive: true });
      expect(await fail()).toMatch(
        /^DATA_DIR is ".*", but the database in .* cannot be opened: files are damaged/u,
      );
      expect(await readdir(dataDir)).not.toContain('database.lock');
    },
  );

  it.skipIf(process.getuid?.() === 0)('is named where nothing may be read or written', async () => {
    await chmod(inDatabase(), 0);
    expect(await fail()).toContain('this process may not read and write there (EACCES');
    await chmod(inDatabase(), 0o700);
    await chmod(dataDir, 0o500);
    expect(await fail()).toContain('this process may not read and write there (EACCES');
    await chmod(dataDir, 0o700);
  });
});

describe('a DATABASE_URL that cannot be used', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /** Says the same to everybody who connects, as PostgreSQL does when it refuses (protocol 3.0, ErrorResponse). */
  async function startRefusing(state: string, message: string): Promise<number> {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${message}\0\0`);
    const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([head, fields])));
    });
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function fail(place: string): Promise<string> {
    const message = await readFailure({ dataDir: '', databaseUrl: `postgres://me:hunter2@${place}` });
    expect(message).not.toContain('hunter2');
    return message;
  }

  it('is named where nothing listens, or the host has no address', async () => {
    expect(await fail('127.0.0.1:1/db')).toBe(
      'DATABASE_URL is (not shown), but nothing listens at 127.0.0.1:1 (ECONNREFUSED).',
    );
    expect(await fail('nobody.invalid/db')).toMatch(
      /but the name nobody\.invalid cannot be resolved \(E\w+\)\.$/u,
    );
  });

  it.each([
    ['28P01', 'password authentication failed for user "me"'],
    ['3D000', 'database "db" does not exist'],
  ])('is named with what PostgreSQL answers (%s)', async (state, message) => {
    const port = await startRefusing(state, message);
    expect(await fail(`127.0.0.1:${port}/db`)).toBe(
      `DATABASE_URL is (not shown), but PostgreSQL at 127.0.0.1:${port} answers: ${message} (${state}).`,
    );
  });

  it('is named where something else listens, or the address cannot be taken apart', async () => {
    const server = createServer((socket) => socket.destroy());
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await fail(`127.0.0.1:${port}/db`)).toMatch(
      /but no connection to 127\.0\.0\.1:\d+ can be made: /u,
    );
    const settings = { dataDir: '', databaseUrl: 'postgres://me:50%@127.0.0.1/db' };
    expect(await readFailure(settings)).toMatch(/^DATABASE_URL is \(not shown\), but /u);
  });
});
