import type { WordUnit } from './segment';

/**
 * How a token becomes a form and a lemma (tool semantics, "Running words"). What would be emptied by the rule
 * stays as it is, so that every running word keeps a name to be listed under.
 */

/** What nobody sees or types: soft hyphen, zero-width space, joiner, BOM, how an emoji is drawn. */
const UNSEEN = /[\u00ad\u200b\u2060\ufe0e\ufe0f\ufeff]/g;
/** Dropped from forms: `'`, `*` and what nobody sees. */
const DROPPED = new RegExp(`['*]|${UNSEEN.source}`, 'g');

/** The form as written, without `'`, `*` and invisible characters, in NFC. */
export function normaliseForm(token: string): string {
  const stripped = token.replace(DROPPED, '');
  return (stripped === '' ? token : stripped).normalize('NFC');
}

/** A form or lemma in lower case; Estonian has no casing rule of its own, so this equals the `et` locale. */
export function foldForm(form: string): string {
  return form.toLowerCase().normalize('NFC');
}

/** A word as the index knows it in a unit. */
export function normaliseWord(word: string, unit: WordUnit): string {
  if (unit === 'lemma') return foldForm(word.replace(UNSEEN, '') || word);
  return unit === 'form' ? normaliseForm(word) : foldForm(normaliseForm(word));
}

/** CoNLL-U writes this in place of a missing lemma, as for the second part of `10 000`. */
export const NO_LEMMA = '_';
