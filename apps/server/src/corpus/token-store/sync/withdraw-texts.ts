import { deleteRows } from './delete-rows';
import { readGone } from './gone-texts';
import { makeRangeConditions } from '../number-ranges';
import { TEXT_TABLES } from '../schema-tables';
import { changeState, closeState } from './show-texts';
import { readState } from '../store-state';
import type { TokenStoreClient } from '../token-store-client';
import { withWriterLease, type LeaseOptions } from './writer-lease';

/**
 * Takes texts out of every answer. Resolves when all shards leave them out and the totals are without them; their rows go
 * with `eraseWithdrawn`. Texts that are gone already, or never were there, are passed over.
 */
export async function withdrawTexts(
  client: TokenStoreClient,
  numbers: readonly number[],
  options: LeaseOptions = {},
): Promise<void> {
  if (numbers.length === 0) return;
  await withWriterLease(client, 'state', options, async () => {
    const state = await closeState(client, await readState(client));
    await changeState(client, state, { withdrawn: numbers });
  });
}

/**
 * Erases the rows of withdrawn texts from the disks of all shards, waits until that is done, then forgets that they were
 * withdrawn.  Answers how many texts were erased. Takes long in a large store: for the night.
 */
export async function eraseWithdrawn(client: TokenStoreClient, signal?: AbortSignal): Promise<number> {
  return withWriterLease(client, 'erase', { waits: false, signal }, async () => {
    // A withdrawal that was cut off is ended first: all shards then know the same texts.
    await withWriterLease(client, 'state', { signal }, async () =>
      closeState(client, await readState(client)),
    );
    const known = await readGone(client);
    const gone = [...(known[0] ?? [])].filter((text) => known.every((shard) => shard.has(text)));
    for (const condition of makeRangeConditions(gone)) {
      await deleteRows(client, TEXT_TABLES, condition, signal);
      await deleteRows(client, ['gone'], condition, signal);
    }
    return gone.length;
  });
}
