import { DEFAULT_WORKSHEET_EXAMPLES } from '@keelerada/contract/fields/limits';
import { useToolDraft } from '../../shared/tool-session/tool-session';

export type WorksheetTask = 'gap' | 'shown';

/** Which sentences are asked for, beside the search itself. */
export interface SentenceWishes {
  readonly unmarkedOnly: boolean;
  /** Wrong choices beside each word. */
  readonly distractors: number;
}

export const noWishes: SentenceWishes = { unmarkedOnly: true, distractors: 0 };

export const useSentenceWishes = () => useToolDraft('worksheet.wishes', noWishes);

/** What a worksheet looks like. */
export interface WorksheetOptions {
  readonly count: number;
  readonly task: WorksheetTask;
  readonly hasLemma: boolean;
  readonly hasLevel: boolean;
  readonly hasName: boolean;
  /** Null while the visitor has not typed one: it then follows the task. */
  readonly title: string | null;
  readonly instruction: string | null;
}

export const emptyWorksheetOptions: WorksheetOptions = {
  count: DEFAULT_WORKSHEET_EXAMPLES,
  task: 'gap',
  hasLemma: true,
  hasLevel: false,
  hasName: true,
  title: null,
  instruction: null,
};

export const useWorksheetOptions = () => useToolDraft('worksheet.options', emptyWorksheetOptions);
