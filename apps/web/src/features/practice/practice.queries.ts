import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@keelerada/contract/fields/language';
import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import type { PracticeBody, PracticeItem, PracticeResponse } from '@keelerada/contract/teaching/practice';
import type { ApiCall } from '../../shared/citation/api-call';
import { callServerForJson } from '../../shared/http/call-server';
import { pickSeed, type Exercise, type PracticeChoice } from './practice-choice';

const fetchItems = (body: PracticeBody, signal?: AbortSignal) =>
  callServerForJson<PracticeResponse>(PRACTICE_PATH, { body, signal });

const makeBody = ({ topics, ...wanted }: Exercise, language: Language): PracticeBody => ({
  ...wanted,
  topics: [...topics],
  language,
});

/** The call that brings the items, as code repeats it. */
export const makePracticeCall = (exercise: Exercise, language: Language): ApiCall => ({
  path: PRACTICE_PATH,
  body: makeBody(exercise, language),
});

/** The items of an exercise. Answers stay here: nothing is sent but what is asked for. */
export const practiceOptions = (exercise: Exercise, language: Language) =>
  queryOptions({
    queryKey: ['practice', exercise, language],
    queryFn: ({ signal }) => fetchItems(makeBody(exercise, language), signal),
    meta: { showsProgress: true },
  });

/** One more item like another; null where there is none that has not been shown. */
export async function fetchAlike(
  { topic, kind }: PracticeItem,
  level: PracticeChoice['level'],
  shown: readonly PracticeItem[],
  language: Language,
): Promise<PracticeItem | null> {
  // A few, because some of them may have been shown.
  const { items } = await fetchItems({ topics: [topic], kind, level, count: 5, seed: pickSeed(), language });
  return items.find(({ id }) => shown.every((each) => each.id !== id)) ?? null;
}
