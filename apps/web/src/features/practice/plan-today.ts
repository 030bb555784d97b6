import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import {
  DEFAULT_PRACTICE_ITEMS,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import type { PracticeTask } from '@keelerada/practice/compile-stock';
import { canMake, makeItem, makeItems } from '@keelerada/practice/make-items';
import type { KeptCard, KeptPractice } from './kept-practice';
import { countDays, countSure } from './schedule';

/** Something new comes on each day, however much is to be repeated. */
const MOST_DUE = 7;
/** So many of the weakest topics have new sentences. */
const WEAK_TOPICS = 3;
const DAY_ONE = '2026-01-01';

/** What a topic looks like on a day. */
export interface TopicState {
  readonly topic: PracticeTopic;
  /** Of ten. */
  readonly sure: number;
  /** Days until one of its sentences comes again; null before the first answer. */
  readonly dueIn: number | null;
}

export const listTopicStates = (cards: readonly KeptCard[], day: string): readonly TopicState[] =>
  practiceTopics.map((topic) => {
    const own = cards.filter((card) => card.topic === topic);
    const dueIn =
      own.length === 0 ? null : Math.max(0, Math.min(...own.map(({ due }) => countDays(day, due))));
    return { topic, sure: countSure(own, day), dueIn };
  });

/** Ten sentences for a day: those that are due, the longest ago first, and new ones of the topics that one is least sure of. */
export interface TodayPlan {
  readonly due: readonly KeptCard[];
  readonly fresh: number;
  readonly weak: readonly PracticeTopic[];
}

export function planToday({ cards }: Pick<KeptPractice, 'cards'>, day: string): TodayPlan {
  const due = cards
    .filter((card) => card.due <= day)
    .toSorted((one, other) => countDays(other.due, one.due))
    .slice(0, MOST_DUE);
  // Those that one is equally sure of take turns from day to day.
  const turn = Math.abs(countDays(DAY_ONE, day)) * WEAK_TOPICS;
  const states = listTopicStates(cards, day);
  const weak = states
    .map((_, at) => states[(at + turn) % states.length]!)
    .toSorted((one, other) => one.sure - other.sure)
    .slice(0, WEAK_TOPICS)
    .map(({ topic }) => topic);
  return { due, fresh: DEFAULT_PRACTICE_ITEMS - due.length, weak };
}

export const listPlanTopics = ({ due, weak }: TodayPlan): readonly PracticeTopic[] => [
  ...due.map(({ topic }) => topic),
  ...weak,
];

/** The items of a plan from the stock of its topics; what is no longer in the stock gives way to new sentences. */
export function makeTodayItems(
  { due, weak }: TodayPlan,
  tasks: readonly PracticeTask[],
  cards: readonly KeptCard[],
  { level, seed }: { readonly level: PracticeLevel; readonly seed: number },
): readonly PracticeItem[] {
  const repeated = due.flatMap(({ id, topic }, at) => {
    const task = tasks.find((each) => each.id === id);
    if (task === undefined) return [];
    const kinds = listPracticeKinds(topic).filter((kind) => canMake(task, kind));
    return [makeItem(task, kinds[(seed + at) % kinds.length]!, seed + at)];
  });
  const known = new Set(cards.map(({ id }) => id));
  const unknown = tasks.filter(({ id }) => !known.has(id));
  const count = DEFAULT_PRACTICE_ITEMS - repeated.length;
  return [...repeated, ...makeItems(unknown, { topics: [...weak], level, count, seed })];
}

/** How many sentences come again on each of the next days, tomorrow first. */
export const countComing = (cards: readonly KeptCard[], day: string, days: number): readonly number[] =>
  Array.from({ length: days }, (_, at) =>
    cards.reduce((count, { due }) => count + Number(Math.max(1, countDays(day, due)) === at + 1), 0),
  );
