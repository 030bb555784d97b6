import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import { NO_EDGE } from '../segment/edge-reader';
import { type SegmentPart, selectWordRanges } from '../segment/selection';
import { FAR, findHead } from '../segment/word-heads';
import { RELATION_TO_DEPENDENT, RELATION_TO_HEAD } from './sketch-relations';

/** The words of a part in ranges of a moment's work. Throws QueryCancelledError between two. */
export function* listWordRanges(
  part: SegmentPart,
  cancel: CancelFlag | undefined,
): Generator<readonly [from: number, to: number]> {
  const ranges = selectWordRanges(part);
  for (let i = 0; i < ranges.length; i += 2) {
    const end = ranges[i + 1]!;
    for (let from = ranges[i]!; from < end; from += CANCEL_CHECK_INTERVAL) {
      throwIfCancelled(cancel);
      yield [from, Math.min(end, from + CANCEL_CHECK_INTERVAL)];
    }
  }
}

/**
 * Calls back with every pair of an occurrence of a word and a word that an edge joins to it, with the place of the relation in
 * sketchRelations; occurrences of several words have none. The cost is linear in the words of the part. Throws
 * QueryCancelledError.
 */
export function visitPairs(
  hits: Hits,
  part: number,
  cancel: CancelFlag | undefined,
  visit: (relation: number, node: number, collocate: number) => void,
): void {
  const positions = hits.positions[part]!;
  if (hits.wordCount !== 1 || positions.length === 0) return;
  const { sections, sizes } = hits.parts[part]!.segment;
  const isHit = new Uint8Array(sizes.words);
  for (const position of positions) isHit[position] = 1;
  for (const [from, to] of listWordRanges(hits.parts[part]!, cancel))
    for (let word = from; word < to; word++) {
      word = findTouched(sections.wordHeads, isHit, word, to);
      const kind = word < to ? sections.wordEdges[word]! : NO_EDGE;
      if (kind === NO_EDGE) continue;
      const head = findHead(sections, word);
      if (isHit[word] === 1) visit(RELATION_TO_HEAD[kind]!, word, head);
      if (isHit[head] === 1) visit(RELATION_TO_DEPENDENT[kind]!, head, word);
    }
}

/** The first word from `from` on that is a hit or may have one as its head; `to` for none. Few branches: this is most of the work. */
function findTouched(wordHeads: Uint8Array, isHit: Uint8Array, from: number, to: number): number {
  for (let word = from; word < to; word++) {
    const steps = wordHeads[word]!;
    const head = steps === FAR ? word : word + ((steps << 24) >> 24);
    if ((isHit[word]! | isHit[head]!) !== 0 || steps === FAR) return word;
  }
  return to;
}
