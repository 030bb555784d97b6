import { useCallback, useState } from 'react';
import type { AnalysedWord } from './analysed-word';
import { markWord, stepMark, type WordInfo, type WordMark } from './word-mark';

/** Marks words that share something, as they were chosen in a table. */
export type MarkShared = (ids: readonly number[], shared: Partial<WordInfo>) => void;

export interface WordMarks {
  readonly mark: WordMark;
  readonly lookAt: (id: number) => void;
  readonly markShared: MarkShared;
  readonly step: (by: 1 | -1) => void;
}

/** What is marked in a text of at least one word; the first word at the beginning. */
export function useWordMarks(words: readonly AnalysedWord[]): WordMarks {
  const [mark, setMark] = useState(() => markWord(words, 0));
  const lookAt = useCallback((id: number) => setMark(markWord(words, id)), [words]);
  const markShared = useCallback<MarkShared>((ids, shared) => setMark({ ids, place: 0, shared }), []);
  const step = useCallback((by: 1 | -1) => setMark((old) => stepMark(old, by)), []);
  return { mark, lookAt, markShared, step };
}
