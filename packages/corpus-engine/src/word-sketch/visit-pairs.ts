import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { SegmentPart } from '../segment/selection';
import { selectWordRanges } from '../segment/selection';
import { EdgeReader, NO_EDGE } from './edge-reader';
import { RELATION_TO_DEPENDENT, RELATION_TO_HEAD } from './sketch-relations';

/**
 * Calls back with every edge between chosen words of a part, in the order of the dependents: the number of its kind. The cost
 * is linear in the words. Throws QueryCancelledError.
 */
export function visitEdges(
  part: SegmentPart,
  cancel: CancelFlag | undefined,
  visit: (kind: number, dependent: number, head: number) => void,
): void {
  const reader = new EdgeReader(part.segment);
  const ranges = selectWordRanges(part);
  for (let i = 0; i < ranges.length; i += 2) {
    const end = ranges[i + 1]!;
    for (let from = ranges[i]!; from < end; from += CANCEL_CHECK_INTERVAL) {
      throwIfCancelled(cancel);
      const to = Math.min(end, from + CANCEL_CHECK_INTERVAL);
      for (let word = from; word < to; word++) {
        const kind = reader.read(word);
        if (kind !== NO_EDGE) visit(kind, word, reader.head);
      }
    }
  }
}

/**
 * Calls back with every pair of an occurrence of a word and a word that an edge joins to it, with the place of the relation in
 * SKETCH_RELATIONS; occurrences of several words have none. Throws QueryCancelledError.
 */
export function visitPairs(
  hits: Hits,
  part: number,
  cancel: CancelFlag | undefined,
  visit: (relation: number, node: number, collocate: number) => void,
): void {
  const positions = hits.positions[part]!;
  if (hits.wordCount !== 1 || positions.length === 0) return;
  const isHit = new Uint8Array(hits.parts[part]!.segment.sizes.words);
  for (const position of positions) isHit[position] = 1;
  visitEdges(hits.parts[part]!, cancel, (kind, dependent, head) => {
    if (isHit[dependent] === 1) visit(RELATION_TO_HEAD[kind]!, dependent, head);
    if (isHit[head] === 1) visit(RELATION_TO_DEPENDENT[kind]!, head, dependent);
  });
}
