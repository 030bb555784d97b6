import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import type { Answer } from './check-answer';
import { findLast, keepRound, keptPractice, type KeptResult } from './kept-practice';
import { writeExercise, type Exercise } from './practice-choice';
import {
  finishRound,
  giveAnswer,
  goOn,
  insertItem,
  isOver,
  listMissed,
  startRound,
  type Round,
} from './round';

interface KeptRound {
  readonly key: string;
  readonly round: Round;
  /** Goes through what was missed, which counts no second time. */
  readonly isRepeat: boolean;
  /** What came of the same topic and level the time before. */
  readonly previous: KeptResult | null;
}

/** The walk through an exercise; it stays while somebody looks at other pages. */
export function useRound(exercise: Exercise, items: readonly PracticeItem[]) {
  const key = writeExercise(exercise);
  const [kept, keep] = useToolDraft<KeptRound | null>('practice.round', null);
  const started =
    kept?.key === key ? kept : { key, round: startRound(items), isRepeat: false, previous: null };
  // In another language the same items have other explanations.
  const fresh = new Map(items.map((item) => [item.id, item]));
  const round = { ...started.round, items: started.round.items.map((item) => fresh.get(item.id) ?? item) };
  const change = (next: Round) => {
    if (!isOver(next) || isOver(round)) return keep({ ...started, round: next });
    const [topic] = exercise.topics;
    const { results } = keptPractice.read();
    const isOne = exercise.topics.length === 1 && topic !== undefined;
    keep({ ...started, round: next, previous: isOne ? findLast(results, topic, exercise.level) : null });
    if (!started.isRepeat) keepRound(next, exercise.level);
  };
  return {
    round,
    previous: started.isRepeat ? null : started.previous,
    answer: (answer: Answer) => change(giveAnswer(round, answer)),
    goOn: () => change(goOn(round)),
    finish: () => change(finishRound(round)),
    insert: (item: PracticeItem) => change(goOn(insertItem(round, item))),
    repeatMissed: () =>
      keep({ ...started, isRepeat: true, previous: null, round: startRound(listMissed(round)) }),
  };
}

export type RoundWalk = ReturnType<typeof useRound>;
