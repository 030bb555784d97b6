import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@keelerada/contract/fields/language';
import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { PracticeLevel } from '@keelerada/contract/teaching/practice-choices';
import { makeItem } from '@keelerada/practice/make-items';
import type { ApiCall } from '../../shared/citation/api-call';
import { loadItems, loadStock, loadTexts } from '../../shared/practice/load-items';
import { keptPractice } from './kept-practice';
import { makeTodayItems, planToday } from './plan-today';
import { isToday, pickSeed, type Exercise } from './practice-choice';
import { nameDay } from './schedule';

/** The items of an exercise, and what stands behind the last gap of a short text. */
export interface ExerciseItems {
  readonly items: readonly PracticeItem[];
  readonly title: string | null;
  readonly after: string;
}

/** The call that brings the same items, as code repeats it; null for an exercise that is made on this device. */
export const makePracticeCall = (
  { topics, kind, level, count, seed, word }: Exercise,
  language: Language,
): ApiCall | null =>
  topics.length === 0 || word !== null
    ? null
    : { path: PRACTICE_PATH, body: { topics: [...topics], kind, level, count, seed, language } };

async function fetchItems(
  exercise: Exercise,
  language: Language,
  signal?: AbortSignal,
): Promise<ExerciseItems> {
  const { text: id, level } = exercise;
  if (id !== null) {
    const text = (await loadTexts(level, language, signal)).find((each) => each.id === id);
    const items = text?.tasks.map((task) => makeItem(task, 'WRITE_FORM', 0)) ?? [];
    return { items, title: text?.title ?? null, after: text?.after ?? '' };
  }
  if (!isToday(exercise)) {
    const items = await loadItems({ ...exercise, topics: [...exercise.topics] }, language, signal);
    return { items, title: null, after: '' };
  }
  const practice = keptPractice.read();
  const plan = planToday(practice, nameDay(new Date()));
  const tasks = await loadStock([...plan.due.map(({ topic }) => topic), ...plan.weak], language, signal);
  return { items: makeTodayItems(plan, tasks, practice.cards, exercise), title: null, after: '' };
}

/** The items of an exercise, which stay as they are while it is open. */
export const practiceOptions = (exercise: Exercise, language: Language) =>
  queryOptions({
    queryKey: ['practice', exercise, language],
    queryFn: ({ signal }) => fetchItems(exercise, language, signal),
    staleTime: Infinity,
    meta: { showsProgress: true },
  });

/** The short texts of a level. */
export const textsOptions = (level: PracticeLevel, language: Language) =>
  queryOptions({
    queryKey: ['practice-texts', level, language],
    queryFn: ({ signal }) => loadTexts(level, language, signal),
    staleTime: Infinity,
  });

/** One more item like another; null where there is none that has not been shown. */
export async function findAlike(
  { topic, kind }: PracticeItem,
  level: PracticeLevel,
  shown: readonly PracticeItem[],
  language: Language,
): Promise<PracticeItem | null> {
  const request = { topics: [topic], kind, level, count: shown.length + 1, seed: pickSeed() };
  const items = await loadItems(request, language);
  return items.find(({ id }) => shown.every((each) => each.id !== id)) ?? null;
}
