// For tests: the rows of a store in the ClickHouse of today, which runs in a process of its own and keeps nothing.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { listMigrations } from '../sync/schema';
import { STORE_TABLES, type StoreTable } from '../schema-tables';
import type { StoreSettings, TokenStoreClient } from '../token-store-client';

/** A statement as it went to a shard, without its form. */
export interface StoreStatement {
  readonly shard: number;
  readonly sql: string;
  readonly settings: StoreSettings;
}

/** Rows as lines of TSV, or what went wrong. */
export type StatementAnswer =
  | { readonly types: string; readonly rows: readonly string[] }
  | { readonly error: string };

export interface Chdb {
  readonly python: string;
  readonly folder: string;
}

const ASK = fileURLToPath(new URL('ask_chdb.py', import.meta.url));
/** A shard of the cluster that is this process: a port of its own is none of the network. */
const OWN_SHARD = '<shard><replica><host>127.0.0.1</host><port>9000</port></replica></shard>';
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Finds chdb or installs it; null, with a line, where that cannot be done. */
export async function openChdb(): Promise<Chdb | null> {
  const script = pathToFileURL(join(PROJECT_ROOT, 'scripts/setup-chdb.mjs')).href;
  const { setupChdb } = (await import(script)) as { setupChdb: () => Promise<Chdb | null> };
  return setupChdb();
}

/** Copies the rows of a store and runs statements on them: first those that read, then others, in their order. */
export async function askPresent(
  chdb: Chdb,
  client: TokenStoreClient,
  statements: readonly StoreStatement[],
): Promise<readonly StatementAnswer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-chdb-'));
  try {
    const { database } = client.address;
    const filling = [
      `CREATE DATABASE ${database} ENGINE = Atomic`,
      `USE ${database}`,
      ...listMigrations(client.address).flatMap((step) => step.statements.map(({ sql }) => sql)),
      ...(await copyTables(client, folder)),
    ];
    const asked = statements.map((statement) => addSettings(statement, client));
    const [filled, answers] = split(await runInChdb(chdb, client, folder, [...filling, ...asked]), filling);
    const failed = filled.find((answer) => 'error' in answer);
    if (failed !== undefined) throw new Error(`The rows were not copied: ${JSON.stringify(failed)}`);
    return answers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function split<Value>(values: readonly Value[], { length }: readonly unknown[]): [Value[], Value[]] {
  return [values.slice(0, length), values.slice(length)];
}

/** Writes the rows of each table into a file; answers the statements that read them. All shards have the texts that are gone. */
async function copyTables(client: TokenStoreClient, folder: string): Promise<string[]> {
  return Promise.all(
    STORE_TABLES.map(async ({ name, columns, isAsked }) => {
      const shards = isAsked ? [...client.address.shards.keys()] : [0];
      const rows = shards.map((shard) => client.askShard(shard, `SELECT * FROM ${name} FORMAT RowBinary`));
      const path = join(folder, name);
      await writeFile(path, Buffer.concat(await Promise.all(rows)));
      return `INSERT INTO ${name} SELECT * FROM file('${path}', RowBinary, '${columns}')`;
    }),
  );
}

/** Each shard of the cluster in the process has all rows, and is told which are its own. */
function addSettings({ shard, sql, settings }: StoreStatement, { address }: TokenStoreClient): string {
  if (!isQuestion(sql)) return sql;
  const count = address.shards.length;
  const own = /\b[a-z_]+_all\b/u.test(sql) ? 'shardNum() - 1' : String(shard);
  const filters = STORE_TABLES.filter(({ isAsked }) => isAsked).map(
    (table) => `'${address.database}.${table.name}': '${nameShardColumn(table)} % ${count} = ${own}'`,
  );
  const given = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `${sql} SETTINGS ${[...given, `additional_table_filters = {${filters.join(', ')}}`].join(', ')}`;
}

/** Totals have no texts, and may lie anywhere. */
function nameShardColumn({ isOfTexts }: StoreTable): string {
  return isOfTexts ? 't' : 'u';
}

/** Whether a statement reads. */
export function isQuestion(sql: string): boolean {
  return /^(?:SELECT|WITH)\b/u.test(sql);
}

async function runInChdb(
  { python, folder: packages }: Chdb,
  { address }: TokenStoreClient,
  folder: string,
  statements: readonly string[],
): Promise<StatementAnswer[]> {
  const path = (name: string): string => join(folder, name);
  const cluster = `<${address.cluster}>${address.shards.map(() => OWN_SHARD).join('')}</${address.cluster}>`;
  const configuration = `<tcp_port>9000</tcp_port><remote_servers>${cluster}</remote_servers>`;
  await writeFile(path('config.xml'), `<clickhouse>${configuration}</clickhouse>`);
  await writeFile(path('statements.json'), JSON.stringify(statements));
  await promisify(execFile)(python, [ASK, ...['config.xml', 'statements.json', 'answers.json'].map(path)], {
    env: { ...process.env, PYTHONPATH: packages },
    cwd: folder,
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  const answers = JSON.parse(await readFile(path('answers.json'), 'utf8')) as (
    | { readonly lines: readonly string[] }
    | { readonly error: string }
  )[];
  return answers.map((answer) => ('error' in answer ? answer : readLines(answer.lines)));
}

/** What the servers answer to a statement that reads. */
export async function askServers(
  client: TokenStoreClient,
  { shard, sql, settings }: StoreStatement,
): Promise<StatementAnswer> {
  try {
    const bytes = await client.askShard(shard, `${sql} FORMAT TabSeparatedWithNamesAndTypes`, { settings });
    return readLines(Buffer.from(bytes).toString('latin1').split('\n').slice(0, -1));
  } catch (error) {
    return { error: String(error) };
  }
}

function readLines([, types = '', ...rows]: readonly string[]): StatementAnswer {
  return { types, rows };
}
