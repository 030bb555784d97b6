import { DEFAULT_WORKSHEET_EXAMPLES, MAX_WORKSHEET_MORE_WORDS } from '@keelerada/contract/fields/limits';

export type WorksheetTask = 'gap' | 'shown';

/** Which sentences are asked for, beside the search itself. */
export interface SentenceWishes {
  /** Further words, as typed: commas between them. */
  readonly moreWords: string;
  readonly unmarkedOnly: boolean;
  /** Wrong choices beside each word. */
  readonly distractors: number;
}

export const noWishes: SentenceWishes = { moreWords: '', unmarkedOnly: true, distractors: 0 };

/** Further words of a sheet, without empty ones. */
export const listMoreWords = (typed: string): readonly string[] =>
  typed
    .split(/[,;\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, MAX_WORKSHEET_MORE_WORDS);

/** What a worksheet looks like. */
export interface WorksheetOptions {
  /** As typed; may be unfinished. */
  readonly count: string;
  readonly task: WorksheetTask;
  readonly hasLemma: boolean;
  readonly hasLevel: boolean;
  readonly hasName: boolean;
  /** Null while the visitor has not typed one: it then follows the task. */
  readonly title: string | null;
  readonly instruction: string | null;
}

export const emptyWorksheetOptions: WorksheetOptions = {
  count: String(DEFAULT_WORKSHEET_EXAMPLES),
  task: 'gap',
  hasLemma: true,
  hasLevel: false,
  hasName: true,
  title: null,
  instruction: null,
};
