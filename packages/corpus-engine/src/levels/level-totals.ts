import { type SegmentPart, type SelectionTotals, selectTextRanges } from '../segment/selection';

/** Levels that texts are told apart by; this number itself stands for none. */
export const LEVEL_COUNT = 6;

/** Level of each text of a part, LEVEL_COUNT for none; those of a part without levels have none. */
export function readLevels({ segment, levels }: SegmentPart): Uint8Array {
  return levels ?? new Uint8Array(segment.sizes.texts).fill(LEVEL_COUNT);
}

/** True where some part knows the levels of its texts. */
export const hasLevels = (parts: readonly SegmentPart[]): boolean =>
  parts.some(({ levels }) => levels !== undefined);

/** Texts and running words of each level in a selection; null where no levels are known. */
export function measureLevels(parts: readonly SegmentPart[]): readonly SelectionTotals[] | null {
  if (!hasLevels(parts)) return null;
  const totals = Array.from({ length: LEVEL_COUNT }, () => ({ texts: 0, runningWords: 0 }));
  for (const part of parts) {
    const levels = readLevels(part);
    const starts = part.segment.sections.textWordStarts;
    const ranges = selectTextRanges(part);
    for (let i = 0; i < ranges.length; i += 2)
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        const total = totals[levels[text]!];
        if (total === undefined) continue;
        total.texts += 1;
        total.runningWords += starts[text + 1]! - starts[text]!;
      }
  }
  return totals;
}
