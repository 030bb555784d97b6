import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/find-hits';
import { findTextOfWord } from '../segment/selection';
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
  const shift = distance > 0 ? distance + hits.wordCount - 1 : distance;
  let hit = 0;
  hits.parts.forEach(({ segment }, index) => {
    const { textWordStarts, wordReadings, readingFolded } = segment.sections;
    const idMap = idMaps[index] ?? null;
    let text = 0;
    for (const word of hits.positions[index]!) {
      if (word >= textWordStarts[text + 1]!) text = findTextOfWord(segment, word, text);
      const place = word + shift;
      if (place >= textWordStarts[text]! && place < textWordStarts[text + 1]!) {
        const id = readingFolded[wordReadings[place]!]!;
        keys[hit] = 1 + (idMap === null ? id : idMap[id]!);
      }
      hit += 1;
    }
  });
  return keys;
}
