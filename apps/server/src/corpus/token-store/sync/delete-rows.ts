import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForAll, type TokenStoreClient } from '../token-store-client';

const POLL_MS = 100;
/** Parts of a large store are rewritten whole. */
const MUTATION_TIMEOUT_MS = 6 * 60 * 60 * 1000;
const COUNT_TIMEOUT_MS = 600_000;

/** Deletes the rows of tables that a condition holds for, on all shards, and waits until they are gone from the disks. */
export async function deleteRows(
  client: TokenStoreClient,
  tables: readonly string[],
  condition: string,
  signal?: AbortSignal,
): Promise<void> {
  const shards = client.address.shards.map((_, shard) => shard);
  await waitForAll(
    shards.map(async (shard) => {
      for (const table of tables) {
        if (await hasRows(client, shard, table, condition))
          await client.command(shard, `ALTER TABLE ${table} DELETE WHERE ${condition}`);
      }
      await waitForMutations(client, shard, signal);
    }),
  );
}

/** Looking first is cheap: where no row is meant, no part is rewritten. */
async function hasRows(
  client: TokenStoreClient,
  shard: number,
  table: string,
  condition: string,
): Promise<boolean> {
  const sql = `SELECT t FROM ${table} WHERE ${condition} LIMIT 1 FORMAT RowBinary`;
  return (await client.askShard(shard, sql, { timeoutMs: COUNT_TIMEOUT_MS })).length > 0;
}

async function waitForMutations(
  client: TokenStoreClient,
  shard: number,
  signal?: AbortSignal,
): Promise<void> {
  const sql = `SELECT count() FROM system.mutations WHERE database = '${client.address.database}' AND is_done = 0`;
  const end = performance.now() + MUTATION_TIMEOUT_MS;
  while (performance.now() < end) {
    const [counts] = await client.read(shard, sql, ['UInt64'], { signal });
    if (counts[0] === 0) return;
    await sleep(POLL_MS, undefined, { signal });
  }
  throw new IndexIncompleteError('Rows of texts are not erased yet; they will be tried again.');
}
