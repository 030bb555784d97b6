import { mixBits } from '../base/mix-bits';
import { sortByKeys } from '../base/sort-by-keys';
import { type Hits, readHitPlaces } from '../keyword/hits';
import { findTextOfPlace } from '../segment/selection';

/** A random choice of hits. */
export interface HitSample {
  readonly size: number;
  /** A whole number of 32 bits; the same number gives the same hits. */
  readonly seed: number;
}

/**
 * The numbers of at most `size` hits, in the order of `listed`, or of the hits without it. Each hit has a random rank
 * made of the seed, the id of its text and its place there, and those of least rank are taken: whatever order or segments the texts
 * have and whatever other texts are chosen, the same hits rank the same.
 */
export function sampleHits(
  hits: Hits,
  { size, seed }: HitSample,
  listed: Uint32Array | undefined,
): Uint32Array | undefined {
  if (size >= hits.total) return listed;
  const chosen = sortByKeys(rankHits(hits, seed), listed).subarray(0, size);
  if (listed === undefined) return chosen.sort();
  const isChosen = new Uint8Array(hits.total);
  for (const hit of chosen) isChosen[hit] = 1;
  return listed.filter((hit) => isChosen[hit] === 1);
}

/** A random number of 32 bits for each hit. */
function rankHits(hits: Hits, seed: number): Uint32Array {
  const ranks = new Uint32Array(hits.total);
  let hit = 0;
  hits.parts.forEach(({ segment }, part) => {
    const { places, textStarts } = readHitPlaces(hits, part);
    let text = 0;
    let ranked = -1;
    let rankOfText = 0;
    for (const place of places) {
      if (place >= textStarts[text + 1]!) text = findTextOfPlace(textStarts, place, text);
      if (text !== ranked) {
        rankOfText = rankText(segment.textIds.get(text), seed);
        ranked = text;
      }
      ranks[hit++] = rankHit(rankOfText, place - textStarts[text]!);
    }
  });
  return ranks;
}

/** A random number of 32 bits for a hit, by the rank of its text and its place there. */
export function rankHit(rankOfText: number, place: number): number {
  return mixBits(rankOfText ^ mixBits(place));
}

/** FNV-1a over the units of an id, begun at the seed. */
export function rankText(id: string, seed: number): number {
  let hash = mixBits(seed ^ 0x811c9dc5);
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return mixBits(hash);
}
