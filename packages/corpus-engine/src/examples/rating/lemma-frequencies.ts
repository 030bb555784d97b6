import type { Segment } from '../../segment/segment';
import { joinVocabularies } from '../../segment/vocabulary';

/** In fewer running words a frequency says nothing of a word. */
const LEAST_WORDS = 50_000;
const RARE_PER_MILLION = 10;
const MILLION = 1_000_000;

/** How often the segments have the lemmas of each of them, whatever texts are chosen. */
export interface LemmaFrequencies {
  /** Occurrences of a lemma, a string of the segment with this place. */
  count(part: number, lemma: number): number;
  /** Id of a lemma over all segments. */
  idOf(part: number, lemma: number): number;
  /** Lemmas of fewer occurrences are rare; 0 where the index is too small to tell. */
  readonly rareBelow: number;
}

/** Lemmas of 10 occurrences in a million running words or fewer are rare; below 50,000 words none is. */
export function countLemmas(segments: readonly Segment[]): LemmaFrequencies {
  const words = segments.reduce((sum, { sizes }) => sum + sizes.words, 0);
  const rareBelow = words < LEAST_WORDS ? 0 : Math.max(2, Math.ceil((words * RARE_PER_MILLION) / MILLION));
  const [only] = segments;
  if (segments.length === 1 && only !== undefined) {
    const { lemmaPostingStarts: starts } = only.sections;
    return { rareBelow, idOf: (_, lemma) => lemma, count: (_, lemma) => starts[lemma + 1]! - starts[lemma]! };
  }
  const { size, idMaps } = joinVocabularies(segments);
  const idOf = (part: number, lemma: number) => idMaps[part]?.[lemma] ?? lemma;
  const counts = new Uint32Array(size);
  segments.forEach(({ sections: { lemmaPostingStarts: starts } }, part) => {
    for (let lemma = 0; lemma + 1 < starts.length; lemma++)
      counts[idOf(part, lemma)]! += starts[lemma + 1]! - starts[lemma]!;
  });
  return { rareBelow, idOf, count: (part, lemma) => counts[idOf(part, lemma)]! };
}
