import type { Language } from '@keelerada/contract/fields/language';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { PracticeLevel, PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import type { PracticeTask, PracticeText } from '@keelerada/practice/compile-stock';
import { makeItems, type WantedItems } from '@keelerada/practice/make-items';
import { callServerForJson } from '../http/call-server';

/** Where the build puts the stock of a topic, and the short texts of a level as `texts-B1`. */
export const nameStockFile = (name: string, language: Language): string =>
  `/practice/${name}.${language}.json`;

/** What came stays until the page is closed: reading a topic again takes a slow machine 300 ms. */
const loaded = new Map<string, Promise<readonly PracticeTask[]>>();

function loadTopic(topic: PracticeTopic, language: Language): Promise<readonly PracticeTask[]> {
  const name = nameStockFile(topic, language);
  const file = loaded.get(name) ?? callServerForJson<readonly PracticeTask[]>(name);
  loaded.set(name, file);
  file.catch(() => loaded.delete(name));
  return file;
}

/** The stock of topics: nothing is sent but which topics they are. */
export async function loadStock(
  topics: readonly PracticeTopic[],
  language: Language,
): Promise<readonly PracticeTask[]> {
  return (await Promise.all([...new Set(topics)].map((topic) => loadTopic(topic, language)))).flat();
}

export const loadTexts = (
  level: PracticeLevel,
  language: Language,
  signal?: AbortSignal,
): Promise<readonly PracticeText[]> =>
  callServerForJson(nameStockFile(`texts-${level}`, language), { signal });

/** The items of an exercise, picked here. */
export async function loadItems(request: WantedItems, language: Language): Promise<PracticeItem[]> {
  return makeItems(await loadStock(request.topics, language), request);
}
