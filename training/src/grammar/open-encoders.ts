import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  EncoderEvidence,
  encodeSentences,
  placeClasses,
} from '@keelerada/corrector/encoder/encoder-evidence';
import type { SentenceScores } from '@keelerada/corrector/encoder/encoder-port';
import { openThreadEncoder } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { findInProject } from '../project-files';
import type { EncodeLearners } from './collect-rows';

/** What a training of the encoder reads and writes, texts, pack, states and result; a dry run has a folder of its own. */
export function findInTraining(name: string): string {
  return join(process.env['ENCODER_FOLDER'] ?? findInProject('.cache/encoder'), name);
}

/** What models that have not seen them say of the Tartu pairs; `npm run -s train -- encoder` leaves it. */
const PAIR_SCORES = 'learner-scores.bin.gz';

/**
 * The encoder of the product, which has seen all Tartu pairs, for other sentences, and the stored scores for those.
 * Where the scores are not there, nothing is said of the pairs. Undefined where the encoder cannot be opened.
 */
export async function openEncoders(): Promise<EncodeLearners | undefined> {
  const encoder = await openThreadEncoder();
  if (!encoder) return undefined;
  const file = findInTraining(PAIR_SCORES);
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

/** A byte b is the probability exp(-b / STEPS), as `score_pairs.py` writes it. */
const STEPS = 26;
const LINE_END = 10;

interface ScoresHead {
  /** Classes of operations, insertions, orders and forms. */
  readonly classes: readonly [number, number, number, number];
  /** Scored words of each sentence. */
  readonly words: readonly number[];
}

/**
 * Scores of the Tartu extracts in their order, each by a model that has not seen its half. Throws an Error where the
 * file is cut short.
 */
export function readStoredScores(file: string): SentenceScores[] {
  const bytes = gunzipSync(readFileSync(file));
  const headEnd = bytes.indexOf(LINE_END);
  const { classes, words } = JSON.parse(bytes.toString('utf8', 0, headEnd)) as ScoresHead;
  const width = classes.reduce((sum, count) => sum + count, 0);
  if (bytes.length !== headEnd + 1 + width * words.reduce((sum, count) => sum + count, 0))
    throw new Error(`${file} is cut short`);
  let at = headEnd + 1;
  return words.map((wordCount) => {
    const rows = bytes.subarray(at, (at += wordCount * width));
    const [operations, insertions, orders, forms] = classes.map((count, head) => {
      const start = classes.slice(0, head).reduce((sum, before) => sum + before, 0);
      return readHead(rows, { wordCount, width, start, count });
    });
    return { wordCount, operations: operations!, insertions: insertions!, orders: orders!, forms: forms! };
  });
}

/** Probabilities that add up to 1 for each word. */
function readHead(
  rows: Uint8Array,
  { wordCount, width, start, count }: { wordCount: number; width: number; start: number; count: number },
): Float32Array {
  const found = new Float32Array(wordCount * count);
  for (let word = 0; word < wordCount; word += 1) {
    const values = Array.from(rows.subarray(word * width + start, word * width + start + count), (byte) =>
      Math.exp(-byte / STEPS),
    );
    const sum = values.reduce((total, value) => total + value, 0);
    values.forEach((value, i) => (found[word * count + i] = value / sum));
  }
  return found;
}
