import type { CancelFlag } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { WordUnit } from '../segment/segment';
import { visitNeighbours } from './count-neighbours';

/** A word that stands near a keyword, as a row of the neighbouring words names it. */
export interface NearWord {
  readonly word: string;
  readonly unit: WordUnit;
  /** Running words looked at on each side of an occurrence. */
  readonly span: number;
}

/**
 * The hits beside which `countNeighbours` counts a word, by their number over all parts, with the distances of the word from
 * each: negative before the first word of the hit, positive after its last. All distances together are the co-occurrences
 * of the word. Only for hits of a keyword, which have no spans. Throws QueryCancelledError.
 */
export function findNeighbour(
  hits: Hits,
  { word, unit, span }: NearWord,
  cancel?: CancelFlag,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  let hitsBefore = 0;
  hits.parts.forEach(({ segment }, part) => {
    const positions = hits.positions[part]!;
    const wanted = segment.findString(word);
    const strings = segment.readingStrings(unit);
    const { wordReadings } = segment.sections;
    const before = hitsBefore;
    hitsBefore += positions.length;
    if (wanted < 0) return;
    visitNeighbours(hits, part, span, cancel, (from, to, _side, _text, hit) => {
      for (let at = from; at < to; at++) {
        if (strings[wordReadings[at]!] !== wanted) continue;
        const first = positions[hit]!;
        const distance = at < first ? at - first : at - (first + hits.wordCount - 1);
        const distances = found.get(before + hit);
        if (distances === undefined) found.set(before + hit, [distance]);
        else distances.push(distance);
      }
    });
  });
  return found;
}
