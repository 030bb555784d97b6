// For tests: a small corpus whose words are easy to get wrong.
import { MemorySource } from '../../index/testing/source-for-test';
import { readRowBinary } from '../read-row-binary';
import type { TokenStoreClient } from '../token-store-client';

const SENTENCES = [
  'Ema läks õue. Isa jäi koju.',
  'Õu on suur ja maja on suur.',
  'Ema, ema! Kus sa oled?',
  '...',
  "Poiss luges raamatut, tüdruk kirjutas *kirja'.",
  'Äike, öö, ülikool, žanr, šokk, ORAV ja Orav ja orav.',
];

/** Texts `text-0` … with the ordinals from 1. */
export function makeSource(texts = 12): MemorySource {
  const source = new MemorySource();
  for (let i = 0; i < texts; i++) source.add(`text-${i}`, `${SENTENCES[i % SENTENCES.length]!} Tekst ${i}.`);
  return source;
}

/** Rows of a table on all shards. */
export async function countRows(client: TokenStoreClient, table: string, where = '1'): Promise<number> {
  const answer = await client.ask(`SELECT count() FROM ${table}_all WHERE ${where} FORMAT RowBinary`);
  return readRowBinary(answer, ['UInt64'])[0][0]!;
}
