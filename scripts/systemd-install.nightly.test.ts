import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseSettings } from '../apps/server/src/platform/database/open-database';
import { corpusText } from '../apps/server/src/platform/database/schema';
import {
  makeTestPostgresql,
  testDatabaseUrl,
} from '../apps/server/src/platform/database/testing/test-databases';
import { listAccounts, saveAccount } from '../apps/server/src/platform/session/session.repository';

const ROOT = join(import.meta.dirname, '..');
const READY_MS = 240_000;
const BACKUP = '/var/lib/keelerada-backups/keelerada.gz';
/** Everything that the server has made. */
const LOSS =
  'drop schema public cascade; create schema public; drop schema drizzle cascade; drop schema if exists pgboss cascade';
const SETTINGS = '/etc/keelerada/settings.env';

/**
 * A Debian of one's own: layers over the folders that the steps write to, seen by the processes of the walk alone. The
 * data folder is one of this test, to look into from outside.
 */
const ENTER = `
  set -e
  mount -t tmpfs tmpfs "$1"
  for folder in etc usr opt var; do
    mkdir -p "$1/$folder/upper" "$1/$folder/work"
    mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$1/$folder/upper,workdir=$1/$folder/work" "/$folder"
  done
  mkdir -p /opt/keelerada /var/lib/keelerada
  mount --bind "$2" /opt/keelerada && mount -o remount,bind,ro /opt/keelerada
  mount --bind "$3" /var/lib/keelerada
  test -e /usr/bin/node || ln -s "$4" /usr/bin/node
  echo ready
  exec sleep infinity`;

/** What fetches and builds is here already, and there is no systemd to tell. */
const WITHOUT_SYSTEMD =
  'systemctl() { echo "systemctl $*"; }; git() { :; }; npm() { :; }; node() { :; }; set -e\n';

/** How systemd would start the server: written apart from the code that is tested. */
const START = `
  set -a; eval "$(sed -n 's/^Environment=//p' /etc/systemd/system/keelerada.service)"; . ${SETTINGS}; set +a
  cd "$(sed -n 's/^WorkingDirectory=//p' /etc/systemd/system/keelerada.service)"
  exec setpriv --reuid=keelerada --regid=keelerada --init-groups \\
    $(sed -n 's/^ExecStart=//p' /etc/systemd/system/keelerada.service)`;

const trial = 'mkdir /tmp/x && mount -t tmpfs tmpfs /tmp/x';
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'sh', '-c', `mount -t tmpfs tmpfs /tmp && ${trial}`]).status === 0;

