import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

/** A place in the document; an empty one is a gap where something is missing. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

const LETTER = /[\p{L}\p{N}]/u;

function hasLetterAt(doc: Node, from: number, to: number): boolean {
  return LETTER.test(doc.textBetween(Math.max(from, 0), Math.min(to, doc.content.size), '\n'));
}

/** Whether letters were written directly before or after a word: it is another word then. */
function isProlonged(old: Place, { from, to }: Place, before: Node, after: Node): boolean {
  return (
    (!hasLetterAt(before, old.from - 1, old.from) && hasLetterAt(after, from - 1, from)) ||
    (!hasLetterAt(before, old.to, old.to + 1) && hasLetterAt(after, to, to + 1))
  );
}

/** Whether a change of `start` to `end` writes a place anew. */
type Touches = (place: Place, start: number, end: number) => boolean;

/** Gaps end with any change that reaches them. */
export const touchesMark: Touches = ({ from, to }, start, end) =>
  from === to ? start <= from && end >= from : start < to && end > from;

/** What was decided about a gap holds when only a word beside it is changed. */
export const touchesDecision: Touches = ({ from, to }, start, end) =>
  from === to ? (start < from && end > from) || (start === from && end === from) : start < to && end > from;

/** Places after a change: those that it touched are gone, the others move with their words. */
export function mapPlaces<Placed extends Place>(
  places: readonly Placed[],
  transaction: Transaction,
  before: Node,
  touches: Touches,
): readonly Placed[] {
  return places.flatMap((place) => {
    let { from, to } = place;
    let isAuxiliary = false;
    for (const map of transaction.mapping.maps) {
      let isTouched = false;
      map.forEach((start, end) => {
        isAuxiliary ||= start === to || end === from;
        isTouched ||= touches({ from, to }, start, end);
      });
      if (isTouched) return [];
      // A gap moves as one; a word does not take in what is written at its ends.
      [from, to] = from === to ? [map.map(from, 1), map.map(to, 1)] : [map.map(from, 1), map.map(to, -1)];
    }
    const isWord = place.from < place.to;
    if (isAuxiliary && isWord && isProlonged(place, { from, to }, before, transaction.doc)) return [];
    return [{ ...place, from, to }];
  });
}
