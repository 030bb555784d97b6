// A PostgreSQL server for the tests: own folder, own user, loopback only, thrown away afterwards.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  asUser,
  endServer,
  findFreePorts,
  findOrInstall,
  findUnprivilegedUser,
  makeServerFolder,
  runGivenCommand,
  startServer,
} from './test-server.mjs';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PACKAGE = 'postgresql';

/**
 * Starts PostgreSQL, installing it from Debian's packages where it is missing and this runs as root.
 * Answers the address for TEST_DATABASE_URL and a way to stop; rejects with a clear line where there is none to start.
 */
export async function startTestPostgres() {
  const bin = await findOrInstall('PostgreSQL', PACKAGE, findPostgres);
  const user = await findUnprivilegedUser('postgres');
  const { folder, remove } = await makeServerFolder('postgres', user);
  try {
    await chmod(folder, 0o700);
    const data = join(folder, 'data');
    const words = ['-D', data, ...'-U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync'.split(' ')];
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    await run(...asUser(user, join(bin, 'initdb'), words), { cwd: '/', env });
    const [port] = await findFreePorts(1);
    const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
    const isReady = () => run(join(bin, 'pg_isready'), ask).then(() => true);
    const command = asUser(user, join(bin, 'postgres'), ['-D', data, ...listSettings(folder, port)]);
    const server = await startServer('PostgreSQL', command, isReady);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      // The signal of an immediate shutdown.
      stop: () => endServer(server, 'SIGQUIT').then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Nothing here needs to survive a power cut; everything else is as in production. */
function listSettings(folder, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 100,
    logging_collector: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The folder of the newest installed server's programs, or null. */
async function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? await readdir(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const has = (folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find(has) ?? null;
}

// `node scripts/test-postgres.mjs COMMAND ...` runs one command with TEST_DATABASE_URL set.
if (process.argv[1] === import.meta.filename && process.argv.length > 2) {
  const postgres = await startTestPostgres();
  runGivenCommand({ TEST_DATABASE_URL: postgres.url }, postgres.stop);
}
