import type { Correction } from '../correction/correction';
import { areDots } from './find-lost-dots';

/**
 * Corrections with firm ones in place of others of the same words: a piece of a word is not mended by itself. A sure rule stays.
 */
export function addFirmCorrections(found: readonly Correction[], firm: readonly Correction[]): Correction[] {
  const isAt = (other: Correction, one: Correction): boolean =>
    other.start === other.end
      ? one.start < other.start && other.start < one.end
      : other.start < one.end && one.start < other.end;
  const isRuled = ({ tier, reason }: Correction): boolean => tier === 'sure' && reason.kind === 'rule';
  const added = firm.filter((one) => !found.some((other) => isAt(other, one) && isRuled(other)));
  return [...found.filter((other) => !added.some((one) => isAt(other, one))), ...added].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** Corrections that say where a word begins or ends, of capitals inside a word and of lost dots. */
export function isFirm({ reason, tier }: Correction): boolean {
  if (reason.kind === 'confused-word' || reason.kind === 'misspelling')
    return tier === 'sure' && areDots(reason.changes);
  if (reason.kind === 'capital-letter') return reason.because === 'inside';
  return reason.kind === 'written-apart' || reason.kind === 'written-together';
}
