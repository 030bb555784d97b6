import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import type { IndexedTextName, TextToIndex } from '../../../apps/server/src/corpus/index/index-source';
import { parseIndexUrl } from '../../../apps/server/src/corpus/token-store/index-url';
import { loadTexts } from '../../../apps/server/src/corpus/token-store/load-texts';
import { readRowBinary } from '../../../apps/server/src/corpus/token-store/read-row-binary';
import { readVocabulary } from '../../../apps/server/src/corpus/token-store/read-vocabulary';
import { migrate } from '../../../apps/server/src/corpus/token-store/schema';
import {
  createTokenStoreClient,
  type TokenStoreClient,
} from '../../../apps/server/src/corpus/token-store/token-store-client';
import { annotateRoughly } from '../corpus/annotate-roughly';
import { readBaseContents } from '../corpus/read-base-contents';
import { measureOnce } from '../measure';
import { printTable } from '../print-table';

const DEFAULT_WORDS = '3000000';
/** Running words of all base texts, roughly. */
const BASE_WORDS = 600_000;
const RELATIONS = ['nsubj', 'obj', 'obl', 'nmod', 'amod', 'advmod', 'case', 'conj'];

/** Measures how fast the token store on the servers of TEST_INDEX_URL is filled, and what it takes on disk. */
export async function runStoreBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { words: { type: 'string', default: DEFAULT_WORDS } } });
  const indexUrl = process.env['TEST_INDEX_URL'] ?? '';
  if (indexUrl === '') {
    console.error('Run it as: node scripts/test-clickhouse.mjs npm run -s benchmark -- store');
    process.exitCode = 2;
    return;
  }
  const { source, contents } = readBaseContents();
  const annotations = contents.map((content) => addTrees(annotateRoughly(content)));
  const copies = Math.max(1, Math.round(Number(values.words) / BASE_WORDS));
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  const outside = createTokenStoreClient(parseIndexUrl(indexUrl));
  await outside.commandEverywhere('all', `CREATE DATABASE ${database}`);
  const client = createTokenStoreClient({ ...outside.address, database });
  try {
    await migrate(client);
    const before = process.cpuUsage();
    const { ms, result } = await measureOnce(() =>
      loadTexts(client, repeatTexts(contents, annotations, copies)),
    );
    const { user, system } = process.cpuUsage(before);
    const vocabulary = await measureOnce(() => readVocabulary(client));
    const { idOfRank } = vocabulary.result;
    console.log(`${source}, ${copies} times; ${client.address.shards.length} shards`);
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
    await client.close();
    await outside.commandEverywhere('all', `DROP DATABASE ${database}`);
    await outside.close();
  }
}

/** Chains in place of trees: they cost the loader what trees do. */
function addTrees(bytes: Uint8Array): Uint8Array {
  const { language, sentences } = decodeAnnotation(bytes);
  return encodeAnnotation({
    language,
    sentences: sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token, place) => ({
        ...token,
        head: place - 1,
        relation: place === 0 ? 'root' : RELATIONS[(place + token.lemma.length) % RELATIONS.length]!,
      })),
    })),
  });
}

async function* repeatTexts(
  contents: readonly string[],
  annotations: readonly Uint8Array[],
  copies: number,
): AsyncGenerator<TextToIndex & IndexedTextName> {
  for (let i = 0; i < copies * contents.length; i++) {
    await Promise.resolve();
    const place = i % contents.length;
    yield {
      id: randomUUID(),
      ordinal: i + 1,
      content: contents[place]!,
      annotationBytes: annotations[place]!,
    };
  }
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
