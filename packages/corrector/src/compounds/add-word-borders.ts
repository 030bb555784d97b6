import type { Correction } from '../correction';

/** Corrections without those of the same words as the found borders, and the borders: a piece of a word is not mended by itself. */
export function addWordBorders(found: readonly Correction[], borders: readonly Correction[]): Correction[] {
  const isAt = (other: Correction, border: Correction): boolean =>
    other.start === other.end
      ? border.start < other.start && other.start < border.end
      : other.start < border.end && border.start < other.end;
  const added = borders.filter(
    (border) =>
      !found.some((other) => isAt(other, border) && other.tier === 'sure' && other.reason.kind === 'rule'),
  );
  return [...found.filter((other) => !added.some((border) => isAt(other, border))), ...added].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** Corrections that say where a word begins or ends. */
export function isWordBorder({ reason }: Correction): boolean {
  return reason.kind === 'written-apart' || reason.kind === 'written-together';
}
