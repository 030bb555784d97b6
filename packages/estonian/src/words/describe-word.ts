import type { TextLanguage, TokenReading } from '../annotated-text';
import { NO_LABEL, type LabelLanguage } from '../labels/label';
import { labelWordClass } from '../labels/word-class-labels';
import { labelWordForm } from '../labels/word-form-labels';
import { foldLetters } from '../letters/fold-letters';
import { splitSyllables } from '../syllables/split-syllables';
import { isOfAlphabet } from './is-of-alphabet';

const SYLLABLE_BREAK = '-';

/** What the word analyser says of one word. */
export interface WordDescription {
  readonly lemma: string;
  /** Joined by hyphens, as in `Tal-linn`; the word itself if it has no letters. */
  readonly syllables: string;
  readonly wordClass: string;
  readonly form: string;
}

/** Lemma of the later parts of a word written apart, such as `330 000` (UD, relation goeswith); they are of class X. */
const NO_LEMMA = '_';
const NUMBER = /^\d+$/u;

const FOREIGN: WordDescription = {
  lemma: NO_LABEL,
  syllables: NO_LABEL,
  wordClass: NO_LABEL,
  form: NO_LABEL,
};

/**
 * Lemma, syllables and names of class and form of a word as it stands in the text. A word with letters of another alphabet
 * than its text's gets an en dash for each.
 */
export function describeWord(
  word: string,
  reading: TokenReading,
  languages: { readonly text: TextLanguage; readonly labels: LabelLanguage },
): WordDescription {
  if (!isOfAlphabet(word, languages.text)) return FOREIGN;
  const { root, features } = reading;
  const upos = reading.upos === 'X' && NUMBER.test(word) ? 'NUM' : reading.upos;
  return {
    lemma: reading.lemma === NO_LEMMA ? word : reading.lemma,
    syllables: splitSyllables(foldLetters(word), root).join(SYLLABLE_BREAK) || word,
    wordClass: labelWordClass(upos, languages.labels),
    form: labelWordForm({ upos, features, language: languages.text }, languages.labels),
  };
}
