/** Counts that the readability formulas take. */
export interface TextCounts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
  /** Words of three or more syllables. */
  readonly polysyllabicWords: number;
  /** Words of seven or more letters. */
  readonly longWords: number;
}

export const READABILITY_LEVELS = ['veryEasy', 'easy', 'average', 'difficult', 'veryDifficult'] as const;
export type ReadabilityLevel = (typeof READABILITY_LEVELS)[number];

/** A value of a formula and the level its limits put it in. */
export interface Readability {
  readonly value: number;
  readonly level: ReadabilityLevel;
}

/** Lowest values of easy, average, difficult and very difficult. */
const LIMITS = {
  smog: [9.5, 12, 15, 17.5],
  fleschKincaid: [9.5, 12.5, 16, 21],
  lix: [25, 35, 45, 60],
} as const;

const SMOG_SENTENCES = 30;

/** SMOG grade (McLaughlin 1969). The text has at least one sentence. */
export function measureSmog({ polysyllabicWords, sentences }: TextCounts): Readability {
  return grade('smog', 1.043 * Math.sqrt((polysyllabicWords * SMOG_SENTENCES) / sentences) + 3.1291);
}

/** Flesch-Kincaid grade level (Kincaid et al. 1975). The text has at least one word. */
export function measureFleschKincaid({ words, sentences, syllables }: TextCounts): Readability {
  return grade('fleschKincaid', 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
}

/** LIX (Björnsson 1968). The text has at least one word. */
export function measureLix({ words, sentences, longWords }: TextCounts): Readability {
  return grade('lix', words / sentences + (100 * longWords) / words);
}

function grade(formula: keyof typeof LIMITS, value: number): Readability {
  const reached = LIMITS[formula].filter((limit) => value >= limit).length;
  return { value, level: READABILITY_LEVELS[reached]! };
}
