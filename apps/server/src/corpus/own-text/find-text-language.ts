import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';

/** Words looked at; a text shows its language long before. */
const MOST_WORDS = 300;
/** Of fewer words nothing can be said. */
const LEAST_WORDS = 4;
/** Learners spell more than two thirds of their words as the dictionary does; of English words it knows a quarter. */
const LEAST_KNOWN_SHARE = 0.5;
const LATIN_WORD = /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*$/u;

export type RecognisedLanguage = 'et' | 'ru' | 'other';

/**
 * The language of an annotated text: Russian by its letters, another one if the Estonian dictionary knows less than half of its
 * first 300 different words.
 */
export function findTextLanguage(
  text: string,
  { language, sentences }: AnnotatedText,
  morphology: Pick<CorrectorMorphology, 'isKnown'>,
): RecognisedLanguage {
  if (language === 'ru') return 'ru';
  const words = new Set<string>();
  for (const { tokens } of sentences) {
    for (const { start, end } of tokens) {
      const word = text.slice(start, end);
      if (LATIN_WORD.test(word)) words.add(word);
    }
    if (words.size >= MOST_WORDS) break;
  }
  if (words.size < LEAST_WORDS) return 'et';
  const known = [...words].filter((word) => morphology.isKnown(word));
  return known.length < LEAST_KNOWN_SHARE * words.size ? 'other' : 'et';
}
