import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import { checkAnswer, type Answer, type Verdict } from './check-answer';

export interface GivenAnswer {
  readonly answer: Answer;
  readonly verdict: Verdict;
}

/** One walk through the items of an exercise. */
export interface Round {
  readonly items: readonly PracticeItem[];
  /** Of the first items, in order. */
  readonly given: readonly GivenAnswer[];
  /** Of the item that is shown; the number of items after the last. */
  readonly place: number;
}

export const startRound = (items: readonly PracticeItem[]): Round => ({ items, given: [], place: 0 });

/** Checks an answer to the item that is shown; a second one changes nothing. */
export function giveAnswer(round: Round, answer: Answer): Round {
  const { items, given, place } = round;
  const item = items[place];
  if (item === undefined || given.length > place) return round;
  return { ...round, given: [...given, { answer, verdict: checkAnswer(item, answer) }] };
}

export const goOn = (round: Round): Round =>
  round.given.length > round.place ? { ...round, place: round.place + 1 } : round;

/** Ends a walk early: items without an answer are left out. */
export const finishRound = ({ items, given }: Round): Round => ({
  items: items.slice(0, given.length),
  given,
  place: given.length,
});

/** Another item after the one that is shown. */
export const insertItem = ({ items, ...round }: Round, item: PracticeItem): Round => ({
  ...round,
  items: [...items.slice(0, round.place + 1), item, ...items.slice(round.place + 1)],
});

export const isOver = ({ items, place }: Round): boolean => place >= items.length;

export const countRight = ({ given }: Pick<Round, 'given'>): number =>
  given.filter(({ verdict }) => verdict === 'right').length;

export const listMissed = ({ items, given }: Round): readonly PracticeItem[] =>
  items.filter((_, place) => given[place]?.verdict !== 'right');

/** What came of the items of one rule. */
export interface RuleResult {
  /** Topic, and the form that was asked for where the items have one. */
  readonly topic: PracticeTopic;
  readonly formName: string | null;
  readonly right: number;
  readonly count: number;
  readonly missed: readonly PracticeItem[];
}

/** The rules of a walk, those with most mistakes first. */
export function sumRules({ items, given }: Round): readonly RuleResult[] {
  const places = new Map<string, number[]>();
  items.forEach(({ topic, explanation }, place) => {
    const key = `${topic} ${explanation.formName ?? ''}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  const rules = [...places.values()].map((ofRule): RuleResult => {
    const missed = ofRule.filter((place) => given[place]?.verdict !== 'right').map((place) => items[place]!);
    const { topic, explanation } = items[ofRule[0]!]!;
    return {
      ...{ topic, formName: explanation.formName, missed },
      ...{ count: ofRule.length, right: ofRule.length - missed.length },
    };
  });
  return rules.sort((one, other) => other.missed.length - one.missed.length || other.count - one.count);
}
