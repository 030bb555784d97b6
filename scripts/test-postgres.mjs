// A PostgreSQL server for the tests: own folder, own user, loopback only, thrown away afterwards.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePorts, findOrInstall, findUnprivilegedUser, runGivenCommand } from './test-server.mjs';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PACKAGE = 'postgresql';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/**
 * Starts PostgreSQL, installing it from Debian's packages where it is missing and this runs as root.
 * Answers the address for TEST_DATABASE_URL and a way to stop; rejects with a clear line where there is none to start.
 */
export async function startTestPostgres() {
  const bin = await findOrInstall('PostgreSQL', PACKAGE, findPostgres);
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-postgres-'));
  const user = await findUnprivilegedUser('postgres');
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
    const data = join(folder, 'data');
    await runAs(user, join(bin, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    ]);
    const [port] = await findFreePorts(1);
    const server = startServer(user, bin, data, folder, port);
    await waitUntilReady(bin, port, server);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: () => stopServer(user, bin, data, folder, server),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
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

function asUser(user, program, words) {
  return user ? ['runuser', ['-u', user.name, '--', program, ...words]] : [program, words];
}

function runAs(user, program, words) {
  return run(...asUser(user, program, words), { cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}

function startServer(user, bin, data, folder, port) {
  // Nothing here needs to survive a power cut; everything else is as in production.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 100,
    logging_collector: 'off',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(...asUser(user, join(bin, 'postgres'), ['-D', data, ...words]), {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // An interrupt from the keyboard is for the test run: it stops the server when it is done.
    detached: true,
  });
  server.log = '';
  server.stderr.on('data', (chunk) => (server.log = (server.log + chunk).slice(-4000)));
  return server;
}

async function waitUntilReady(bin, port, server) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) break;
    const isReady = await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (server.exitCode === null) server.kill();
  throw new Error(`PostgreSQL did not start:\n${server.log}`);
}

async function stopServer(user, bin, data, folder, server) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null) {
    const seconds = String(STOP_TIMEOUT_MS / 1000);
    await runAs(user, join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-t', seconds, 'stop']).catch(() =>
      server.kill(),
    );
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

// `node scripts/test-postgres.mjs COMMAND ...` runs one command with TEST_DATABASE_URL set.
if (process.argv[1] === import.meta.filename && process.argv.length > 2) {
  const postgres = await startTestPostgres();
  runGivenCommand({ TEST_DATABASE_URL: postgres.url }, postgres.stop);
}
