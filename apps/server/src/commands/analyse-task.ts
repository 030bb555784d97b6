import type { TextLanguage } from '@keelerada/estonian/annotated-text';

/** What the thread of `analyse` starts with. */
export interface AnalyseTask {
  /** A text as it was read, or CoNLL-U. */
  readonly input: string;
  readonly isPretokenized: boolean;
  /** Found by its letters where it is undefined. */
  readonly language: TextLanguage | undefined;
  /** JSON instead of CoNLL-U. */
  readonly isJson: boolean;
}

export interface AnalyseWorkerData {
  readonly task: AnalyseTask;
  readonly morphologyUrls: readonly string[];
}

/** What was asked for, as it is written; or what went wrong. */
export type AnalyseAnswer =
  { readonly output: string } | { readonly error: { readonly name: string; readonly message: string } };
