import type { CorrectionTier } from '../correction/correction';
import type { TextMarkReason } from '../correction/correction-reason';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';

/** What is wrong with the spaces and marks at a place of a text. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly right: string;
  readonly because: TextMarkReason['because'];
  readonly type: ErrorType;
  readonly tier: CorrectionTier;
}
