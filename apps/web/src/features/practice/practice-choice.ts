import {
  DEFAULT_PRACTICE_ITEMS,
  MAX_PRACTICE_ITEMS,
  practiceKinds,
  practiceLevels,
  practiceTopics,
  type PracticeKind,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';

/** An exercise: the same one has the same items. Without topic and text it is the one of the day, which each device makes. */
export interface Exercise {
  readonly topics: readonly PracticeTopic[];
  readonly level: PracticeLevel;
  /** Null for every kind of task in turn. */
  readonly kind: PracticeKind | null;
  readonly count: number;
  readonly seed: number;
  /** A word that is practised where the stock has it. */
  readonly word: string | null;
  /** Id of a short text. */
  readonly text: string | null;
}

export const DEFAULT_LEVEL = 'B1';
const TODAY = 'today';
const MOST_SEEDS = 1_000_000;

export const pickSeed = (): number => 1 + Math.floor(Math.random() * MOST_SEEDS);

const readTopics = (text: string | null): readonly PracticeTopic[] => {
  const names = (text ?? '').split(',');
  return practiceTopics.filter((topic) => names.includes(topic));
};

function readCount(text: string | null, lowest: number, highest: number): number | null {
  const count = /^\d{1,9}$/u.test(text ?? '') ? Number(text) : NaN;
  return count >= lowest && count <= highest ? count : null;
}

/** The kinds of task that every one of the topics has. */
const listKinds = (topics: readonly PracticeTopic[]): readonly PracticeKind[] =>
  practiceKinds.filter((kind) => topics.every((topic) => listPracticeKinds(topic).includes(kind)));

/** What an address asks for, at the learner's level where it names none; null where it asks for nothing. The seed is null where it names none. */
export function readExercise(
  parameters: URLSearchParams,
  level: PracticeLevel,
): (Omit<Exercise, 'seed'> & { readonly seed: number | null }) | null {
  const topics = readTopics(parameters.get('topic'));
  const text = /^[0-9a-f]{8}$/u.exec(parameters.get('text') ?? '')?.[0] ?? null;
  if (topics.length === 0 && text === null && parameters.get('set') !== TODAY) return null;
  return {
    ...{ topics: text === null ? topics : [], text },
    level: practiceLevels.find((each) => each === parameters.get('level')) ?? level,
    kind: listKinds(topics).find((kind) => kind === parameters.get('kind')) ?? null,
    count: readCount(parameters.get('count'), 1, MAX_PRACTICE_ITEMS) ?? DEFAULT_PRACTICE_ITEMS,
    seed: readCount(parameters.get('seed'), 0, MOST_SEEDS),
    word: parameters.get('word'),
  };
}

/** Whether it is the exercise of the day. */
export const isToday = ({ topics, text }: Pick<Exercise, 'topics' | 'text'>): boolean =>
  topics.length === 0 && text === null;

export function writeExercise(exercise: Exercise): string {
  const { topics, level, kind, count, seed, word, text } = exercise;
  const wanted = new URLSearchParams({
    ...(isToday(exercise) && { set: TODAY }),
    ...(text !== null && { text }),
    ...(topics.length > 0 && { topic: topics.join(',') }),
    level,
    ...(kind !== null && { kind }),
    ...(count !== DEFAULT_PRACTICE_ITEMS && { count: String(count) }),
    ...(word !== null && { word }),
    seed: String(seed),
  });
  return `?${wanted.toString().replaceAll('%2C', ',')}`;
}

/** The exercise of the day, from the address on. */
export const writeToday = (level: PracticeLevel, seed: number): string =>
  writeExercise({
    ...{ topics: [], level, seed, kind: null, word: null, text: null },
    count: DEFAULT_PRACTICE_ITEMS,
  });
