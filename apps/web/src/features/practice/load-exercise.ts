import type { Language } from '@keelerada/contract/fields/language';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { QueryClient } from '@tanstack/react-query';
import { makeItem } from '@keelerada/practice/make-items';
import { loadItems, loadStock, loadTexts } from '../../shared/practice/load-items';
import { keptPractice } from './kept-practice';
import { listPlanTopics, makeTodayItems, planToday } from './plan-today';
import { isToday, type Exercise } from './practice-choice';
import { nameDay } from './schedule';

/** The items of an exercise, and what stands behind the last gap of a short text. */
export interface ExerciseItems {
  readonly items: readonly PracticeItem[];
  readonly title: string | null;
  readonly after: string;
}

/** The items of an exercise from the files of the stock. */
export async function loadExercise(
  exercise: Exercise,
  language: Language,
  client: QueryClient,
  signal?: AbortSignal,
): Promise<ExerciseItems> {
  const { text: id, level } = exercise;
  if (id !== null) {
    const text = (await loadTexts(level, language, signal)).find((each) => each.id === id);
    const items = text?.tasks.map((task) => makeItem(task, 'WRITE_FORM', 0)) ?? [];
    return { items, title: text?.title ?? null, after: text?.after ?? '' };
  }
  if (!isToday(exercise)) {
    const items = await loadItems({ ...exercise, topics: [...exercise.topics] }, language, client);
    return { items, title: null, after: '' };
  }
  const practice = keptPractice.read();
  const plan = planToday(practice, nameDay(new Date()));
  const tasks = await loadStock(listPlanTopics(plan), language, client);
  return { items: makeTodayItems(plan, tasks, practice.cards, exercise), title: null, after: '' };
}
