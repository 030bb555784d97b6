import type { HumanMark } from '../store/human-mark';

/** Why marks of people cannot be taken; null where they can. */
export function checkHumanMarks(content: string, edits: readonly HumanMark[]): string | null {
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const [i, { start, end, corrected }] of sorted.entries()) {
    const place = `the edit at ${start}`;
    if (start > end || end > content.length) return `${place} is not in the text`;
    const before = sorted[i - 1];
    // Several words may be put in at one place, also before a word that is replaced.
    if (before && (start < before.end || (start === before.start && before.start < before.end)))
      return `${place} overlaps another one`;
    if (content.slice(start, end) === corrected) return `${place} changes nothing`;
  }
  return null;
}
