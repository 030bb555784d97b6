import type { TextLanguage } from '../annotated-text';
import { foldLetters } from '../letters/fold-letters';

/** Letters, digits, full stop and hyphens. */
const ALPHABETS: Readonly<Record<TextLanguage, RegExp>> = {
  et: /^[a-zõäöüšž\d.-]+$/iu,
  ru: /^[а-яё\d.-]+$/iu,
};
/** Marks that stay out of word forms: apostrophes and asterisks. */
const PASSED_OVER = /['’*]/gu;
const LETTER = /\p{L}/u;

/** Whether a word is written in the alphabet of the language. A number or date without letters belongs to both. */
export function isOfAlphabet(word: string, language: TextLanguage): boolean {
  const written = foldLetters(word).replace(PASSED_OVER, '');
  return !LETTER.test(written) || ALPHABETS[language].test(written);
}
