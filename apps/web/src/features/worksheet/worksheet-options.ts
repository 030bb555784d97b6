import { DEFAULT_WORKSHEET_EXAMPLES } from '@keelerada/contract/limits';

export type WorksheetTask = 'gap' | 'shown';

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
  hasLemma: false,
  hasLevel: false,
  hasName: true,
  title: null,
  instruction: null,
};
