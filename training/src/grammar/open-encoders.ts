import { existsSync } from 'node:fs';
import {
  EncoderEvidence,
  encodeSentences,
  placeClasses,
} from '@keelerada/corrector/encoder/encoder-evidence';
import type { SentenceEncoder } from '@keelerada/corrector/encoder/encoder-port';
import { explainMissingEncoder } from '../../../apps/server/src/platform/encoder/find-encoder';
import { ENCODER_FOLDER, openEncoder } from '../../../apps/server/src/platform/encoder/open-encoder';
import { findTrainingFolder } from '../encoder-files/encoder-folder';
import { readStoredScores } from '../encoder-files/read-stored-scores';
import type { EncodeLearners } from './collect-rows';

/** What models that have not seen them say of the Tartu pairs; `npm run -s train -- encoder` leaves it. */
const PAIR_SCORES = 'learner-scores.bin.gz';

/** The encoder of the product; undefined, as in the product, where it cannot be opened. */
export async function openShippedEncoder(): Promise<SentenceEncoder | undefined> {
  return (await explainMissingEncoder()) === null ? openEncoder(ENCODER_FOLDER) : undefined;
}

/**
 * The encoder of the product, which has seen all Tartu pairs, for other sentences, and the stored scores for those.
 * Where the scores are not there, nothing is said of the pairs. Undefined where the encoder cannot be opened.
 */
export async function openEncoders(): Promise<EncodeLearners | undefined> {
  const encoder = await openShippedEncoder();
  if (!encoder) return undefined;
  const file = new URL(PAIR_SCORES, findTrainingFolder());
  const stored = existsSync(file) ? readStoredScores(file) : [];
  const places = placeClasses(encoder.classes);
  return async (learners) => {
    const others = learners.filter(({ source }) => source !== 'tartu');
    const evidence = await encodeSentences(
      encoder,
      others.map(({ written }) => written),
    );
    const found = new Map(others.map((learner, i) => [learner, evidence[i]!]));
    return learners.map((learner) => {
      const scores = stored[learner.place];
      return found.get(learner) ?? (scores && new EncoderEvidence(scores, places));
    });
  };
}
