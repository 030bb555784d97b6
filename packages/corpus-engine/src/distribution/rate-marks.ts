import { findPoissonInterval, type Interval } from './poisson-interval';

const WORDS_OF_RATE = 100;
/** A difference of rates that comes by chance once in twenty times is none. */
const CLEAR_Z = 1.96;

interface CountedMarks {
  readonly marks: number;
  readonly words: number;
}

/** Marks for 100 words with their 95 % interval as of a Poisson count (Garwood); no words give 0 and no upper end. */
export interface MarkRate extends Interval {
  readonly rate: number;
}

export interface RateChange {
  /** Marks for 100 words. */
  readonly before: number;
  readonly now: number;
  /** Whether the difference is more than chance: fewer marks, more, or neither. */
  readonly turn: 'better' | 'worse' | null;
}

export function rateMarks({ marks, words }: CountedMarks): MarkRate {
  if (words === 0) return { rate: 0, low: 0, high: Infinity };
  const { low, high } = findPoissonInterval(marks);
  const scale = WORDS_OF_RATE / words;
  return { rate: marks * scale, low: low * scale, high: high * scale };
}

/** Two rates and whether they differ by more than chance: the normal approximation of two Poisson counts. */
export function compareMarkRates(before: CountedMarks, now: CountedMarks): RateChange {
  const [old, own] = [rateMarks(before).rate, rateMarks(now).rate];
  const variance = ({ marks, words }: CountedMarks) =>
    words === 0 ? 0 : (WORDS_OF_RATE / words) ** 2 * marks;
  const error = Math.sqrt(variance(now) + variance(before));
  const isClear = error > 0 && Math.abs(own - old) > CLEAR_Z * error;
  return { before: old, now: own, turn: isClear ? (own < old ? 'better' : 'worse') : null };
}
