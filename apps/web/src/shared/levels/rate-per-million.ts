/** In fewer running words a rate per million claims more than was seen. */
const LEAST_WORDS_FOR_RATE = 1000;
const MILLION = 1_000_000;

/** What stands in the place of a rate. */
export const NO_RATE = '–';

export const hasRate = (runningWords: number): boolean => runningWords >= LEAST_WORDS_FOR_RATE;

/** Occurrences per million running words; null where there are too few words for it. */
export const ratePerMillion = (hits: number, runningWords: number): number | null =>
  hasRate(runningWords) ? (hits / runningWords) * MILLION : null;
