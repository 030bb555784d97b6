import {
  compareMarkRates,
  rateMarks,
  type MarkRate,
  type RateChange,
} from '@keelerada/corpus-engine/distribution/rate-marks';
import { readOwn } from '@keelerada/estonian/make-table';
import type { LoggedText } from '../../../shared/error-log/error-log';

/** So many texts at the end of the list are the newest ones. */
export const NEWEST_TEXTS = 5;

export interface KindSummary {
  readonly type: string;
  readonly count: number;
  /** Errors for 100 words in the newest texts. */
  readonly newest: MarkRate;
  /** The same in the texts before; null while there are none. */
  readonly before: MarkRate | null;
  /** Whether the difference is more than chance. */
  readonly turn: RateChange['turn'];
}

function countKind(texts: readonly LoggedText[], type: string) {
  return {
    words: texts.reduce((sum, text) => sum + text.words, 0),
    marks: texts.reduce((sum, { counts }) => sum + (readOwn(counts, type) ?? 0), 0),
  };
}

/** What is wrong most in the texts, and whether it gets less; the most frequent kind first. */
export function summariseErrors(texts: readonly LoggedText[]): readonly KindSummary[] {
  const newest = texts.slice(-NEWEST_TEXTS);
  const before = texts.slice(0, -NEWEST_TEXTS);
  const types = new Set(texts.flatMap(({ counts }) => Object.keys(counts)));
  return [...types]
    .map((type) => {
      const [old, own] = [countKind(before, type), countKind(newest, type)];
      return {
        type,
        count: old.marks + own.marks,
        newest: rateMarks(own),
        before: before.length === 0 ? null : rateMarks(old),
        turn: before.length === 0 ? null : compareMarkRates(old, own).turn,
      };
    })
    .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}
