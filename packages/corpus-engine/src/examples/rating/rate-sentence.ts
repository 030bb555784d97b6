/** What a sentence is like around one occurrence of a word; the word itself is in none of the counts. */
export interface SentenceFeatures {
  readonly words: number;
  /** The word is the first or the last one. */
  readonly isAtEdge: boolean;
  /** Begins with a capital letter, ends with `.`, `!`, `?` or `…`, and has a finite verb. */
  readonly isWhole: boolean;
  /** Figures, addresses, words in capitals, letters of another language, signs and brackets. */
  readonly oddTokens: number;
  /** Words that the analyser gives no class, or that the corpus has once: likely misspelt. */
  readonly unknownWords: number;
  readonly rareWords: number;
  readonly pronouns: number;
  readonly names: number;
  readonly hasVulgarWord: boolean;
  /** The same sentence, but for forms, figures and names, stands before it in the list. */
  readonly isRepeated: boolean;
}

/** The parts of a score, each from 0 to 1. */
export interface ExampleParts {
  readonly decent: number;
  readonly whole: number;
  readonly clean: number;
  readonly known: number;
  readonly length: number;
  readonly place: number;
  readonly common: number;
  readonly plain: number;
  readonly repeated: number;
}

/** As long as a good example is; the part falls evenly to 0 at the bounds below. */
export const GOOD_WORDS = { least: 6, most: 14 } as const;
const BOUND_WORDS = { least: 2, most: 30 } as const;

const OF_ODD = 0.5;
const OF_UNKNOWN = 0.5;
const OF_RARE = 0.7;
/** Of each pronoun or name after the first. */
const OF_POINTING = 0.85;
const AT_EDGE = 0.7;
const OF_REPEATED = 0.5;

/**
 * How good an example a sentence is, in parts (after GDEX: Kilgarriff, Husák, McAdam, Rundell & Rychlý 2008, "GDEX:
 * Automatically finding good dictionary examples in a corpus"; the values are this project's own):
 *
 * - `decent`: 0 with a vulgar word;
 * - `whole`: 1 for a whole sentence with a finite verb, else 0;
 * - `clean`: halved by each figure, address, word in capitals, foreign word, sign or bracket;
 * - `known`: halved by each word that is likely misspelt;
 * - `length`: 1 for 6 to 14 running words, falling evenly to 0 at 2 and at 30;
 * - `place`: 0.7 where the word is the first or the last one;
 * - `common`: × 0.7 for each rare word;
 * - `plain`: × 0.85 for each pronoun or name after the first, for these point out of the sentence;
 * - `repeated`: 0.5 for a sentence that stands in the list already.
 */
export function rateParts(sentence: SentenceFeatures): ExampleParts {
  const pointing = Math.max(0, sentence.pronouns + sentence.names - 1);
  return {
    decent: sentence.hasVulgarWord ? 0 : 1,
    whole: sentence.isWhole ? 1 : 0,
    clean: OF_ODD ** sentence.oddTokens,
    known: OF_UNKNOWN ** sentence.unknownWords,
    length: rateLength(sentence.words),
    place: sentence.isAtEdge ? AT_EDGE : 1,
    common: OF_RARE ** sentence.rareWords,
    plain: OF_POINTING ** pointing,
    repeated: sentence.isRepeated ? OF_REPEATED : 1,
  };
}

/**
 * The score of a sentence, 0 to 1: half is what an example has to be, half what makes it better.
 * `decent × repeated × (½ × whole × clean × known + ½ × length × place × common × plain)`
 */
export function scoreExample(parts: ExampleParts): number {
  const must = parts.whole * parts.clean * parts.known;
  const better = parts.length * parts.place * parts.common * parts.plain;
  return parts.decent * parts.repeated * ((must + better) / 2);
}

function rateLength(words: number): number {
  if (words < GOOD_WORDS.least)
    return Math.max(0, (words - BOUND_WORDS.least) / (GOOD_WORDS.least - BOUND_WORDS.least));
  if (words > GOOD_WORDS.most)
    return Math.max(0, (BOUND_WORDS.most - words) / (BOUND_WORDS.most - GOOD_WORDS.most));
  return 1;
}
