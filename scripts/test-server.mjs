// What the servers of the tests have in common: installed from Debian, run without root, on ports that are free.
import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** What `find` answers, after `apt-get install` where it answers null; rejects with a clear line without root. */
export async function findOrInstall(name, packageName, find) {
  const found = await find();
  if (found !== null) return found;
  const command = `apt-get install ${packageName}`;
  if (process.getuid?.() !== 0)
    throw new Error(`${name} is not installed, and installing it (${command}) needs root.`);
  console.error(`Installing ${name} for the tests (${command}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    run('flock', [join(tmpdir(), 'apt.lock'), 'apt-get', '-qq', '-y', ...words], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  await apt('update');
  await apt('install', '--no-install-recommends', packageName);
  const installed = await find();
  if (installed === null)
    throw new Error(`${name} was installed, but its programs are not where they should be.`);
  return installed;
}

/** The first of Debian's own user for a server and nobody; null where this does not run as root. */
export async function findUnprivilegedUser(ownName) {
  if (process.getuid?.() !== 0) return null;
  for (const name of [ownName, 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue;
    }
  }
  throw new Error(`There is no unprivileged user, neither ${ownName} nor nobody.`);
}

/** A folder for a server that `owner` (null: who runs this) may write, and a way to remove it. */
export async function makeServerFolder(name, owner) {
  const folder = await mkdtemp(join(tmpdir(), `keelerada-${name}-`));
  if (owner) await chown(folder, owner.uid, owner.gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A command as `owner`, null for who runs this. `setpriv` becomes the program itself, so that a signal reaches it. */
export function asUser(owner, program, words) {
  if (owner === null) return [program, words];
  return ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', program, ...words]];
}

/** Starts a server and waits until it is ready; rejects with its last lines. */
export async function startServer(name, [command, words], isReady) {
  const server = spawn(command, words, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // An interrupt from the keyboard is for the test run: it stops the server when it is done.
    detached: true,
  });
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && !hasEnded(server)) {
    if (await isReady().catch(() => false)) return server;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await endServer(server, 'SIGKILL');
  throw new Error(`${name} did not start:\n${log}`);
}

export async function endServer(server, signal) {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Free ports, all held until all are known. */
export async function findFreePorts(count) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen(0, '127.0.0.1', () => resolve(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** Runs the command that this process was given, with `variables` set; stops the server and ends with its status. */
export function runGivenCommand(variables, stop) {
  const [, , command, ...words] = process.argv;
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...variables } });
  child.once('exit', async (code) => {
    await stop();
    process.exit(code ?? 1);
  });
}
