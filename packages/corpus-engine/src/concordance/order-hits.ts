import { type Hits, readHitPlaces } from '../keyword/hits';
import { findFirstAtLeast, type SegmentPart, selectTextRanges } from '../segment/selection';

/**
 * The numbers of the hits in the order of the list of texts (`SegmentPart.ranks`), hits of one text in text order;
 * undefined if the parts have them in that order already. The cost is linear in the hits and the chosen texts.
 */
export function orderHitsByText(hits: Hits): Uint32Array | undefined {
  if (hits.parts.every((part) => part.ranks === undefined)) return undefined;
  const offsets: number[] = [];
  let total = 0;
  for (const positions of hits.positions) {
    offsets.push(total);
    total += positions.length;
  }
  const order = new Uint32Array(hits.total);
  const places = hits.parts.map((_, part) => readHitPlaces(hits, part));
  let size = 0;
  for (const { part, text } of listTexts(hits.parts)) {
    const { places: ofHits, textStarts } = places[part]!;
    let hit = findFirstAtLeast(ofHits, textStarts[text]!, 0);
    for (; hit < ofHits.length && ofHits[hit]! < textStarts[text + 1]!; hit++)
      order[size++] = offsets[part]! + hit;
  }
  return order;
}

interface ListedText {
  readonly part: number;
  /** Number of the text in its segment. */
  readonly text: number;
}

/** The chosen texts in the order of the list. */
function listTexts(parts: readonly SegmentPart[]): ListedText[] {
  const listed: ListedText[] = [];
  const others: ListedText[] = [];
  parts.forEach((one, part) => {
    const ranges = selectTextRanges(one);
    for (let i = 0; i < ranges.length; i += 2) {
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        if (one.ranks === undefined) others.push({ part, text });
        else listed[one.ranks[text]!] = { part, text };
      }
    }
  });
  return [...listed, ...others];
}
