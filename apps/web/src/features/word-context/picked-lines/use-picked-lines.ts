import { useMemo } from 'react';
import { useKeptValue } from '../../../shared/kept-value/kept-value';
import { useToolDraft } from '../../../shared/tool-session/tool-session';
import { useToolView } from '../../../shared/tool-session/tool-views';
import {
  changePickedLines,
  keepPickedLines,
  keptPickedLines,
  MAX_LINKED_LINES,
  type PickedLine,
  type QuestionPicks,
  readQuestionPicks,
} from './picked-lines';

export interface PickedLines {
  readonly all: readonly PickedLine[];
  readonly find: (key: string | null) => PickedLine | undefined;
  readonly ticked: readonly PickedLine[];
  readonly leftOut: readonly PickedLine[];
  /** The address of the result holds them: there are not too many. */
  readonly areLinked: boolean;
  /** Left-out lines are shown nonetheless. */
  readonly showsLeftOut: boolean;
  readonly showLeftOut: (shows: boolean) => void;
  readonly change: (keys: readonly string[], change: Parameters<typeof changePickedLines>[2]) => void;
}

/** The lines of a question: those of the address, else those that this browser keeps. */
export function usePickedLines(of: string): PickedLines {
  const [linked, link] = useToolView<QuestionPicks | undefined>(
    'word-context.marks',
    undefined,
    readQuestionPicks,
  );
  const [showsLeftOut, showLeftOut] = useToolDraft('word-context.shows-left-out', false);
  const { questions } = useKeptValue(keptPickedLines);
  return useMemo(() => {
    const kept = questions.find((one) => one.of === of);
    const lines = (linked?.of === of ? linked : kept)?.marks ?? [];
    const byKey = new Map(lines.map((line) => [line.key, line]));
    return {
      all: lines,
      find: (key) => (key === null ? undefined : byKey.get(key)),
      ticked: lines.filter(({ isTicked }) => isTicked),
      leftOut: lines.filter(({ isLeftOut }) => isLeftOut),
      areLinked: lines.length <= MAX_LINKED_LINES,
      ...{ showsLeftOut, showLeftOut },
      change: (keys, change) => {
        const next = { of, marks: changePickedLines(lines, keys, change) };
        keepPickedLines(next);
        const fits = next.marks.length > 0 && next.marks.length <= MAX_LINKED_LINES;
        link(fits ? next : undefined);
      },
    };
  }, [linked, questions, of, showsLeftOut, showLeftOut, link]);
}
