import type { PracticeItem, PracticeRequest } from '@keelerada/contract/teaching/practice';
import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { makeItems } from '@keelerada/practice/make-items';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openStock } from './practice-stock';

/** The stock of this thread by topic and language. */
const stock = new Map(
  (['et', 'en'] as const).flatMap((language) =>
    practiceTopics.map(
      (topic) => [`${topic} ${language}`, readOnce(() => openStock(topic, language))] as const,
    ),
  ),
);

/** Makes the items of an exercise from the stock. */
export const practiceTask: ComputeTask<PracticeRequest, PracticeItem[]> = {
  name: 'make-practice',
  isLong: false,
  async run(request) {
    const tasks = await Promise.all(
      request.topics.map((topic) => stock.get(`${topic} ${request.language}`)!()),
    );
    return makeItems(tasks.flat(), request);
  },
};
