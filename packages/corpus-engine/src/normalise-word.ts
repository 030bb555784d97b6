/**
 * How a token becomes a form and a lemma (tool semantics, "Running words"). What would be emptied by the rule
 * stays as it is, so that every running word keeps a name to be listed under.
 */

/** Dropped from forms: `'` and `*`, and what nobody sees or types: soft hyphen, zero-width space, joiner, BOM. */
const DROPPED = /['*\u00ad\u200b\u2060\ufeff]/g;

/** The form as written, without `'`, `*` and invisible characters, in NFC. */
export function normaliseForm(token: string): string {
  const stripped = token.replace(DROPPED, '');
  return (stripped === '' ? token : stripped).normalize('NFC');
}

/** The form in lower case; Estonian has no casing rule of its own, so this equals the `et` locale. */
export function foldForm(form: string): string {
  return form.toLowerCase().normalize('NFC');
}

const MARKS = /[_=]/g;
/** What addresses and smileys hold beside letters; in these `_` and `=` stay as they were written. */
const NO_WORD = /[^\p{L}\p{M}\p{N}'’\-_=]/u;

/** The lemma in lower case, without the compound mark `_` and the derivation mark `=` of words, in NFC. */
export function normaliseLemma(lemma: string): string {
  const isMarkedWord = /[_=]/.test(lemma) && /\p{L}/u.test(lemma) && !NO_WORD.test(lemma);
  return foldForm(isMarkedWord ? lemma.replace(MARKS, '') : lemma);
}

/** What CoNLL-U has in place of a lemma that is not told, as for the second part of `10 000`. */
export const NO_LEMMA = '_';
