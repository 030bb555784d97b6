import type { CancelFlag } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { WordUnit } from '../segment/segment';
import { findFirstAtLeast } from '../segment/selection';
import { type SketchRelation, sketchRelations } from '@keelerada/contract/fields/choices';
import { visitPairs } from './visit-pairs';

/** A word that an edge of a tree joins to a keyword, as a row of a word sketch names it. */
export interface RelatedWord {
  readonly word: string;
  readonly unit: WordUnit;
  readonly relation: SketchRelation;
}

/**
 * The hits with which a word sketch counts a collocate, by their number over all parts, with the distances of the collocate as
 * in `findNeighbour`: all distances together are its pairs. Throws QueryCancelledError.
 */
export function findRelated(
  hits: Hits,
  { word, unit, relation }: RelatedWord,
  cancel?: CancelFlag,
): ReadonlyMap<number, readonly number[]> {
  const wantedRelation = sketchRelations.indexOf(relation);
  const found = new Map<number, number[]>();
  let hitsBefore = 0;
  hits.parts.forEach(({ segment }, part) => {
    const positions = hits.positions[part]!;
    const before = hitsBefore;
    hitsBefore += positions.length;
    const wanted = segment.findString(word);
    if (wanted < 0) return;
    const strings = segment.readingStrings(unit);
    const { wordReadings } = segment.sections;
    visitPairs(hits, part, cancel, (pairRelation, node, collocate) => {
      if (pairRelation !== wantedRelation || strings[wordReadings[collocate]!] !== wanted) return;
      const hit = before + findFirstAtLeast(positions, node, 0);
      const distances = found.get(hit);
      if (distances === undefined) found.set(hit, [collocate - node]);
      else distances.push(collocate - node);
    });
  });
  return found;
}
