import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeSentences, type EncoderEvidence } from '@keelerada/corrector/encoder/encoder-evidence';
import type { SentenceEncoder } from '@keelerada/corrector/encoder/encoder-port';
import { explainMissingEncoder } from '../../../apps/server/src/platform/encoder/find-encoder';
import { ENCODER_FOLDER, openEncoder } from '../../../apps/server/src/platform/encoder/open-encoder';
import type { EncodeLearners } from './collect-rows';
import { findHalf, type LearnerSentence } from './learner-corpus';

const ROOT = new URL('../../../', import.meta.url);
/** The encoder of the product, which has seen all Tartu pairs, and those that have not seen a half of them. */
const FOLDERS = ['models/encoder', '.cache/encoder/without-half-0', '.cache/encoder/without-half-1'];

/** The encoder of the product; undefined, as in the product, where it cannot be opened. */
export async function openShippedEncoder(): Promise<SentenceEncoder | undefined> {
  return (await explainMissingEncoder()) === null ? openEncoder(ENCODER_FOLDER) : undefined;
}

/** Opens the encoders that `npm run -s train -- encoder` leaves; undefined where they are not all there. */
export async function openEncoders(): Promise<EncodeLearners | undefined> {
  const folders = FOLDERS.map((folder) => fileURLToPath(new URL(folder, ROOT)));
  if (!folders.every((folder) => existsSync(`${folder}/encoder.onnx`))) return undefined;
  const encoders: SentenceEncoder[] = [];
  for (const folder of folders) encoders.push(await openEncoder(folder));
  const placeOf = ({ source, block }: LearnerSentence): number =>
    source === 'tartu' ? 1 + findHalf(block) : 0;
  return async (learners) => {
    const found: EncoderEvidence[] = [];
    for (const [place, encoder] of encoders.entries()) {
      const own = [...learners.keys()].filter((i) => placeOf(learners[i]!) === place);
      const evidence = await encodeSentences(
        encoder,
        own.map((i) => learners[i]!.written),
      );
      own.forEach((i, k) => (found[i] = evidence[k]!));
    }
    return found;
  };
}
