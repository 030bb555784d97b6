import type { CorrectorResponse } from '@keelerada/contract/corrector';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { assessAnnotation } from './assess-annotation';
import type { Figures } from './make-figures';

export interface AssessInput {
  /** The clean text. */
  readonly text: string;
  readonly annotation: Uint8Array;
}

export type AssessOutput = Figures & Pick<CorrectorResponse, 'textLanguage'>;

/** Level, complexity and vocabulary of a text without its corrections. */
export const assessTask: ComputeTask<AssessInput, AssessOutput> = {
  name: 'assess',
  isLong: true,
  countCharacters: ({ text }) => text.length,
  async run({ text, annotation }, thread) {
    const { language, figures } = await assessAnnotation(text, decodeAnnotation(annotation), thread);
    return { textLanguage: language, ...figures };
  },
};
