import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { correctInThread } from '../../corpus/corrector/correct-in-thread';
import type { CorrectionKinds } from '@keelerada/corrector/pipeline/correct-part';
import { findTextLanguage } from '../../corpus/own-text/find-text-language';
import { openMorphology } from '../../platform/morphology/open-morphology';

export interface FindCorrectionsInput {
  /** The clean text, and as it was sent. */
  readonly text: string;
  readonly sent: string;
  readonly annotation: Uint8Array;
  readonly kinds: CorrectionKinds;
  /** As in `UncorrectedText`. */
  readonly isAsWritten: boolean;
}

export interface FindCorrectionsOutput {
  readonly language: CorrectorResponse['textLanguage'];
  /** Corrections of both tiers with places in the clean text; none in a text of another language. */
  readonly corrections: readonly Correction[];
}

/** Corrects a text without assessing it. Progress is told in sentences. */
export const findCorrectionsTask: ComputeTask<FindCorrectionsInput, FindCorrectionsOutput> = {
  name: 'find-corrections',
  isLong: true,
  countCharacters: ({ text }) => text.length,
  async run({ text, sent, annotation: bytes, kinds, isAsWritten }, thread) {
    const annotation = decodeAnnotation(bytes);
    const language = findTextLanguage(text, annotation, await openMorphology());
    if (language !== 'et') return { language, corrections: [] };
    const { all } = await correctInThread({ text, sent, annotation, kinds, isAsWritten }, thread);
    return { language, corrections: all };
  },
};
