// ClickHouse servers for the tests: a cluster of shards with own folders on loopback only, thrown away afterwards. Debian's
// version is of 2018: a stand-in for tests, never for production.
import { existsSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const PACKAGE = 'clickhouse-server';
const PROGRAMS = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'];
const CLUSTER = 'keelerada';
const USER = 'keelerada';
const PASSWORD = 'test-only';
/** Enough for millions of words; the servers share a small machine. */
const MARK_CACHE_BYTES = 64 * 1024 * 1024;
const MEMORY_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * Starts a cluster of `shards` servers, installing ClickHouse from Debian's packages where it is missing and this runs as
 * root. Answers the address for TEST_INDEX_URL, ways to end one server at once and to start it again or to pause it, and a way to stop;
 * rejects with a clear line where there is none to start.
 */
export async function startTestClickhouse({ shards = 3 } = {}) {
  const program = await findOrInstall('ClickHouse', PACKAGE, findClickhouse);
  const owner = await findUnprivilegedUser('clickhouse');
  const { folder, remove } = await makeServerFolder('clickhouse', owner);
  const ports = await findFreePorts(shards * 3);
  const nodes = Array.from({ length: shards }, (_, shard) => {
    const [http, tcp, interserver] = ports.slice(shard * 3, shard * 3 + 3);
    return { folder: join(folder, String(shard)), http, tcp, interserver, server: null };
  });
  const start = (node) => startNode(program, owner, node);
  const stop = async () => {
    await Promise.all(nodes.map(killNode));
    await remove();
  };
  try {
    for (const node of nodes) await writeConfiguration(node, nodes, owner);
    const started = await Promise.allSettled(nodes.map(start));
    const failed = started.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
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
  const command = asUser(owner, program, [`--config-file=${join(node.folder, 'config.xml')}`]);
  const isReady = async () => (await fetch(`http://127.0.0.1:${node.http}/ping`)).ok;
  node.server = await startServer('ClickHouse', command, isReady);
}

/** Ends a server without a chance to tidy up, as a loss of power does. */
async function killNode(node) {
  const { server } = node;
  node.server = null;
  if (server !== null) await endServer(server, 'SIGKILL');
}

// `node scripts/test-clickhouse.mjs COMMAND ...` runs one command with TEST_INDEX_URL set.
if (process.argv[1] === import.meta.filename && process.argv.length > 2) {
  const clickhouse = await startTestClickhouse();
  runGivenCommand({ TEST_INDEX_URL: clickhouse.indexUrl }, clickhouse.stop);
}
