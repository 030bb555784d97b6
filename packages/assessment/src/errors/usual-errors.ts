/** What is usual at each level. Lists hold the values of A2, B1, B2 and C1. */
export interface UsualRate {
  readonly kind: string;
  /** Errors found for 100 words: of all texts of a level together. */
  readonly means: readonly number[];
}

/** What `models/usual-errors/usual-errors.json` holds: errors that the corrector finds in exam texts of each level. */
export interface UsualErrors {
  readonly version: string;
  /** Spelling and grammar together, by kind. */
  readonly kinds: readonly UsualRate[];
  /** Those of the spelling corrector alone. */
  readonly spellingKinds: readonly UsualRate[];
}

/** Errors of one kind in a text beside what is usual. */
export interface ErrorRate extends UsualRate {
  readonly count: number;
  /** Errors for 100 words of the text. */
  readonly rate: number;
}

const WORDS = 100;

/**
 * How many errors a text of so many words has by kind, in the order of `usual`; kinds that are not there are left out, those
 * without an error have a rate of 0. A text without words has none.
 */
export function rateErrors(
  kinds: readonly string[],
  words: number,
  usual: readonly UsualRate[],
): ErrorRate[] {
  if (words === 0) return [];
  return usual.map(({ kind, means }) => {
    const count = kinds.filter((other) => other === kind).length;
    return { kind, means, count, rate: (WORDS * count) / words };
  });
}
