import { foldForm, normaliseWord } from '../segment/normalise-word';
import type { WordUnit } from '../segment/segment';
import type { WordNames } from '../token-index/token-index';

export interface StopWords {
  readonly unit: WordUnit;
  /** Words in lower case to leave out, whatever the case of the row. */
  readonly defaultStopWords?: ReadonlySet<string>;
  /** Words to leave out, normalised as the words of the texts are: forms as written keep their case, all else is in lower case. */
  readonly customStopWords?: readonly string[];
}

/** Tells of an id whether its word is left out. */
export function makeStopWordTest(names: WordNames, stopWords: StopWords): (id: number) => boolean {
  const { unit, defaultStopWords } = stopWords;
  const excluded = findExcluded(names, stopWords);
  const foldedStopWords = unit === 'form' ? defaultStopWords : undefined;
  return (id) =>
    excluded?.[id] === 1 || (foldedStopWords !== undefined && foldedStopWords.has(foldForm(names.get(id))));
}

/**
 * Marks the ids of the stop words that are compared as they stand: looked up, for they are few and the rows many. Undefined
 * where none of them occurs.
 */
function findExcluded(
  names: WordNames,
  { unit, defaultStopWords = NO_WORDS, customStopWords = [] }: StopWords,
): Uint8Array | undefined {
  const custom = customStopWords.map((word) => normaliseWord(word, unit));
  const words = unit === 'form' ? custom : [...custom, ...defaultStopWords];
  const ids = words.map((word) => names.find(word)).filter((id) => id >= 0);
  if (ids.length === 0) return undefined;
  const excluded = new Uint8Array(names.size);
  for (const id of ids) excluded[id] = 1;
  return excluded;
}

const NO_WORDS: ReadonlySet<string> = new Set();
