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
import type { LoggedText } from '../../shared/error-log/error-log';
import { findTopicsOfType } from '../../shared/practice/practice-links';

/** What somebody wants to practise. */
export interface PracticeChoice {
  readonly topics: readonly PracticeTopic[];
  readonly level: PracticeLevel;
  /** Null for every kind of task in turn. */
  readonly kind: PracticeKind | null;
  readonly count: number;
  /** Sentences by their ids, whatever their level. */
  readonly items?: readonly string[];
}

/** An exercise: the same choice and seed give the same items. */
export interface Exercise extends PracticeChoice {
  readonly seed: number;
}

export const defaultChoice: PracticeChoice = {
  topics: ['partitive'],
  level: 'B1',
  kind: null,
  count: DEFAULT_PRACTICE_ITEMS,
};

/** Own errors lead to no more topics than an exercise of ten shows well. */
const MOST_OWN_TOPICS = 4;
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
export const listKinds = ({ topics }: Pick<PracticeChoice, 'topics'>): readonly PracticeKind[] =>
  practiceKinds.filter((kind) => topics.every((topic) => listPracticeKinds(topic).includes(kind)));

/** What an address asks for, with the last choice for what it leaves open; null where it names no topic. The seed is null where it names none. */
export function readExercise(
  parameters: URLSearchParams,
  last: PracticeChoice,
): (PracticeChoice & { readonly seed: number | null }) | null {
  const topics = readTopics(parameters.get('topic'));
  if (topics.length === 0) return null;
  const items = (parameters.get('items') ?? '').split(',').filter((id) => /^[\da-f]{8}$/u.test(id));
  const level = practiceLevels.find((each) => each === parameters.get('level')) ?? last.level;
  return {
    topics,
    level,
    kind: listKinds({ topics }).find((kind) => kind === parameters.get('kind')) ?? null,
    count: readCount(parameters.get('count'), 1, MAX_PRACTICE_ITEMS) ?? DEFAULT_PRACTICE_ITEMS,
    seed: readCount(parameters.get('seed'), 0, MOST_SEEDS),
    ...(items.length > 0 && { items }),
  };
}

export function writeExercise({ topics, level, kind, count, seed, items }: Exercise): string {
  const wanted = [
    `topic=${topics.join(',')}`,
    `level=${level}`,
    ...(kind === null ? [] : [`kind=${kind}`]),
    ...(count === DEFAULT_PRACTICE_ITEMS ? [] : [`count=${count}`]),
    `seed=${seed}`,
    ...(items === undefined ? [] : [`items=${items.join(',')}`]),
  ];
  return `?${wanted.join('&')}`;
}

/** What the errors of own texts lead to, the most frequent first; none where nothing of them can be practised. */
export function listOwnTopics(texts: readonly LoggedText[]): readonly PracticeTopic[] {
  const counts = new Map<PracticeTopic, number>();
  for (const [type, count] of texts.flatMap(({ counts: ofText }) => Object.entries(ofText)))
    for (const topic of findTopicsOfType(type)) counts.set(topic, (counts.get(topic) ?? 0) + count);
  const inOrder = [...counts].sort(([, one], [, other]) => other - one).map(([topic]) => topic);
  const most = inOrder.slice(0, MOST_OWN_TOPICS);
  return practiceTopics.filter((topic) => most.includes(topic));
}
