// For tests: what the store answers, beside a segment of the same texts.
import { StringTable } from '@keelerada/corpus-engine/base/string-table';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { IndexedTextName, IndexSource, TextToIndex } from '../../index/index-source';
import { readRowBinary } from '../read-row-binary';
import { readVocabulary } from '../read-vocabulary';
import { STORE_UNITS, type StoreUnit } from '../schema-tables';
import { readClosedState } from '../store-state';
import type { TokenStoreClient } from '../token-store-client';

export type WordCounts = Readonly<Record<StoreUnit, Readonly<Record<string, number>>>>;

/** Running words by unit, added up from the totals, from the counts of texts and from the postings, which must agree. */
export async function countStoredWords(client: TokenStoreClient): Promise<WordCounts> {
  const { lastText } = await readClosedState(client);
  // Old servers look for an unnamed database's table in their default one when another server asks.
  const shown = `t <= ${lastText} AND t NOT IN (SELECT t FROM ${client.address.database}.gone)`;
  const counts = await Promise.all([
    countFrom(client, (unit) => `SELECT u, sum(c) FROM totals_${unit}_all GROUP BY u HAVING sum(c) != 0`),
    countFrom(
      client,
      (unit) => `SELECT u, toInt64(sum(c)) FROM counts_${unit}_all WHERE ${shown} GROUP BY u`,
    ),
    countFrom(
      client,
      (unit) => `SELECT u, toInt64(count()) FROM postings_${unit}_all WHERE ${shown} GROUP BY u`,
    ),
  ]);
  const [first, ...others] = counts.map((one) => JSON.stringify(one));
  for (const other of others) if (other !== first) throw new Error(`The tables disagree: ${first} ${other}`);
  return counts[0];
}

async function countFrom(client: TokenStoreClient, ask: (unit: StoreUnit) => string): Promise<WordCounts> {
  const vocabulary = await readVocabulary(client);
  const strings = new StringTable(vocabulary.stringStarts, vocabulary.stringUnits);
  const units = STORE_UNITS.map(async (unit) => {
    const answer = await client.ask(`${ask(unit)} FORMAT RowBinary`);
    const [ids, counts] = readRowBinary(answer, ['UInt32', 'Int64']);
    const words = Array.from(ids, (id, row): [string, number] => [
      strings.get(vocabulary.rankOfId[id]!),
      counts[row]!,
    ]);
    return [unit, sortByName(words)];
  });
  return Object.fromEntries(await Promise.all(units)) as WordCounts;
}

/** The same of a segment of all texts of a source. */
export async function countSourceWords(source: IndexSource): Promise<WordCounts> {
  const texts: (TextToIndex & IndexedTextName)[] = [];
  for await (const text of source.readTexts(0)) texts.push(text);
  const segment = buildSegment(
    texts.map(({ id, content, annotationBytes }) =>
      toIndexText(id, content, decodeAnnotationColumns(annotationBytes)),
    ),
  );
  const units = STORE_UNITS.map((unit) => {
    const readings = segment.readingStrings(unit);
    const counts = new Map<string, number>();
    for (const reading of segment.sections.wordReadings) {
      const word = segment.strings.get(readings[reading]!);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return [unit, sortByName([...counts])];
  });
  return Object.fromEntries(units) as WordCounts;
}

function sortByName(words: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries([...words].sort(([one], [other]) => (one < other ? -1 : 1)));
}
