import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SentenceScores } from '@keelerada/corrector/encoder/encoder-port';

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
export function readStoredScores(file: URL): SentenceScores[] {
  const bytes = gunzipSync(readFileSync(file));
  const headEnd = bytes.indexOf(LINE_END);
  const { classes, words } = JSON.parse(bytes.toString('utf8', 0, headEnd)) as ScoresHead;
  const width = classes.reduce((sum, count) => sum + count, 0);
  if (bytes.length !== headEnd + 1 + width * words.reduce((sum, count) => sum + count, 0))
    throw new Error(`${file.pathname} is cut short`);
  let at = headEnd + 1;
  return words.map((wordCount) => {
    const rows = bytes.subarray(at, (at += wordCount * width));
    const [operations, insertions, orders, forms] = classes.map((count, head) => {
      const start = classes.slice(0, head).reduce((sum, before) => sum + before, 0);
      return readHead(rows, { wordCount, width, start, count });
    });
    return {
      ...{ wordCount, operations: operations!, insertions: insertions! },
      ...{ orders: orders!, forms: forms! },
    };
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
