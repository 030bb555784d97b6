import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import { parseKept, readFields } from '../../shared/kept-value/kept-storage';
import { makeKeptValue } from '../../shared/kept-value/kept-value';
import type { Verdict } from './check-answer';
import { gradeAnswer, grades, schedule, type Memory } from './schedule';

/** A sentence of the stock that was answered, and how well it is remembered. */
export interface KeptCard extends Memory {
  readonly id: string;
  readonly topic: PracticeTopic;
  readonly level: PracticeLevel;
}

/** All that this device keeps of practice: no sentence and no answer. */
export interface KeptPractice {
  /** Null before it is chosen. */
  readonly level: PracticeLevel | null;
  readonly cards: readonly KeptCard[];
}

const STORAGE_KEY = 'keelerada.practice';
const ID = /^[0-9a-f]{8}$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;
const readLevel = (value: unknown) => practiceLevels.find((level) => level === value) ?? null;

function readCard(stored: unknown): readonly KeptCard[] {
  const { id, last, due, stability, difficulty, ...more } = readFields(stored);
  const topic = practiceTopics.find((each) => each === more['topic']);
  const level = readLevel(more['level']);
  const grade = grades.find((each) => each === more['grade']);
  if (typeof id !== 'string' || !ID.test(id) || topic === undefined || level === null) return [];
  if (!isDay(last) || !isDay(due) || grade === undefined) return [];
  return isPositive(stability) && isPositive(difficulty)
    ? [{ id, topic, level, last, due, stability, difficulty, grade }]
    : [];
}

function readPractice(stored: unknown): KeptPractice {
  const { level, cards } = readFields(stored);
  return { level: readLevel(level), cards: Array.isArray(cards) ? cards.flatMap(readCard) : [] };
}

export const keptPractice = makeKeptValue(STORAGE_KEY, readPractice);

export const keepLevel = (level: PracticeLevel) => keptPractice.change((now) => ({ ...now, level }));

export const deletePractice = () => keptPractice.change(({ level }) => ({ level, cards: [] }));

/** The sentence of an item, whatever is asked about it. */
export const readTaskId = ({ id }: Pick<PracticeItem, 'id'>): string => id.split('-')[0]!;

export const findCard = (cards: readonly KeptCard[], item: PracticeItem): KeptCard | null =>
  cards.find(({ id }) => id === readTaskId(item)) ?? null;

/** Keeps when a sentence comes again. The first answer of a day counts, the first of all chooses the level. */
export function keepAnswer(item: PracticeItem, verdict: Verdict, level: PracticeLevel, day: string): void {
  keptPractice.change((now) => {
    const before = findCard(now.cards, item);
    if (before !== null && before.last >= day) return now;
    const card = { id: readTaskId(item), topic: item.topic, level: before?.level ?? level };
    const others = now.cards.filter(({ id }) => id !== card.id);
    return {
      level: now.level ?? level,
      cards: [...others, { ...card, ...schedule(before, gradeAnswer(verdict), day) }],
    };
  });
}

/** The file that takes it all to another device. */
export const writePractice = (practice: KeptPractice): string =>
  JSON.stringify({ keelerada: 'practice', ...practice }, null, 1);

/** Adds what a file has; of each sentence the newer answer stays. False where it is no such file. */
export function addPractice(text: string): boolean {
  const stored = parseKept(text);
  if (readFields(stored)['keelerada'] !== 'practice') return false;
  const { level, cards } = readPractice(stored);
  return keptPractice.change((now) => {
    const all = new Map<string, KeptCard>();
    for (const card of [...now.cards, ...cards])
      if ((all.get(card.id)?.last ?? '') < card.last) all.set(card.id, card);
    return { level: now.level ?? level, cards: [...all.values()] };
  });
}
