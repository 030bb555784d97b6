import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { rateHits } from '../examples/rating/rate-hits';
import { type Hits, readHitPlaces } from '../keyword/hits';
import { findTextOfPlace } from '../segment/selection';
import { sortByKeys } from '../base/sort-by-keys';
import { joinVocabularies } from '../segment/vocabulary';

/**
 * A word by its distance from the keyword (-1 the first word to the left, 1 the first to the right, 0 the keyword's first
 * word), or the keyword with all its words.
 */
export type WordPlace = number | 'KEYWORD';

/** What to sort by: words at a place, or how good an example the sentence is (`rateParts`). */
export type SortPlace = WordPlace | 'EXAMPLES';

/** Words of a long keyword that are compared; equals beyond them stay in the order of the texts. */
export const MAX_KEYWORD_WORDS = 8;

/**
 * Sorts hits by the folded forms at places, the first place being the most important. Hits without such a word in
 * their text, or in the keyword, come first; equals stay in the order of `listed`, or of the hits without it.
 */
export function sortHits(
  hits: Hits,
  places: readonly SortPlace[],
  listed: Uint32Array | undefined,
  cancel?: CancelFlag,
): Uint32Array {
  let order = listed;
  for (const place of [...places].reverse()) {
    if (place === 'EXAMPLES') {
      order = sortByKeys(rateHits(hits, listed, cancel), order);
      continue;
    }
    const lastWord = place === 'KEYWORD' ? countKeywordWords(hits) - 1 : 0;
    for (let inKeyword = lastWord; inKeyword >= 0; inKeyword--) {
      throwIfCancelled(cancel);
      order = sortByKeys(collectKeys(hits, place, inKeyword), order);
    }
  }
  return order ?? sortByKeys(new Uint32Array(hits.total));
}

/** Running words of the longest keyword found, as far as they are compared; at least 1. */
function countKeywordWords({ spans, wordCount }: Hits): number {
  let most = wordCount;
  for (const { wordCounts } of spans ?? []) for (const count of wordCounts) if (count > most) most = count;
  return Math.max(1, Math.min(most, MAX_KEYWORD_WORDS));
}

/** Key 0 means no word; a word has its place in the alphabet plus one. `inKeyword` is the word of the keyword, from 0. */
function collectKeys(hits: Hits, sortPlace: WordPlace, inKeyword: number): Uint32Array {
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
      const wordCount = wordCounts?.[i] ?? hits.wordCount;
      const word = sortPlace === 'KEYWORD' ? first + inKeyword : findSortWord(first, wordCount, sortPlace);
      const isThere = sortPlace !== 'KEYWORD' || inKeyword < wordCount;
      if (isThere && word >= textWordStarts[text]! && word < textWordStarts[text + 1]!) {
        const id = readingFolded[wordReadings[word]!]!;
        keys[hit] = 1 + (idMap === null ? id : idMap[id]!);
      }
      hit += 1;
    });
  });
  return keys;
}

/** The running word at a distance from a keyword of so many words that begins at `first`; it may be of another text. */
export function findSortWord(first: number, wordCount: number, distance: number): number {
  return first + (distance > 0 ? distance + wordCount - 1 : distance);
}
