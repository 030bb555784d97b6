import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../../platform/compute/compute-task';
import { assessAnnotation } from './assess-annotation';
import type { Figures } from './make-figures';

export interface AssessInput {
  readonly text: string;
  readonly annotation: Uint8Array;
}

export type AssessOutput = Figures & Pick<CorrectorResponse, 'textLanguage' | 'foreignSentences'>;

/** Level, complexity and vocabulary of a text without its corrections. */
export const assessTask: ComputeTask<AssessInput, AssessOutput> = {
  name: 'assess',
  isLong: true,
  countCharacters: ({ text }) => text.length,
  async run({ text, annotation }) {
    const assessed = await assessAnnotation(text, decodeAnnotation(annotation));
    const { language, figures, foreignSentences } = assessed;
    return { textLanguage: language, foreignSentences: [...foreignSentences], ...figures };
  },
};
