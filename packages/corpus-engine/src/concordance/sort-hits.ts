import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import { readHitPlaces } from '../keyword/hits';
import { findTextOfPlace } from '../segment/selection';
import { sortByKeys } from '../base/sort-by-keys';
import { joinVocabularies } from '../segment/vocabulary';

/**
 * Sorts hits by the folded forms at distances from the keyword (-1 the first word to the left, 0 the keyword's first
 * word, 1 the first word to the right), the first distance being the most important. Hits without such a word in their
 * text come first; equals stay in the order of `listed`, or of the hits without it.
 */
export function sortHits(
  hits: Hits,
  distances: readonly number[],
  listed: Uint32Array | undefined,
  cancel?: CancelFlag,
): Uint32Array {
  let order = listed;
  for (const distance of [...distances].reverse()) {
    throwIfCancelled(cancel);
    order = sortByKeys(collectKeys(hits, distance), order);
  }
  return order ?? sortByKeys(new Uint32Array(hits.total));
}

/** Key 0 means no word; a word has its place in the alphabet plus one. */
function collectKeys(hits: Hits, distance: number): Uint32Array {
  const { idMaps } = joinVocabularies(hits.parts.map((part) => part.segment));
  const keys = new Uint32Array(hits.total);
  let hit = 0;
  hits.parts.forEach(({ segment }, index) => {
    const { places, textStarts } = readHitPlaces(hits, index);
    const wordCounts = hits.spans?.[index]?.wordCounts;
    const { textWordStarts, wordReadings, readingFolded } = segment.sections;
    const idMap = idMaps[index] ?? null;
    let text = 0;
    hits.positions[index]!.forEach((first, i) => {
      if (places[i]! >= textStarts[text + 1]!) text = findTextOfPlace(textStarts, places[i]!, text);
      const word = first + (distance > 0 ? distance + (wordCounts?.[i] ?? hits.wordCount) - 1 : distance);
      if (word >= textWordStarts[text]! && word < textWordStarts[text + 1]!) {
        const id = readingFolded[wordReadings[word]!]!;
        keys[hit] = 1 + (idMap === null ? id : idMap[id]!);
      }
      hit += 1;
    });
  });
  return keys;
}
