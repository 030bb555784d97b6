import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import type { Answer } from './check-answer';
import { keepAnswer } from './kept-practice';
import { writeExercise, type Exercise } from './practice-choice';
import { finishRound, giveAnswer, goOn, insertItem, listMissed, startRound, type Round } from './round';
import { nameDay } from './schedule';

interface KeptRound {
  readonly key: string;
  readonly round: Round;
  /** Goes through what was missed, which counts no second time. */
  readonly isRepeat: boolean;
}

/** The walk through an exercise; it stays while somebody looks at other pages. */
export function useRound(exercise: Exercise, items: readonly PracticeItem[]) {
  const key = writeExercise(exercise);
  const [kept, keep] = useToolDraft<KeptRound | null>('practice.round', null);
  const started = kept?.key === key ? kept : { key, round: startRound(items), isRepeat: false };
  // In another language the same items have other explanations.
  const fresh = new Map(items.map((item) => [item.id, item]));
  const round = { ...started.round, items: started.round.items.map((item) => fresh.get(item.id) ?? item) };
  const change = (next: Round) => keep({ ...started, round: next });
  // The gaps of a text are no sentences that could come again.
  const comesAgain = exercise.text === null;
  return {
    round,
    comesAgain,
    isRepeat: started.isRepeat,
    answer: (answer: Answer) => {
      const next = giveAnswer(round, answer);
      const item = round.items[round.place];
      const verdict = next.given[round.place]?.verdict;
      if (comesAgain && !started.isRepeat && next !== round && item && verdict)
        keepAnswer(item, verdict, exercise.level, nameDay(new Date()));
      change(next);
    },
    goOn: () => change(goOn(round)),
    finish: () => change(finishRound(round)),
    insert: (item: PracticeItem) => change(goOn(insertItem(round, item))),
    repeatMissed: () => keep({ ...started, isRepeat: true, round: startRound(listMissed(round)) }),
  };
}

export type RoundWalk = ReturnType<typeof useRound>;
