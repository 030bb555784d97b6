import { createEmptyCard, type FSRS, fsrs, Rating, State } from 'ts-fsrs';
import type { Verdict } from './check-answer';

/** How well a sentence is remembered: what FSRS needs of it, in days without hours. */
export interface Memory {
  /** Day of the last answer that counted, as 2030-01-31. */
  readonly last: string;
  /** Day on which it comes again. */
  readonly due: string;
  /** Days until nine of ten such answers are still right. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly grade: Grade;
}

export const grades = [Rating.Again, Rating.Hard, Rating.Good] as const;
type Grade = (typeof grades)[number];

const DAY_MS = 86_400_000;
const DAY_CHARACTERS = 10;

/** FSRS 6 with its own parameters and whole days: what was missed comes on the next day, not in minutes. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** The day where somebody is, as 2030-01-31. */
export const nameDay = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, DAY_CHARACTERS);

const toDate = (day: string): Date => new Date(`${day}T00:00Z`);

/** Days from one day to the other. */
export const countDays = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS);

export function gradeAnswer(verdict: Verdict): Grade {
  if (verdict === 'right') return Rating.Good;
  return verdict === 'near' ? Rating.Hard : Rating.Again;
}

const makeCard = ({ last, due, stability, difficulty }: Memory) => ({
  ...{ stability, difficulty, due: toDate(due), last_review: toDate(last), state: State.Review },
  ...{ elapsed_days: 0, scheduled_days: countDays(last, due), learning_steps: 0, reps: 1, lapses: 0 },
});

/** What is remembered after an answer on that day; null before the first one. */
export function schedule(before: Memory | null, grade: Grade, day: string, by: FSRS = scheduler): Memory {
  const now = toDate(day);
  const { card } = by.next(before === null ? createEmptyCard(now) : makeCard(before), now, grade);
  const { stability, difficulty } = card;
  return { last: day, due: card.due.toISOString().slice(0, DAY_CHARACTERS), stability, difficulty, grade };
}

/** How likely the next answer is right; none where the last one was wrong. */
const rateMemory = (memory: Memory, day: string): number =>
  memory.grade === Rating.Again
    ? 0
    : scheduler.get_retrievability(makeCard(memory), toDate(day < memory.last ? memory.last : day), false);

/** Answers that a topic is known by. */
export const SURE_OF = 10;

/** How many of the last ten sentences of a topic would be answered rightly that day. */
export function countSure(memories: readonly Memory[], day: string): number {
  const newest = memories.toSorted((one, other) => (one.last < other.last ? 1 : -1)).slice(0, SURE_OF);
  return Math.round(newest.reduce((sum, memory) => sum + rateMemory(memory, day), 0));
}
