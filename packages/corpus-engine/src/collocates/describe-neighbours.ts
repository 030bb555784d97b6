import type { CancelFlag } from '../base/cancellation';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import { joinVocabularies } from '../segment/vocabulary';
import type { NeighbourColumns, NeighbourQuery } from '../token-index/token-index';
import { describeWords } from '../wordlist/describe-words';
import { countNeighbours, type Neighbours } from '../near-words/count-neighbours';

/** The neighbours of a keyword with what the word list says of them. Throws QueryCancelledError. */
export function describeNeighbours(
  parts: readonly SegmentPart[],
  query: NeighbourQuery,
  cancel?: CancelFlag,
): NeighbourColumns {
  const found = findHits(parts, query, cancel);
  const names = joinVocabularies(parts.map((part) => part.segment));
  const counted = countNeighbours(found, query, names, cancel);
  const neighbours = keepFrequent(counted, query.minCooccurrence ?? 1);
  const described = describeWords(parts, query.unit, neighbours.ids, names, cancel);
  return { names, ...neighbours, ...described, hits: found.total };
}

/** Without neighbours of fewer co-occurrences. */
export function keepFrequent(neighbours: Neighbours, minCooccurrence: number): Neighbours {
  if (minCooccurrence <= 1) return neighbours;
  const { left, right } = neighbours;
  const keep = (column: Uint32Array): Uint32Array =>
    column.filter((_, row) => left[row]! + right[row]! >= minCooccurrence);
  return { ids: keep(neighbours.ids), left: keep(left), right: keep(right), texts: keep(neighbours.texts) };
}
