import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import content from '../../../../content/writing-tasks.json';

export const taskKinds = ['letter', 'story', 'opinion', 'formal'] as const;
type TaskKind = (typeof taskKinds)[number];

export interface WritingTask {
  readonly id: string;
  readonly level: ProficiencyLevel;
  readonly kind: TaskKind;
  /** Length asked for: the least and the most words. */
  readonly words: readonly [least: number, most: number];
  readonly et: string;
  /** What it says, for those who read the pages in English. */
  readonly en: string;
}

export const writingTasks = content as unknown as readonly WritingTask[];

export const findTask = (id: string | null): WritingTask | null =>
  writingTasks.find((task) => task.id === id) ?? null;
