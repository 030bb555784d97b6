import { parseArgs } from 'node:util';
import type { IndexedTextName, TextToIndex } from '../../../apps/server/src/corpus/index/index-source';
import { loadTexts } from '../../../apps/server/src/corpus/token-store/sync/load-texts';
import { readRowBinary } from '../../../apps/server/src/corpus/token-store/read-row-binary';
import { readVocabulary } from '../../../apps/server/src/corpus/token-store/read-vocabulary';
import type { TokenStoreClient } from '../../../apps/server/src/corpus/token-store/token-store-client';
import { measureOnce } from '../measure';
import { printTable } from '../print-table';
import { makeChangedTexts } from './changed-texts';
import { openScaleStore } from './scale-corpus';

const DEFAULT_WORDS = '3000000';

/** Measures how fast the token store on the servers of TEST_INDEX_URL is filled, and what it takes on disk. */
export async function runStoreBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { words: { type: 'string', default: DEFAULT_WORDS } } });
  const indexUrl = process.env['TEST_INDEX_URL'] ?? '';
  if (indexUrl === '') {
    console.error('Run it as: node scripts/test-clickhouse.mjs npm run -s benchmark -- store');
    process.exitCode = 2;
    return;
  }
  const changed = makeChangedTexts(Number(values.words));
  // Made first: only the loading is measured.
  const texts: (TextToIndex & IndexedTextName)[] = [];
  for await (const text of changed.texts()) texts.push(text);
  const store = await openScaleStore(indexUrl);
  const { client } = store;
  try {
    const before = process.cpuUsage();
    const { ms, result } = await measureOnce(() => loadTexts(client, yieldTexts(texts)));
    const { user, system } = process.cpuUsage(before);
    const vocabulary = await measureOnce(() => readVocabulary(client));
    const { idOfRank } = vocabulary.result;
    console.log(`${changed.source}, ${changed.copies} times; ${client.address.shards.length} shards`);
    printTable(
      ['what', 'figure'],
      [
        ['running words', String(result.words)],
        ['words a second', String(Math.round((result.words / ms) * 1000))],
        ['seconds', (ms / 1000).toFixed(1)],
        ['seconds of the loader itself', ((user + system) / 1e6).toFixed(1)],
        ['different words', String(idOfRank.length)],
        ['vocabulary read, ms', vocabulary.ms.toFixed(0)],
        ...(await listSizes(client, result.words)),
      ],
    );
  } finally {
    await store.close();
  }
}

async function* yieldTexts(
  texts: readonly (TextToIndex & IndexedTextName)[],
): AsyncGenerator<TextToIndex & IndexedTextName> {
  for (const text of texts) yield await Promise.resolve(text);
}

/** Bytes a running word on disk, for each table and all together. */
async function listSizes(client: TokenStoreClient, words: number): Promise<[string, string][]> {
  const sql =
    'SELECT table, sum(bytes_on_disk) FROM system.parts ' +
    `WHERE database = '${client.address.database}' AND active GROUP BY table FORMAT RowBinary`;
  const sizes = new Map<string, number>();
  for (const [shard] of client.address.shards.entries()) {
    const [tables, bytes] = readRowBinary(await client.askShard(shard, sql), ['String', 'UInt64']);
    tables.forEach((table, row) => sizes.set(table, (sizes.get(table) ?? 0) + bytes[row]!));
  }
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const show = (bytes: number): string => (bytes / words).toFixed(1);
  return [
    ['bytes a word', show(all)],
    ...[...sizes].sort().map(([table, bytes]): [string, string] => [`  ${table}`, show(bytes)]),
  ];
}
