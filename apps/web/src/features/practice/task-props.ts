import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { Answer } from './check-answer';
import type { GivenAnswer } from './round';

export interface TaskProps {
  readonly item: PracticeItem;
  /** What is answered so far. */
  readonly draft: Answer;
  readonly onDraft: (draft: Answer) => void;
  /** Null before the answer is checked. */
  readonly given: GivenAnswer | null;
}
