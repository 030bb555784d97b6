import { useMemo } from 'react';
import { useKeptValue } from '../../../shared/kept-value/kept-value';
import { useToolDraft } from '../../../shared/tool-session/tool-session';
import { useToolView } from '../../../shared/tool-session/tool-views';
import type { LineMark, QuestionMarks } from './line-marks';
import { changeMarks, keepMarks, keptMarks, MAX_LINKED_MARKS, readQuestionMarks } from './line-marks';

export interface LineMarks {
  readonly marks: readonly LineMark[];
  readonly find: (key: string | null) => LineMark | undefined;
  readonly ticked: readonly LineMark[];
  readonly leftOut: readonly LineMark[];
  /** The address of the result holds them: there are not too many. */
  readonly areLinked: boolean;
  /** Left-out lines are shown nonetheless. */
  readonly showsLeftOut: boolean;
  readonly showLeftOut: (shows: boolean) => void;
  readonly change: (keys: readonly string[], change: Parameters<typeof changeMarks>[2]) => void;
}

/** The marks of a question: those of the address, else those that this browser keeps. */
export function useLineMarks(of: string): LineMarks {
  const [linked, link] = useToolView<QuestionMarks | undefined>(
    'word-context.marks',
    undefined,
    readQuestionMarks,
  );
  const [showsLeftOut, showLeftOut] = useToolDraft('word-context.shows-left-out', false);
  const { questions } = useKeptValue(keptMarks);
  return useMemo(() => {
    const kept = questions.find((one) => one.of === of);
    const marks = (linked?.of === of ? linked : kept)?.marks ?? [];
    const byKey = new Map(marks.map((mark) => [mark.key, mark]));
    return {
      marks,
      find: (key) => (key === null ? undefined : byKey.get(key)),
      ticked: marks.filter(({ isTicked }) => isTicked),
      leftOut: marks.filter(({ isLeftOut }) => isLeftOut),
      areLinked: marks.length <= MAX_LINKED_MARKS,
      ...{ showsLeftOut, showLeftOut },
      change: (keys, change) => {
        const next = { of, marks: changeMarks(marks, keys, change) };
        keepMarks(next);
        const fits = next.marks.length > 0 && next.marks.length <= MAX_LINKED_MARKS;
        link(fits ? next : undefined);
      },
    };
  }, [linked, questions, of, showsLeftOut, showLeftOut, link]);
}
