import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStartFailure } from '../../platform/start/describe-start-failure';
import { loadTexts } from './sync/load-texts';
import { readRowBinary } from './read-row-binary';
import { migrate, SCHEMA_VERSION } from './sync/schema';
import { countSourceWords, countStoredWords } from './testing/count-words';
import { startTestServers, type TestServers } from './testing/start-test-servers';
import { makeSource } from './testing/store-texts';
import { openTestStore, testIndexUrl, type TestStore } from './testing/test-store';
import { TokenStoreClient } from './token-store-client';
import { UnusableSettingError } from '../../platform/config/unusable-setting-error';
import { withdrawTexts } from './sync/withdraw-texts';

const AWAY_MS = 2000;
const RIGHT_AGAIN_MS = 5000;
const COUNT = 'SELECT count() FROM postings_form_all FORMAT RowBinary';
/** Takes minutes unless it is stopped. */
const ENDLESS = 'SELECT count() FROM (SELECT number FROM system.numbers LIMIT 100000000000) FORMAT RowBinary';

async function countPostings(client: TokenStoreClient): Promise<number> {
  return readRowBinary(await client.ask(COUNT), ['UInt64'])[0][0]!;
}

const note = testIndexUrl === '' ? ' - skipped: TEST_INDEX_URL is not set' : '';

// Servers of its own: other tests would not like theirs to be killed.
describe.skipIf(testIndexUrl === '')(`a token store in trouble${note}`, () => {
  let servers: TestServers;
  let store: TestStore;
  const source = makeSource();

  beforeAll(async () => {
    servers = await startTestServers();
    store = await openTestStore(servers.indexUrl);
    await loadTexts(store.client, source.readTexts(0), { blockWords: 20 });
  });
  afterAll(async () => {
    await store?.client.close();
    await servers?.stop();
  });

  it('notices soon that a server takes a question and hangs', async () => {
    const { client } = store;
    const whole = await countPostings(client);
    for (const shard of [0, 2]) {
      servers.pauseShard(shard);
      const started = performance.now();
      await expect(countPostings(client)).rejects.toThrow(IndexIncompleteError);
      expect(performance.now() - started).toBeLessThan(AWAY_MS);
      servers.resumeShard(shard);
      expect(await countPostings(client)).toBe(whole);
    }
  });

  it('answers nothing while a shard is away, and right again soon after it is back', async () => {
    const { client } = store;
    const whole = await countPostings(client);
    await servers.killShard(1);
    for (let i = 0; i < 4; i++) {
      const started = performance.now();
      await expect(countPostings(client)).rejects.toThrow(IndexIncompleteError);
      expect(performance.now() - started).toBeLessThan(AWAY_MS);
    }
    await expect(withdrawTexts(client, [1])).rejects.toThrow(IndexIncompleteError);
    await servers.startShard(1);
    const back = performance.now();
    for (;;) {
      const count = await countPostings(client).catch(() => null);
      if (count === whole) break;
      expect(performance.now() - back).toBeLessThan(RIGHT_AGAIN_MS);
    }
    // The withdrawal that was refused is made again.
    await withdrawTexts(client, [1, 2]);
    source.remove('text-0');
    source.remove('text-1');
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
  });

  it('passes over a replica that does not connect', async () => {
    const { shards, ...entry } = store.address;
    const [first, ...others] = shards;
    // Nobody listens on this port of loopback.
    const address = {
      ...entry,
      shards: [{ replicas: ['http://127.0.0.1:9', ...first!.replicas] }, ...others],
    };
    const client = new TokenStoreClient(address);
    for (let i = 0; i < 5; i++) expect(await client.askShard(0, 'SELECT 1')).toHaveLength(2);
    await client.close();
  });

  it('stops a question on the servers when it is given up', async () => {
    const { client } = store;
    const giving = new AbortController();
    const asked = client.ask(ENDLESS, { signal: giving.signal });
    const isRunning = async (): Promise<boolean> => {
      const sql =
        "SELECT count() FROM system.processes WHERE query LIKE '%100000000000%' AND query NOT LIKE '%processes%'";
      const shards = client.address.shards.map((_, shard) => client.askShard(shard, sql));
      return (await Promise.all(shards)).some((answer) => Buffer.from(answer).toString().trim() !== '0');
    };
    await expect.poll(isRunning).toBe(true);
    giving.abort();
    await expect(asked).rejects.toThrow(QueryCancelledError);
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
  });

  it('gives up a question after its time', async () => {
    const started = performance.now();
    await expect(store.client.ask(ENDLESS, { timeoutMs: 500 })).rejects.toThrow(IndexIncompleteError);
    expect(performance.now() - started).toBeLessThan(AWAY_MS);
  });

  it.each([
    ['a wrong password', { password: 'wrong-one' }],
    ['an unknown user', { user: 'nobody' }],
    ['an unknown database', { database: 'nothing' }],
  ])('tells %s in a line without a password', async (_, change) => {
    const client = new TokenStoreClient({ ...store.address, ...change });
    const error: unknown = await migrate(client).catch((thrown: unknown) => thrown);
    await client.close();
    expect(error).toBeInstanceOf(UnusableSettingError);
    const line = describeStartFailure(error);
    expect(line).toMatch(/^INDEX_URL is \(not shown\), but the servers [^\n]*\.$/u);
    expect(line).not.toMatch(/wrong-one|test-only/u);
  });

  it('makes tables once, and tells those of a newer program in a line', async () => {
    const empty = await openTestStore(servers.indexUrl, { isEmpty: true });
    await migrate(empty.client);
    await migrate(empty.client);
    await empty.client.command(2, `INSERT INTO schema_version VALUES (${SCHEMA_VERSION + 1}, now())`);
    const newer: unknown = await migrate(empty.client).catch((error: unknown) => error);
    expect(newer).toBeInstanceOf(UnusableSettingError);
    expect(describeStartFailure(newer)).toMatch(
      /^INDEX_URL is .*have schema 2, newer than the 1 of this program.*\.$/u,
    );
    await empty.close();
  });
});
