import type { Language } from '@keelerada/contract/fields/language';
import type { PracticeItem, PracticeRequest } from '@keelerada/contract/teaching/practice';
import type { PracticeTask } from '@keelerada/practice/compile-stock';
import { makeItems } from '@keelerada/practice/make-items';
import { callServerForJson } from '../http/call-server';

/** Where the build puts the stock of a topic. */
export const nameStockFile = (topic: string, language: Language): string =>
  `/practice/${topic}.${language}.json`;

/** The items of an exercise, picked here from the files of its topics: nothing is sent but which topics they are. */
export async function loadItems(
  request: Omit<PracticeRequest, 'language'> & { readonly items?: readonly string[] },
  language: Language,
  signal?: AbortSignal,
): Promise<PracticeItem[]> {
  const topics = [...new Set(request.topics)];
  const stock = await Promise.all(
    topics.map((topic) =>
      callServerForJson<readonly PracticeTask[]>(nameStockFile(topic, language), { signal }),
    ),
  );
  return makeItems(stock.flat(), request);
}
