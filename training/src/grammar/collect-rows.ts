import type { EncoderEvidence } from '@keelerada/corrector/encoder/encoder-evidence';
import {
  collectCandidates,
  type CollectedSentence,
  type SentenceModels,
} from '@keelerada/corrector/grammar/collect-candidates';
import { GoldLabels } from './label-candidates';
import { morphology } from '../morphology';
import type { LearnerSentence } from './learner-corpus';
import type { RespellSentences } from './respell-sentences';

const SENTENCES_PER_PART = 200;

/** A sentence with its candidates, their values and whether they are right. */
export interface CandidateRows extends Pick<CollectedSentence, 'candidates' | 'rows'> {
  readonly learner: LearnerSentence;
  readonly labels: Uint8Array;
}

/** What an encoder that has not seen them says of sentences; nothing where each has. */
export type EncodeLearners = (
  learners: readonly LearnerSentence[],
) => Promise<(EncoderEvidence | undefined)[]>;

/** What rows are made with. */
export interface RowMakers {
  /** The models that may be used for a sentence: none has seen it. */
  readonly modelsOf: (learner: LearnerSentence) => SentenceModels;
  readonly respell: RespellSentences;
  readonly ruleNumbers: ReadonlyMap<string, number>;
  /** Encoders of which none has seen the sentence; undefined for rows without one. */
  readonly encode?: EncodeLearners | undefined;
}

/** Makes the candidates of learner sentences with the code of the product. */
export async function collectRows(
  learners: readonly LearnerSentence[],
  { modelsOf, respell, ruleNumbers, encode }: RowMakers,
): Promise<CandidateRows[]> {
  const made: CandidateRows[] = [];
  for (let start = 0; start < learners.length; start += SENTENCES_PER_PART) {
    const part = learners.slice(start, start + SENTENCES_PER_PART);
    const collected = await collectCandidates(
      part.map(({ written }) => written),
      {
        ...{ morphology, ruleNumbers },
        respell,
        modelsOf: (i) => modelsOf(part[i]!),
        encode: encode && (() => encode(part)),
      },
    );
    collected.forEach(({ candidates, rows }, i) => {
      const learner = part[i]!;
      const gold = new GoldLabels(learner.gold);
      const labels = Uint8Array.from(candidates, (candidate) => (gold.isRight(candidate) ? 1 : 0));
      made.push({ learner, candidates, rows, labels });
    });
  }
  return made;
}
