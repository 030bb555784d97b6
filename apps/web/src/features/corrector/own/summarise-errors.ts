import { readOwn } from '@keelerada/estonian/make-table';
import type { LoggedText } from '../../../shared/error-log/error-log';

/** So many texts at the end of the list are the newest ones. */
export const NEWEST_TEXTS = 5;
const WORDS_OF_RATE = 100;

export interface KindSummary {
  readonly type: string;
  readonly count: number;
  /** Errors for 100 words in the newest texts. */
  readonly newest: number;
  /** The same in the texts before; null while there are none. */
  readonly before: number | null;
}

function countRate(texts: readonly LoggedText[], type: string): number {
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const errors = texts.reduce((sum, { counts }) => sum + (readOwn(counts, type) ?? 0), 0);
  return words === 0 ? 0 : (errors * WORDS_OF_RATE) / words;
}

/** What is wrong most in the texts, and whether it gets less; the most frequent kind first. */
export function summariseErrors(texts: readonly LoggedText[]): readonly KindSummary[] {
  const newest = texts.slice(-NEWEST_TEXTS);
  const before = texts.slice(0, -NEWEST_TEXTS);
  const types = new Set(texts.flatMap(({ counts }) => Object.keys(counts)));
  return [...types]
    .map((type) => ({
      type,
      count: texts.reduce((sum, { counts }) => sum + (readOwn(counts, type) ?? 0), 0),
      newest: countRate(newest, type),
      before: before.length === 0 ? null : countRate(before, type),
    }))
    .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}
