import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepErasing } from './sync/keep-erasing';
import { loadTexts } from './sync/load-texts';
import { listColumns, TEXT_TABLES } from './schema-tables';
import { readState } from './store-state';
import { countSourceWords, countStoredWords } from './testing/count-words';
import { countRows, makeSource } from './testing/store-texts';
import { describeWithStore } from './testing/test-store';
import type { TokenStoreClient } from './token-store-client';
import { eraseWithdrawn, withdrawTexts } from './sync/withdraw-texts';

/** The texts themselves are still on their way when another insert fails. */
const ON_THE_WAY_MS = 800;

/** A client whose n-th insert into a table fails after it was made, as with a connection that breaks. */
function breakInsert(client: TokenStoreClient, table: string, after: number): TokenStoreClient {
  let inserts = 0;
  const insert: TokenStoreClient['insert'] = async (shard, into, columns, rows) => {
    if (into === 'texts') await sleep(ON_THE_WAY_MS);
    await client.insert(shard, into, columns, rows);
    if (into === table && ++inserts > after) throw new Error('The connection broke.');
  };
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = name === 'insert' ? insert : Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

describeWithStore('a loading that breaks', (store) => {
  it.each([
    ['in the middle of the rows of a block', 'counts_lemma', 5],
    ['when the totals are to be changed', 'states', 0],
    ['when the totals are changed already', 'states', 1],
    ['after the words were numbered', 'words', 0],
  ])('%s leaves nothing half, and the next one ends it', async (_, table, after) => {
    const { client } = store();
    const { texts } = await readState(client);
    const source = makeSource(texts + 12);
    const broken = breakInsert(client, table, after);
    await expect(loadTexts(broken, source.readTexts(0), { blockWords: 20 })).rejects.toThrow('broke');
    await loadTexts(client, source.readTexts(0), { blockWords: 20 });
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
    for (const each of TEXT_TABLES) {
      const columns = listColumns(each).filter((column) => ['t', 'u', 'w', 'pos'].includes(column));
      const sql = `SELECT ${columns.join(', ')}, count() AS n FROM ${each}_all GROUP BY ${columns.join(', ')} HAVING n > 1`;
      expect(await client.ask(`${sql} FORMAT RowBinary`), each).toHaveLength(0);
    }
  });
});

describeWithStore('a withdrawal', (store) => {
  it('is in no answer once it resolves, and erased on all disks later', async () => {
    const { client } = store();
    const source = makeSource();
    await loadTexts(client, source.readTexts(0), { blockWords: 20 });
    source.remove('text-3');
    source.remove('text-7');
    const { version } = await readState(client);
    await withdrawTexts(client, [4, 8]);
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
    const state = await readState(client);
    expect(state).toMatchObject({ texts: 10, lastText: 12, isOpen: false });
    expect(state.version).toBeGreaterThan(version);
    expect(await countRows(client, 'bodies', 't IN (4, 8)')).toBe(2);
    expect(await eraseWithdrawn(client)).toBe(2);
    for (const table of TEXT_TABLES) expect(await countRows(client, table, 't IN (4, 8)'), table).toBe(0);
    for (const shard of client.address.shards.keys())
      expect(await client.askShard(shard, 'SELECT t FROM gone FORMAT RowBinary')).toHaveLength(0);
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
  });

  it('of the same texts again takes nothing away twice', async () => {
    const { client } = store();
    const source = makeSource();
    for (const number of [3, 7, 9]) source.remove(`text-${number}`);
    await withdrawTexts(client, [10]);
    await withdrawTexts(client, [10, 4]);
    await withdrawTexts(client, [1000]);
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
  });

  it('that breaks between two shards is ended by the next change', async () => {
    const { client } = store();
    const source = makeSource();
    for (const number of [3, 7, 9, 10]) source.remove(`text-${number}`);
    await expect(withdrawTexts(breakInsert(client, 'gone', 0), [11])).rejects.toThrow('broke');
    await withdrawTexts(client, [11]);
    expect(await countStoredWords(client)).toEqual(await countSourceWords(source));
    expect(await readState(client)).toMatchObject({ texts: 8, isOpen: false });
  });

  it('is erased by the clock, too', async () => {
    const { client } = store();
    await withdrawTexts(client, [12]);
    const lines: string[] = [];
    const stop = keepErasing(client, (line) => lines.push(line), 100);
    await expect
      .poll(() => lines, { timeout: 60_000 })
      .toEqual([expect.stringMatching(/withdrawn texts\.$/u)]);
    await stop();
    expect(await countRows(client, 'bodies', 't = 12')).toBe(0);
  });
});
