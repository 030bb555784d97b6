import type { PracticeLevel } from '@keelerada/contract/practice-choices';
import type { GrammarSentence } from '../sentence/grammar-sentence';

interface LevelLimits {
  /** Words of a sentence. */
  readonly least: number;
  readonly most: number;
  /** Words whose base form is not among the frequent ones, names left aside. */
  readonly mostRare: number;
  readonly mostLetters: number;
}

/** A2: short sentences of common words; each level has longer ones, and some rare words more. */
const LIMITS: Readonly<Record<PracticeLevel, LevelLimits>> = {
  A2: { least: 3, most: 9, mostRare: 0, mostLetters: 11 },
  B1: { least: 5, most: 12, mostRare: 1, mostLetters: 14 },
  B2: { least: 7, most: 17, mostRare: 3, mostLetters: 20 },
  C1: { least: 10, most: 25, mostRare: 25, mostLetters: 40 },
};

/** Running words that a sentence of a level may have. */
export function fitsLength(words: number, level: PracticeLevel): boolean {
  return words >= LIMITS[level].least && words <= LIMITS[level].most;
}

/** Whether the words of a sentence are common and short enough for a level. */
export function fitsLevel(
  { tokens }: Pick<GrammarSentence, 'tokens'>,
  level: PracticeLevel,
  isFrequent: (lemma: string) => boolean,
): boolean {
  const { mostRare, mostLetters } = LIMITS[level];
  const words = tokens.filter(({ isWord, upos }) => isWord && upos !== 'PROPN' && upos !== 'NUM');
  const rare = words.filter(({ lemma }) => !isFrequent(lemma.toLowerCase()));
  return rare.length <= mostRare && words.every(({ form }) => form.length <= mostLetters);
}
