import type { WorksheetExample, WorksheetRequest } from '@keelerada/contract/teaching/worksheet';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import type { ErrorExampleMark } from '@keelerada/corpus-engine/worksheet/error-examples';
import type { ToolParts } from '../../corpus/tools/tool';
import { makeChoicesTask } from './make-choices-task';

type Mark = Example['marks'][number] & Partial<Pick<ErrorExampleMark, 'written'>>;

/** The examples as they are answered, each word among wrong ones where they are asked for. */
export async function addChoices(
  examples: readonly Example[],
  { distractors, seed }: Pick<WorksheetRequest, 'distractors' | 'seed'>,
  { pool }: Pick<ToolParts, 'pool'>,
  signal: AbortSignal,
): Promise<WorksheetExample[]> {
  const marks = examples.flatMap((example) => example.marks.map((mark: Mark) => ({ example, mark })));
  if (distractors === 0 || marks.length === 0)
    return examples.map((example) => ({ ...example, marks: example.marks.map((mark) => ({ ...mark })) }));
  const words = marks.map(({ example, mark: { start, end, lemma, written } }) => ({
    ...{ form: example.text.slice(start, end), lemma, written },
  }));
  const choices = await pool.run(makeChoicesTask, { words, count: distractors, seed }, { signal });
  const found = new Map(marks.map(({ mark }, i) => [mark, choices[i]!]));
  return examples.map((example) => ({
    ...example,
    marks: example.marks.map((mark) => {
      const own = found.get(mark)!;
      return { ...mark, ...(own.length > 0 && { choices: [...own] }) };
    }),
  }));
}
