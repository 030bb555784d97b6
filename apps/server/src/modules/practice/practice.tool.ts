import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import {
  practiceRequestSchema,
  practiceResponseSchema,
  type PracticeRequest,
  type PracticeResponse,
} from '@keelerada/contract/teaching/practice';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import type { Tool } from '../../corpus/tools/tool';
import { badRequest } from '../../platform/errors/request-failure';
import { practiceTask } from './practice-task';

/** Items of an exercise from the stock of written sentences, the same for the same seed. */
export const practiceTool: Tool<PracticeRequest, PracticeResponse> = {
  name: 'practice',
  path: PRACTICE_PATH,
  summary: 'Items of an exercise about a topic, with their right answers and explanations',
  request: practiceRequestSchema,
  response: practiceResponseSchema,
  tasks: [practiceTask],
  async answer(request, { pool }, signal) {
    checkKind(request);
    return { items: await pool.run(practiceTask, request, { signal }) };
  },
};

/** Throws RequestFailure for a kind that one of the topics has not. */
function checkKind({ topics, kind }: PracticeRequest): void {
  if (!kind) return;
  const without = topics.find((topic) => !listPracticeKinds(topic).includes(kind));
  if (without === undefined) return;
  const names = listPracticeKinds(without).join(', ');
  throw badRequest('InvalidRequest', 'kind', `The topic ${without} has the kinds ${names}.`);
}
