import type { CorrectionReason } from './correction-reason';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';

/** Most replacements offered for one error. */
export const MOST_REPLACEMENTS = 5;

/**
 * `sure`: shown as an error. `possible`: precision about one half, shown apart as "look at this".
 */
export type CorrectionTier = 'sure' | 'possible';

/** One error of a text with its possible replacements, or an unknown word (type `unknownWord`). */
export interface Correction {
  /** Half-open range of UTF-16 code units of the input; `start === end` where something is to be inserted. */
  readonly start: number;
  readonly end: number;
  /** The input between `start` and `end`. */
  readonly original: string;
  /**
   * Best first, at most `MOST_REPLACEMENTS`, each different from `original`. Of an unknown word what may be meant, none of
   * it likely, or nothing.
   */
  readonly replacements: readonly string[];
  readonly type: ErrorType;
  readonly tier: CorrectionTier;
  /** Calibrated probability that the first replacement is right, 0 to 1. */
  readonly score: number;
  readonly reason: CorrectionReason;
  /** What was mended first, where words that were mended are wrong in another way too. */
  readonly first?: Pick<Correction, 'original' | 'replacements' | 'reason'> | undefined;
}