/** The commands of a section of operation.md, block by block. */
function readSteps(title: string): string[] {
  const document = readFileSync(join(ROOT, 'docs/operation.md'), 'utf8');
  const section = document.split(new RegExp(`^##+ ${title}$`, 'mu'))[1]!.split(/^## /mu)[0]!;
  return Array.from(section.matchAll(/^```\n([^]*?)^```/gmu), ([, commands]) => commands!).filter(
    (commands) => !commands.includes('docker'),
  );
}

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const kinds = ['the built-in database', 'PostgreSQL'] as const;

describe.skipIf(!canMount).each(kinds)('a site beside systemd with %s', (kind) => {
  const isSkipped = kind === 'PostgreSQL' && testDatabaseUrl === '';
  let postgres: Awaited<ReturnType<typeof makeTestPostgresql>> | undefined;
  let folders: string[] = [];
  let place: ChildProcess;
  let store: DatabaseSettings;
  let name: string;
  beforeAll(async () => {
    if (isSkipped) return;
    expect(spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' }).status).toBe(
      0,
    );
    if (kind === 'PostgreSQL') postgres = await makeTestPostgresql();
    folders = [await mkdtemp(join(tmpdir(), 'layers-')), await mkdtemp(join(tmpdir(), 'site-data-'))];
    const dataDir = folders[1]!;
    store = { dataDir, databaseUrl: postgres?.settings.databaseUrl ?? null };
    name = postgres ? 'PostgreSQL database test_' : 'the built-in database in /var/lib/keelerada\n';
    const words = [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      ENTER,
      'sh',
      folders[0]!,
      ROOT,
      dataDir,
    ];
    place = spawn('unshare', [...words, process.execPath], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => place.stdout!.once('data', resolve));
  }, READY_MS);
  afterAll(async () => {
    place?.kill('SIGKILL');
    await postgres?.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  const enter = (command: string): [string, string[]] => [
    'nsenter',
    [`--mount=/proc/${place.pid}/ns/mnt`, '--wd=/', 'bash', '-c', command],
  ];

  function run(command: string): Promise<Outcome> {
    const [program, words] = enter(command);
    return new Promise((resolve) => {
      execFile(program, words, (error, stdout, stderr) => {
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr });
      });
    });
  }

  /** What the server and commands leave belongs to their user again, whoever looked into it from outside. */
  async function look<Value>(read: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Value>) {
    const connection = await openDatabase(store);
    const value = await read(connection.db);
    await connection.close();
    await run('chown -R keelerada:keelerada /var/lib/keelerada');
    return value;
  }

  const countRows = () =>
    look(async (db) => ({
      texts: await db.$count(corpusText),
      admins: (await listAccounts(db)).filter(({ role }) => role === 'ADMIN').length,
    }));

  /** Starts the server as the unit does, asks it, and stops it. */
  async function askServer(): Promise<number> {
    const [program, words] = enter(START);
    const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    let written = '';
    server.stderr.setEncoding('utf8').on('data', (part: string) => (written += part));
    const ended = new Promise<never>((_, reject) => {
      server.once('exit', () => reject(new Error(`The server ended: ${written.slice(-2000)}`)));
    });
    ended.catch(() => undefined);
    const findAddress = () => /Keelerada is at (http:[^\s"]+)/u.exec(written)?.[1];
    await Promise.race([ended, expect.poll(findAddress, { timeout: READY_MS }).toBeDefined()]);
    const ask = async (path: string) => fetch(`${findAddress()}${path}`);
    await expect.poll(async () => (await ask('/api/health/ready')).status, { timeout: READY_MS }).toBe(200);
    const { corpus } = (await (await ask('/api/status')).json()) as { corpus: { texts: number } };
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    return corpus.texts;
  }

  it.skipIf(isSkipped)(
    'has a first administrator, a backup and, after a loss, all rows again',
    async () => {
      const [install] = readSteps('With systemd');
      const settings = [`DATABASE_URL=${store.databaseUrl ?? ''}`, 'PORT=0', 'MARK_ERRORS=off'];
      const installed = await run(
        `${WITHOUT_SYSTEMD}${install}printf '%s\\n' ${settings.map((line) => `'${line}'`).join(' ')} > ${SETTINGS}`,
      );
      expect(installed).toMatchObject({ status: 0 });
      expect(installed.stdout).toContain('systemctl enable --now keelerada-backup.timer');
      await run('chown keelerada:keelerada /var/lib/keelerada');
      await chmod(folders[1]!, 0o700);

      const texts = await askServer();
      expect(texts).toBeGreaterThan(80);
      const mari = {
        issuer: 'https://provider.example',
        subject: '1',
        firstName: 'Mari',
        email: 'mari@example.org',
      };
      await look((db) => saveAccount(db, mari));

      const [roles] = readSteps('Sign-in of administrators');
      const granted = await run(`set -e\n${roles}`);
      expect(granted).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/USER\tmari.*\n.*ADMIN\tmari/u) as string,
      });
      expect(granted.stderr).toContain(`Store: ${name}`);
      expect(await countRows()).toEqual({ texts, admins: 1 });

      // The line of a checkout, and the shell of somebody who has set something else.
      const cli = 'cd /opt/keelerada && node apps/server/dist/cli.js';
      const refused = await run(`DATA_DIR=/var/lib/keelerada ${cli} grant-role mari@example.org USER`);
      expect(refused).toMatchObject({ status: 2, stdout: '' });
      expect(refused.stderr).toContain(`${SETTINGS} says that a site is set up on this machine`);
      const away = 'DATABASE_URL=postgres://x@127.0.0.1:9/x DATA_DIR=/tmp/elsewhere';
      expect((await run(`${away} keelerada grant-role`)).stderr).toContain(`Store: ${name}`);
      expect((await run('setpriv --reuid=keelerada --clear-groups keelerada grant-role')).stderr).toContain(
        'Run it as root',
      );

      const [backup] = readSteps('Backup');
      const backedUp = await run(`set -e\n${backup}`);
      expect(backedUp).toMatchObject({ status: 0 });
      expect(backedUp.stderr).toContain(`Backed up: ${texts} texts, 0 donations, 1 accounts`);
      expect((await run(`stat -c '%U %a' ${BACKUP}`)).stdout).toBe('keelerada 600\n');

      if (postgres) await look((db) => db.execute(LOSS));
      else await run('rm -r /var/lib/keelerada/*');
      expect(await run(`${cli} restore ${BACKUP}`)).toMatchObject({ status: 2 });
      const [restore] = readSteps('Restore');
      const restored = await run(`${WITHOUT_SYSTEMD}unset -f node\n${restore}`);
      expect(restored).toMatchObject({ status: 0 });
      expect(restored.stderr).toContain(`Store: ${name}`);
      expect(restored.stderr).toContain(`Restored: ${texts} texts, 0 donations, 1 accounts`);
      expect(await countRows()).toEqual({ texts, admins: 1 });
      expect(await askServer()).toBe(texts);
    },
    2 * READY_MS,
  );
});
