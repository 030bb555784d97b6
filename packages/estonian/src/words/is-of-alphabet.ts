import type { TextLanguage } from '../annotated-text';

/** Letters, digits, full stop and hyphens. */
const ALPHABETS: Readonly<Record<TextLanguage, RegExp>> = {
  et: /^[a-zõäöüšž\d.\-\u2010\u2011]+$/iu,
  ru: /^[а-яё\d.\-\u2010\u2011]+$/iu,
};
/** Marks that stay out of word forms: apostrophes, asterisks, and what nobody sees. */
const PASSED_OVER = /['’*\u00ad\u200b\u2060\ufeff]/gu;
const LETTER = /\p{L}/u;

/** Whether a word in NFC is written in the alphabet of the language. A number or date without letters belongs to both. */
export function isOfAlphabet(word: string, language: TextLanguage): boolean {
  const written = word.replace(PASSED_OVER, '');
  return !LETTER.test(written) || ALPHABETS[language].test(written);
}
