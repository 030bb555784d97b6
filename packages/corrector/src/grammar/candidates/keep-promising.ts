import type { SentenceWordScores } from '../features/word-scores';
import type { Candidate } from './candidate';

/** Nats that a move must gain in the word model: most moves make a sentence far less likely. */
const LEAST_MOVE_GAIN = -0.5;

/** Leaves out the moves that the word model speaks against. */
export function keepPromising(candidates: readonly Candidate[], words: SentenceWordScores): Candidate[] {
  return candidates.filter(
    (candidate) => candidate.kind !== 'move' || words.compare(candidate).gain >= LEAST_MOVE_GAIN,
  );
}
