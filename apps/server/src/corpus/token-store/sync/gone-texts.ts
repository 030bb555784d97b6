import { RowBinaryWriter } from '../row-binary';
import { waitForAll, type TokenStoreClient } from '../token-store-client';

/** Texts that are gone on each shard. All shards know all of them; after a failure some may lack the last ones. */
export async function readGone(client: TokenStoreClient): Promise<readonly ReadonlySet<number>[]> {
  const shards = await client.readShards('SELECT t FROM gone', ['UInt32']);
  return shards.map(([gone]) => new Set(gone));
}

/** Makes every shard leave these texts out of its answers. */
export async function addGone(
  client: TokenStoreClient,
  numbers: readonly number[],
  known: readonly ReadonlySet<number>[],
): Promise<void> {
  await waitForAll(
    known.map(async (gone, shard) => {
      const rows = new RowBinaryWriter();
      for (const number of numbers) if (!gone.has(number)) rows.writeUInt32(number);
      if (rows.length > 0) await client.insert(shard, 'gone', ['t'], rows.view());
    }),
  );
}
