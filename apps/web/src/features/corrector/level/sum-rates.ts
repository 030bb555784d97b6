import type { ErrorRate } from '@keelerada/contract/corrector/corrector';
import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';

/** A kind that a text has none of is shown where it is at least so usual at some level, in errors for 100 words. */
const LEAST_USUAL = 0.1;

/** The kinds that say something: found in the text or usual at some level. */
export function pickShownRates(rates: readonly ErrorRate[]): readonly ErrorRate[] {
  return rates.filter(({ count, usual }) => count > 0 || usual.some((rate) => rate >= LEAST_USUAL));
}

/** All kinds together; null where none was counted. */
export function sumRates(rates: readonly ErrorRate[]): ErrorRate | null {
  if (rates.length === 0) return null;
  const sum = (read: (rate: ErrorRate) => number): number =>
    rates.reduce((total, rate) => total + read(rate), 0);
  return {
    kind: 'total',
    count: sum(({ count }) => count),
    rate: sum(({ rate }) => rate),
    usual: proficiencyLevels.map((_, level) => sum(({ usual }) => usual[level] ?? 0)),
  };
}
