import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import { readWordAsks } from '@keelerada/practice/list-asks';
import { readStock, readStockTexts, type StockItem, type StockText } from '@keelerada/practice/read-stock';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { readOnce } from '../../platform/compute/read-once';

const readContent = (...path: readonly string[]): Promise<string> =>
  readFile(join(PROJECT_ROOT, 'apps', 'web', 'content', ...path), 'utf8');

/** Reads the written sentences of a topic. */
export async function readStockItems(topic: PracticeTopic): Promise<StockItem[]> {
  return readStock(topic, await readContent('practice', `${topic}.txt`));
}

/** Reads the short texts of all levels. */
export const readTextItems = async (): Promise<StockText[]> =>
  readStockTexts(await readContent('practice', 'texts.txt'));

/** What words ask for, with sentences. */
export const readAsks = readOnce(async () => readWordAsks(await readContent('word-asks.txt')));
