import type { AnalysedWord } from './analysed-word';

/** What is known of a word, or of all marked words together. */
export type WordInfo = Pick<AnalysedWord, 'word' | 'lemma' | 'syllableText' | 'wordClass' | 'form'>;

/** Words of the text that are marked, and the one among them that is looked at. */
export interface WordMark {
  /** Ids in text order, at least one. */
  readonly ids: readonly number[];
  /** Index into `ids`. */
  readonly place: number;
  /** What the marked words share; null shows the word that is looked at. */
  readonly shared: Partial<WordInfo> | null;
}

/** Marks every occurrence of a word and looks at one. */
export function markWord(words: readonly AnalysedWord[], id: number): WordMark {
  const { word } = words[id]!;
  const ids = words.flatMap((other, index) => (other.word === word ? [index] : []));
  return { ids, place: ids.indexOf(id), shared: null };
}

/** The same words; the next of them is looked at, or the one before. Goes round at the ends. */
export function stepMark({ ids, place }: WordMark, by: 1 | -1): WordMark {
  return { ids, place: (place + by + ids.length) % ids.length, shared: null };
}
