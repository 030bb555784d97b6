import type { TextHits } from './count-hits-by-text';
import { findPoissonInterval } from './poisson-interval';

export const MILLION = 1_000_000;

export interface GroupCount {
  hits: number;
  runningWords: number;
  texts: number;
  textsWithHits: number;
}

/** Sums the counts of texts by group; `groups` holds the number of the group of each text, from 0 without gaps. */
export function countGroups(
  { runningWords, hits }: Pick<TextHits, 'runningWords' | 'hits'>,
  groups: readonly number[],
): GroupCount[] {
  const counts: GroupCount[] = [];
  groups.forEach((group, text) => {
    const count = (counts[group] ??= { hits: 0, runningWords: 0, texts: 0, textsWithHits: 0 });
    count.hits += hits[text]!;
    count.runningWords += runningWords[text]!;
    count.texts += 1;
    if (hits[text]! > 0) count.textsWithHits += 1;
  });
  return counts;
}

export interface Rate {
  readonly perMillion: number;
  /** Ends of the 95 % interval; no upper end is known where there are no words. */
  readonly low: number;
  readonly high: number | null;
  /** Where the interval comes from: texts drawn again and again, or words taken as independent. */
  readonly method: 'TEXTS' | 'POISSON';
}

type RatedCount = Pick<GroupCount, 'hits' | 'runningWords'> & Omit<Rate, 'perMillion'>;

export interface Share extends Pick<Rate, 'method'> {
  readonly of: number;
  /** From 0 to 1 with its 95 % interval; null where there is nothing to have a share of. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** A rate among occurrences as their share. Where it is all of them, the interval is that of a count of none that is not. */
export function toShare({ hits, runningWords: of, low, high, method }: RatedCount): Share {
  if (of === 0) return { of, value: null, low: null, high: null, method };
  const isAll = hits === of;
  const least = isAll ? 1 - findPoissonInterval(0).high / of : low / MILLION;
  return {
    ...{ of, value: hits / of, low: Math.max(0, least), high: Math.min(1, high! / MILLION) },
    method: isAll ? 'POISSON' : method,
  };
}

/**
 * Occurrences per million running words with their 95 % interval, as if each word were an independent trial. Words of a
 * text are not independent, so the true uncertainty is larger: `rateGroups` resamples texts where it can.
 */
export function findRate({ hits, runningWords }: Pick<GroupCount, 'hits' | 'runningWords'>): Rate {
  if (runningWords === 0) return { perMillion: 0, low: 0, high: null, method: 'POISSON' };
  const { low, high } = findPoissonInterval(hits);
  const factor = MILLION / runningWords;
  return { perMillion: hits * factor, low: low * factor, high: high * factor, method: 'POISSON' };
}
