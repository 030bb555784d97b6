// ClickHouse servers for the tests: a cluster of shards with own folders on loopback only, thrown away afterwards. Debian's
// version is of 2018: a stand-in for tests, never for production.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = 'clickhouse-server';
const PROGRAMS = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'];
const CLUSTER = 'keelerada';
const USER = 'keelerada';
const PASSWORD = 'test-only';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** Enough for millions of words; the servers share a small machine. */
const MARK_CACHE_BYTES = 64 * 1024 * 1024;
const MEMORY_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * Starts a cluster of `shards` servers, installing ClickHouse from Debian's packages where it is missing and this runs as
 * root. Answers the address for TEST_INDEX_URL, ways to end one server at once and to start it again or to pause it, and a way to stop;
 * rejects with a clear line where there is none to start.
 */
export async function startTestClickhouse({ shards = 3 } = {}) {
  const program = findClickhouse() ?? (await installClickhouse());
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-clickhouse-'));
  const owner = process.getuid?.() === 0 ? await findUnprivilegedUser() : null;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const ports = await findFreePorts(shards * 3);
  const nodes = Array.from({ length: shards }, (_, shard) => {
    const [http, tcp, interserver] = ports.slice(shard * 3, shard * 3 + 3);
    return { folder: join(folder, String(shard)), http, tcp, interserver, server: null };
  });
  const start = (node) => startNode(program, owner, node);
  const stop = async () => {
    await Promise.all(nodes.map(killNode));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const node of nodes) await writeConfiguration(node, nodes, owner);
    await Promise.all(nodes.map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  const hosts = nodes.map(({ http }) => `127.0.0.1:${http}`).join(',');
  return {
    indexUrl: `http://${USER}:${PASSWORD}@${hosts}/default?cluster=${CLUSTER}`,
    stop,
    killShard: (shard) => killNode(nodes[shard]),
    startShard: (shard) => start(nodes[shard]),
    pauseShard: (shard) => nodes[shard].server.kill('SIGSTOP'),
    resumeShard: (shard) => nodes[shard].server.kill('SIGCONT'),
  };
}

function findClickhouse() {
  return PROGRAMS.find((program) => existsSync(program)) ?? null;
}

async function installClickhouse() {
  if (process.getuid?.() !== 0) {
    throw new Error(
      `ClickHouse is not installed, and installing it (apt-get install ${PACKAGE}) needs root.`,
    );
  }
  console.error(`Installing ClickHouse for the tests (apt-get install ${PACKAGE}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    run('flock', [join(tmpdir(), 'apt.lock'), 'apt-get', '-qq', '-y', ...words], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  await apt('update');
  await apt('install', '--no-install-recommends', PACKAGE);
  const program = findClickhouse();
  if (!program) throw new Error('ClickHouse was installed, but its program is not where it should be.');
  return program;
}

/** Nothing here needs root: Debian's own user for it, else nobody. */
async function findUnprivilegedUser() {
  for (const name of ['clickhouse', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue;
    }
  }
  throw new Error('There is no unprivileged user to run ClickHouse as.');
}

async function writeConfiguration(node, nodes, owner) {
  for (const part of ['', 'tmp', 'format', 'files']) {
    await mkdir(join(node.folder, part), { recursive: true });
    if (owner) await chown(join(node.folder, part), owner.uid, owner.gid);
  }
  await writeFile(join(node.folder, 'config.xml'), makeConfiguration(node, nodes));
  await writeFile(join(node.folder, 'users.xml'), USERS);
}

function makeConfiguration({ folder, http, tcp, interserver }, nodes) {
  const shards = nodes.map(
    (other) =>
      `<shard><replica><host>127.0.0.1</host><port>${other.tcp}</port>` +
      `<user>${USER}</user><password>${PASSWORD}</password></replica></shard>`,
  );
  return `<?xml version="1.0"?>
<yandex>
  <logger><level>warning</level><console>1</console></logger>
  <http_port>${http}</http_port>
  <tcp_port>${tcp}</tcp_port>
  <interserver_http_port>${interserver}</interserver_http_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <listen_host>127.0.0.1</listen_host>
  <path>${folder}/</path>
  <tmp_path>${folder}/tmp/</tmp_path>
  <format_schema_path>${folder}/format/</format_schema_path>
  <user_files_path>${folder}/files/</user_files_path>
  <users_config>${folder}/users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <timezone>UTC</timezone>
  <mark_cache_size>${MARK_CACHE_BYTES}</mark_cache_size>
  <remote_servers><${CLUSTER}>${shards.join('')}</${CLUSTER}></remote_servers>
</yandex>
`;
}

const USERS = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>${MEMORY_BYTES}</max_memory_usage></default></profiles>
  <quotas><default></default></quotas>
  <users>
    <${USER}>
      <password>${PASSWORD}</password>
      <networks><ip>127.0.0.1</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
    </${USER}>
  </users>
</yandex>
`;

async function startNode(program, owner, node) {
  const words = [`--config-file=${join(node.folder, 'config.xml')}`];
  const [command, args] = owner ? ['setpriv', asUser(owner, program, words)] : [program, words];
  const server = spawn(command, args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // An interrupt from the keyboard is for the test run: it stops the servers when it is done.
    detached: true,
  });
  node.server = server;
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${node.http}/ping`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`ClickHouse did not start:\n${log}`);
}

/** `setpriv` becomes the server itself, so that a signal reaches it. */
function asUser({ uid, gid }, program, words) {
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...words];
}

/** Ends a server without a chance to tidy up, as a loss of power does. */
async function killNode(node) {
  const { server } = node;
  node.server = null;
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}

/** Free ports, all held until all are known. */
async function findFreePorts(count) {
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

// `node scripts/test-clickhouse.mjs COMMAND ...` runs one command with TEST_INDEX_URL set.
if (process.argv[1] === import.meta.filename && process.argv.length > 2) {
  const clickhouse = await startTestClickhouse();
  const child = spawn(process.argv[2], process.argv.slice(3), {
    stdio: 'inherit',
    env: { ...process.env, TEST_INDEX_URL: clickhouse.indexUrl },
  });
  child.once('exit', async (code) => {
    await clickhouse.stop();
    process.exit(code ?? 1);
  });
}
