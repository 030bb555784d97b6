import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { listTriples, TRIPLE_STEP, TRIPLE_SYMBOLS } from '@keelerada/corrector/spelling/score-letters';

/** Imagined uses of each letter behind a pair. */
const PRIOR = 0.2;
/** Frequent words count more, but only by this power of their frequency. */
const FREQUENCY_POWER = 0.25;

/** Learns how usual each letter is behind two others from the words of the lexicon that may be offered. */
export function learnTriples(lexicon: Lexicon): Uint8Array {
  const counts = new Float64Array(TRIPLE_SYMBOLS ** 3).fill(PRIOR);
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCandidate(id)) continue;
    const weight = (10 ** (lexicon.logFrequency(id) + 8)) ** FREQUENCY_POWER;
    for (const index of listTriples(lexicon.read(id))) counts[index]! += weight;
  }
  const triples = new Uint8Array(counts.length);
  for (let first = 0; first < counts.length; first += TRIPLE_SYMBOLS) {
    const total = counts.subarray(first, first + TRIPLE_SYMBOLS).reduce((sum, count) => sum + count, 0);
    for (let i = first; i < first + TRIPLE_SYMBOLS; i++) {
      triples[i] = Math.min(255, Math.round(-Math.log(counts[i]! / total) / TRIPLE_STEP));
    }
  }
  return triples;
}
