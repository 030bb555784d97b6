import type { Correction } from '../correction/correction';
import type { LiteralRange } from '../literal/find-literal-ranges';

/**
 * Corrections of words with those of spaces and marks, in text order. A mark gives way to a sure correction that changes the same
 * characters; a word that is only unknown because a space is missing in it gives way to the mark.
 */
export function addTextMarks(found: readonly Correction[], marks: readonly Correction[]): Correction[] {
  const isFirm = ({ tier, type, start, end, original }: Correction): boolean =>
    tier === 'sure' && type !== 'unknownWord' && !(start < end && /\p{L}[,;!?.]+\p{L}/u.test(original));
  const firm = found.filter(isFirm);
  const added = marks.filter((mark) => !firm.some((other) => touch(other, mark)));
  return [
    ...found.filter((other) => isFirm(other) || !added.some((mark) => touch(mark, other))),
    ...added,
  ].sort((a, b) => a.start - b.start || a.end - b.end);
}

function touch(a: LiteralRange, b: LiteralRange): boolean {
  if (a.start < b.end && b.start < a.end) return true;
  const [isInsertion, isOther] = [a.start === a.end, b.start === b.end];
  return (
    (isInsertion && a.start >= b.start && a.start <= b.end) ||
    (isOther && b.start >= a.start && b.start <= a.end)
  );
}
