import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { foldApostrophes } from '@keelerada/estonian/words/find-name-before-apostrophe';
import type { WordUnit } from './segment';

/**
 * How a token becomes a form and a lemma (tool semantics, "Running words"). What would be emptied by the rule
 * stays as it is, so that every running word keeps a name to be listed under.
 */

/** Dropped from forms and lemmas: how an emoji is drawn. */
const UNSEEN = /[\ufe0e\ufe0f]/g;

/** The form as `foldLetters` gives it, with the plain apostrophe in place of any other. */
export function normaliseForm(token: string): string {
  const folded = foldApostrophes(foldLetters(token));
  return folded.replace(UNSEEN, '') || folded || token;
}

/** A form or lemma in lower case; Estonian has no casing rule of its own, so this equals the `et` locale. */
export function foldForm(form: string): string {
  return form.toLowerCase().normalize('NFC');
}

/** A word as the index knows it in a unit. */
export function normaliseWord(word: string, unit: WordUnit): string {
  if (unit === 'lemma') return foldForm(normaliseForm(word));
  return unit === 'form' ? normaliseForm(word) : foldForm(normaliseForm(word));
}

/** CoNLL-U writes this in place of a missing lemma, as for the second part of `10 000`. */
export const NO_LEMMA = '_';
