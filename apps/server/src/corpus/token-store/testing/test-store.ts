// For tests: a fresh database on the servers of TEST_INDEX_URL; without it the tests count as skipped.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { parseIndexUrl, type TokenStoreAddress } from '../index-url';
import { migrate } from '../sync/schema';
import { TokenStoreClient } from '../token-store-client';

export const testIndexUrl = process.env.TEST_INDEX_URL ?? '';

export interface TestStore {
  readonly client: TokenStoreClient;
  readonly address: TokenStoreAddress;
  close(): Promise<void>;
}

/** Makes a database of its own on the servers of an address, with the tables of the store by default. */
export async function openTestStore(indexUrl = testIndexUrl, { isEmpty = false } = {}): Promise<TestStore> {
  const address = { ...parseIndexUrl(indexUrl), database: `test_${randomUUID().replaceAll('-', '')}` };
  const outside = new TokenStoreClient(parseIndexUrl(indexUrl));
  await outside.commandEverywhere('all', `CREATE DATABASE ${address.database}`);
  const client = new TokenStoreClient(address);
  if (!isEmpty) await migrate(client);
  return {
    client,
    address,
    async close() {
      await client.close();
      await outside.commandEverywhere('all', `DROP DATABASE ${address.database}`);
      await outside.close();
    },
  };
}

/** Tests on the servers of TEST_INDEX_URL; each group has one fresh store. */
export function describeWithStore(title: string, define: (store: () => TestStore) => void): void {
  const note = testIndexUrl === '' ? ' - skipped: TEST_INDEX_URL is not set' : '';
  describe.skipIf(testIndexUrl === '')(`${title}${note}`, () => {
    let store: TestStore | undefined;
    beforeAll(async () => {
      store = await openTestStore();
    });
    afterAll(async () => {
      await store?.close();
    });
    define(() => store!);
  });
}
