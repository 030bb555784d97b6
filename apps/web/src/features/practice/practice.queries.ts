import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@keelerada/contract/fields/language';
import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { ApiCall } from '../../shared/citation/api-call';
import { loadItems } from '../../shared/practice/load-items';
import { pickSeed, type Exercise, type PracticeChoice } from './practice-choice';

/** The call that brings the same items, as code repeats it. */
export const makePracticeCall = (
  { topics, items: _items, ...wanted }: Exercise,
  language: Language,
): ApiCall => ({
  path: PRACTICE_PATH,
  body: { ...wanted, topics: [...topics], language },
});

/** The items of an exercise. */
export const practiceOptions = (exercise: Exercise, language: Language) =>
  queryOptions({
    queryKey: ['practice', exercise, language],
    queryFn: ({ signal }) => loadItems({ ...exercise, topics: [...exercise.topics] }, language, signal),
    meta: { showsProgress: true },
  });

/** One more item like another; null where there is none that has not been shown. */
export async function findAlike(
  { topic, kind }: PracticeItem,
  level: PracticeChoice['level'],
  shown: readonly PracticeItem[],
  language: Language,
): Promise<PracticeItem | null> {
  const request = { topics: [topic], kind, level, count: shown.length + 1, seed: pickSeed() };
  const items = await loadItems(request, language);
  return items.find(({ id }) => shown.every((each) => each.id !== id)) ?? null;
}
