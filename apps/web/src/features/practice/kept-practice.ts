import {
  MAX_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { readFields } from '../../shared/kept-value/kept-storage';
import { makeKeptValue } from '../../shared/kept-value/kept-value';
import { defaultChoice, type PracticeChoice } from './practice-choice';
import { countRight, type Round } from './round';

/** What came of one topic in one exercise. */
export interface KeptResult {
  /** As 2030-01-31. */
  readonly day: string;
  readonly topic: PracticeTopic;
  readonly level: PracticeLevel;
  readonly right: number;
  readonly count: number;
}

/** All that this device keeps of practice: no sentence and no answer. */
export interface KeptPractice {
  readonly choice: PracticeChoice;
  /** The oldest first. */
  readonly results: readonly KeptResult[];
}

const STORAGE_KEY = 'keelerada.practice';
/** Results remembered; the oldest is forgotten first. */
const MAX_RESULTS = 1000;
const DAY_CHARACTERS = 10;

const isTopic = (value: unknown): value is PracticeTopic => practiceTopics.some((topic) => topic === value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function readResult(stored: unknown): readonly KeptResult[] {
  const { day, topic, level: kept, right, count } = readFields(stored);
  const level = practiceLevels.find((each) => each === kept);
  if (typeof day !== 'string' || !isTopic(topic) || level === undefined) return [];
  return isCount(right) && isCount(count) && right <= count ? [{ day, topic, level, right, count }] : [];
}

function readChoice(stored: unknown): PracticeChoice {
  const { topics, level, count } = readFields(stored);
  const known = Array.isArray(topics) ? topics.filter(isTopic) : [];
  return {
    topics: known.length > 0 ? known : defaultChoice.topics,
    level: practiceLevels.find((each) => each === level) ?? defaultChoice.level,
    kind: null,
    count: isCount(count) && count > 0 && count <= MAX_PRACTICE_ITEMS ? count : defaultChoice.count,
  };
}

export const keptPractice = makeKeptValue(STORAGE_KEY, (stored): KeptPractice => {
  const { choice, results } = readFields(stored);
  return { choice: readChoice(choice), results: Array.isArray(results) ? results.flatMap(readResult) : [] };
});

export const keepChoice = (choice: PracticeChoice) => keptPractice.change((now) => ({ ...now, choice }));

export const deleteResults = () => keptPractice.change((now) => ({ ...now, results: [] }));

/** Adds what came of a walk, a line for each topic; without room the list does not grow. */
export function keepRound({ items, given }: Round, level: PracticeLevel): void {
  const day = new Date().toISOString().slice(0, DAY_CHARACTERS);
  const results = [...new Set(items.map(({ topic }) => topic))].map((topic): KeptResult => {
    const ofTopic = given.filter((_, place) => items[place]?.topic === topic);
    return { day, topic, level, right: countRight({ given: ofTopic }), count: ofTopic.length };
  });
  const added = results.filter(({ count }) => count > 0);
  keptPractice.change((now) => ({ ...now, results: [...now.results, ...added].slice(-MAX_RESULTS) }));
}

/** Practice of a topic over time. */
export interface TopicProgress {
  readonly topic: PracticeTopic;
  readonly exercises: number;
  readonly last: KeptResult;
  readonly right: number;
  readonly count: number;
}

/** The topics that were practised, the newest first. */
export function sumTopics(results: readonly KeptResult[]): readonly TopicProgress[] {
  return [...new Set(results.toReversed().map(({ topic }) => topic))].map((topic) => {
    const ofTopic = results.filter((result) => result.topic === topic);
    const sum = (field: 'right' | 'count') => ofTopic.reduce((total, result) => total + result[field], 0);
    return {
      ...{ topic, exercises: ofTopic.length, last: ofTopic.at(-1)! },
      ...{ right: sum('right'), count: sum('count') },
    };
  });
}

/** The newest earlier result of the same topic and level; null where there is none. */
export const findLast = (
  results: readonly KeptResult[],
  topic: PracticeTopic,
  level: PracticeLevel,
): KeptResult | null => results.findLast((each) => each.topic === topic && each.level === level) ?? null;
