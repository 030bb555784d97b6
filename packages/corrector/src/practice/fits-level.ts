import type { PracticeLevel } from '@keelerada/contract/teaching/practice-choices';

interface LevelLimits {
  /** Words of a sentence. */
  readonly least: number;
  readonly most: number;
  /** Words whose base form is not among the frequent ones, names left aside. */
  readonly mostRare: number;
  readonly mostLetters: number;
  /** Common logarithm of the relative frequency that a word has, or its base form. */
  readonly leastFrequency: number;
}

/** A2: short sentences of common words; each level has longer ones, and some rare words more. Native writers have both. */
const LIMITS: Readonly<Record<PracticeLevel, LevelLimits>> = {
  A2: { least: 3, most: 9, mostRare: 0, mostLetters: 11, leastFrequency: -4.9 },
  B1: { least: 5, most: 12, mostRare: 0, mostLetters: 13, leastFrequency: -5 },
  B2: { least: 7, most: 17, mostRare: 3, mostLetters: 20, leastFrequency: -Infinity },
  C1: { least: 10, most: 25, mostRare: 25, mostLetters: 40, leastFrequency: -Infinity },
  EK: { least: 5, most: 25, mostRare: 25, mostLetters: 40, leastFrequency: -Infinity },
};

/** A running word of a sentence. */
export interface LevelWord {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
}

/** What is known of single words. */
export interface LevelWords {
  readonly isFrequent: (lemma: string) => boolean;
  readonly frequencyOf: (form: string) => number;
}

/** Running words that a sentence of a level may have. */
export function fitsLength(words: number, level: PracticeLevel): boolean {
  return words >= LIMITS[level].least && words <= LIMITS[level].most;
}

/** Whether the words of a sentence are common and short enough for a level. */
export function fitsLevel(
  running: readonly LevelWord[],
  level: PracticeLevel,
  { isFrequent, frequencyOf }: LevelWords,
): boolean {
  const { mostRare, mostLetters, leastFrequency } = LIMITS[level];
  const words = running.filter(({ upos }) => upos !== 'PROPN' && upos !== 'NUM');
  const rare = words.filter(({ lemma }) => !isFrequent(lemma.toLowerCase()));
  return (
    rare.length <= mostRare &&
    words.every(
      ({ form, lemma }) =>
        form.length <= mostLetters &&
        Math.max(frequencyOf(form.toLowerCase()), frequencyOf(lemma)) >= leastFrequency,
    )
  );
}
