import type { Candidate } from '../../sentence/candidate';
import type { GrammarSentence } from '../../sentence/grammar-sentence';

/** A least probability that no candidate has. */
export const NEVER = 1.01;

/**
 * The place of a sentence among the lines of its text: with others or in a part of one, alone on its line, or alone on the
 * first of several lines.
 */
export type LinePlace = 'inside' | 'alone' | 'first' | 'item';

/** A sentence as the guards see it. */
export interface GuardedSentence {
  readonly sentence: GrammarSentence;
  readonly line: LinePlace;
  /** Odds of errors around the sentence, 1 as learners write (see `estimateTextOdds`). */
  readonly odds: number;
}

/**
 * Speaks for the text as it is written: the probability that a candidate must have to be made all the same, 0 where the
 * guard does not apply, `NEVER` where no evidence of the models counts.
 */
export type Guard = (candidate: Candidate, guarded: GuardedSentence) => number;
