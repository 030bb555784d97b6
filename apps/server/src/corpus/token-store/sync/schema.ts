import { hasReplicas, type TokenStoreAddress } from '../index-url';
import { STORE_TABLES, type StoreTable } from '../schema-tables';
import type { TokenStoreClient } from '../token-store-client';
import { IndexQuestionError, refuseIndexUrl } from '../token-store-errors';

/** The schema that this program reads and writes. */
export const SCHEMA_VERSION = 1;
const UNKNOWN_TABLE = 60;
const VERSION_TABLE = 'schema_version';

/** One step of the schema. Each statement may run twice; `first` ones run on the first shard only. */
interface Migration {
  readonly version: number;
  readonly statements: readonly { readonly sql: string; readonly place: 'shard' | 'first' }[];
}

/** What makes the tables, step by step. */
export function listMigrations(address: TokenStoreAddress): readonly Migration[] {
  return [{ version: 1, statements: STORE_TABLES.flatMap((table) => describeTable(table, address)) }];
}

function describeTable(table: StoreTable, address: TokenStoreAddress): Migration['statements'] {
  const { name, columns, rest, place, isAsked } = table;
  const local = `CREATE TABLE IF NOT EXISTS ${name} (${columns}) ENGINE = ${nameEngine(table, address)} ${rest}`;
  if (!isAsked) return [{ sql: local, place }];
  const { cluster, database } = address;
  const all = `CREATE TABLE IF NOT EXISTS ${name}_all (${columns}) ENGINE = Distributed('${cluster}', ${database}, ${name})`;
  return [
    { sql: local, place },
    { sql: all, place },
  ];
}

/** Replicas copy themselves through Keeper, with the macros that each server's configuration has. */
function nameEngine({ name, sums }: StoreTable, address: TokenStoreAddress): string {
  const kind = sums === undefined ? 'MergeTree' : 'SummingMergeTree';
  const copies = [`'/clickhouse/tables/{shard}/${address.database}/${name}'`, `'{replica}'`];
  const given = [...(hasReplicas(address) ? copies : []), ...(sums === undefined ? [] : [sums])];
  return `${hasReplicas(address) ? 'Replicated' : ''}${kind}(${given.join(', ')})`;
}

/** Brings the tables of all servers to the schema of this program. Throws UnusableSettingError if they are newer. */
export async function migrate(client: TokenStoreClient): Promise<void> {
  const versions = await readVersions(client);
  throwIfNewer(versions);
  const least = Math.min(...versions);
  for (const { version, statements } of listMigrations(client.address)) {
    if (version <= least) continue;
    for (const { sql, place } of statements)
      await client.commandEverywhere(place === 'first' ? 0 : 'all', sql);
    const note = `INSERT INTO ${VERSION_TABLE} SELECT toUInt32(${version}), now()`;
    await client.command('all', note);
  }
}

function throwIfNewer(versions: readonly number[]): void {
  const newest = Math.max(...versions);
  if (newest > SCHEMA_VERSION)
    throw refuseIndexUrl(
      `its tables have schema ${newest}, newer than the ${SCHEMA_VERSION} of this program; install the newer program`,
    );
}

/** Schema of each shard; 0 where there is none. */
function readVersions(client: TokenStoreClient): Promise<number[]> {
  return Promise.all(
    client.address.shards.map(async (_, shard) => {
      try {
        const sql = `SELECT max(version) FROM ${VERSION_TABLE}`;
        const [versions] = await client.read(shard, sql, ['UInt32']);
        return versions[0] ?? 0;
      } catch (error) {
        if (error instanceof IndexQuestionError && error.code === UNKNOWN_TABLE) return 0;
        throw error;
      }
    }),
  );
}
