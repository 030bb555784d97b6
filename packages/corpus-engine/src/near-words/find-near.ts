import { type SketchRelation, sketchRelations } from '@keelerada/contract/fields/choices';
import type { CancelFlag } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { WordUnit } from '../segment/segment';
import { findFirstAtLeast } from '../segment/selection';
import { visitNeighbours } from './count-neighbours';
import { visitPairs } from './visit-pairs';

/** A word that stands near a keyword, as a row of the neighbouring words names it. */
export interface NearWord {
  readonly word: string;
  readonly unit: WordUnit;
  /** Running words looked at on each side of an occurrence. */
  readonly span: number;
}

/** A word that an edge of a tree joins to a keyword, as a row of a word sketch names it. */
export interface RelatedWord extends Omit<NearWord, 'span'> {
  readonly relation: SketchRelation;
}

/**
 * The hits beside which `countNeighbours` counts a word, or with which a word sketch counts a collocate, by their number over
 * all parts, with the distances of the word from each: negative before the first word of the hit, positive after its last. All
 * distances together are the co-occurrences of the word, or its pairs. Only for hits of a keyword, which have no spans. Throws
 * QueryCancelledError.
 */
export function findNear(
  hits: Hits,
  near: NearWord | RelatedWord,
  cancel?: CancelFlag,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  let hitsBefore = 0;
  hits.parts.forEach(({ segment }, part) => {
    const positions = hits.positions[part]!;
    const before = hitsBefore;
    hitsBefore += positions.length;
    const wanted = segment.findString(near.word);
    if (wanted < 0) return;
    const strings = segment.readingStrings(near.unit);
    const { wordReadings } = segment.sections;
    const isWanted = (at: number): boolean => strings[wordReadings[at]!] === wanted;
    const add = (hit: number, distance: number): void => {
      const distances = found.get(before + hit);
      if (distances === undefined) found.set(before + hit, [distance]);
      else distances.push(distance);
    };
    if ('relation' in near) {
      const wantedRelation = sketchRelations.indexOf(near.relation);
      visitPairs(hits, part, cancel, (relation, node, collocate) => {
        if (relation !== wantedRelation || !isWanted(collocate)) return;
        add(findFirstAtLeast(positions, node, 0), collocate - node);
      });
      return;
    }
    visitNeighbours(hits, part, near.span, cancel, (from, to, _side, _text, hit) => {
      const first = positions[hit]!;
      for (let at = from; at < to; at++)
        if (isWanted(at)) add(hit, at < first ? at - first : at - (first + hits.wordCount - 1));
    });
  });
  return found;
}
