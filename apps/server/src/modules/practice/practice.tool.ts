import { practiceCall, type PracticeItem, type PracticeRequest } from '@keelerada/contract/teaching/practice';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { makeItems } from '@keelerada/practice/make-items';
import { defineTool } from '../../corpus/tools/tool';
import { badRequest } from '../../platform/errors/request-failure';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openStock } from './practice-stock';

const stock = new Map(
  (['et', 'en'] as const).flatMap((language) =>
    practiceTopics.map(
      (topic) => [`${topic} ${language}`, readOnce(() => openStock(topic, language))] as const,
    ),
  ),
);

/** Makes the items of an exercise from the stock. */
const practiceTask: ComputeTask<PracticeRequest, PracticeItem[]> = {
  name: 'make-practice',
  isLong: false,
  async run(request) {
    const tasks = await Promise.all(
      request.topics.map((topic) => stock.get(`${topic} ${request.language}`)!()),
    );
    return makeItems(tasks.flat(), request);
  },
};

/** Items of an exercise from the stock of written sentences, the same for the same seed. */
export const practiceTool = defineTool(practiceCall, {
  tasks: [practiceTask],
  async answer(request, { pool }, signal) {
    checkKind(request);
    return { items: await pool.run(practiceTask, request, { signal }) };
  },
});

/** Throws RequestFailure for a kind that one of the topics has not. */
function checkKind({ topics, kind }: PracticeRequest): void {
  if (!kind) return;
  const without = topics.find((topic) => !listPracticeKinds(topic).includes(kind));
  if (without === undefined) return;
  const names = listPracticeKinds(without).join(', ');
  throw badRequest('InvalidRequest', 'kind', `The topic ${without} has the kinds ${names}.`);
}
