import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { Language } from '@keelerada/contract/fields/language';
import type { TFunction } from 'i18next';
import type { OpenCorrection } from '../use-proofreading';

export interface WordFileParts {
  /** The text that the answer is about, with the corrections that are neither accepted nor declined at their places in it. */
  readonly text: string;
  readonly corrections: readonly PlacedCorrection[];
  /** What reads better, at its places in the text. */
  readonly advice: readonly PlacedCorrection[];
  readonly response: CorrectorResponse;
  readonly language: Language;
  readonly t: TFunction<'corrector'>;
  readonly nameType: (type: string) => string;
  readonly date: Date;
  /** Of the corrector on the site. */
  readonly address: string;
}

export interface PlacedCorrection extends Pick<OpenCorrection, 'correction' | 'neighbours'> {
  readonly start: number;
  readonly end: number;
}
