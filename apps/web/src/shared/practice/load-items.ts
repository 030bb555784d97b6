import type { Language } from '@keelerada/contract/fields/language';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { PracticeLevel, PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import type { PracticeTask, PracticeText } from '@keelerada/practice/compile-stock';
import { makeItems, type WantedItems } from '@keelerada/practice/make-items';
import type { QueryClient } from '@tanstack/react-query';
import { callServerForJson } from '../http/call-server';

/** Where the build puts the stock of a topic, and the short texts of a level as `texts-B1`. */
export const nameStockFile = (name: string, language: Language): string =>
  `/practice/${name}.${language}.json`;

/** The stock of topics, each loaded once: nothing is sent but which topics they are. */
export async function loadStock(
  topics: readonly PracticeTopic[],
  language: Language,
  client: QueryClient,
): Promise<readonly PracticeTask[]> {
  const files = [...new Set(topics)].map((topic) => {
    const name = nameStockFile(topic, language);
    const load = () => callServerForJson<readonly PracticeTask[]>(name);
    // Who asked shows the failure.
    return client.fetchQuery({ queryKey: [name], queryFn: load, meta: { handlesErrors: true } });
  });
  return (await Promise.all(files)).flat();
}

export const loadTexts = (
  level: PracticeLevel,
  language: Language,
  signal?: AbortSignal,
): Promise<readonly PracticeText[]> =>
  callServerForJson(nameStockFile(`texts-${level}`, language), { signal });

/** The items of an exercise, picked here. */
export async function loadItems(
  request: WantedItems,
  language: Language,
  client: QueryClient,
): Promise<PracticeItem[]> {
  return makeItems(await loadStock(request.topics, language, client), request);
}
