import { findPlaceForm } from '../rules/data/place-forms';
import type { GrammarSentence } from '../sentence/grammar-sentence';

/** True where a proper noun, or a capital letter inside the sentence, may name a person. */
export function hasPersonName({ tokens }: GrammarSentence): boolean {
  return tokens.some(
    ({ upos, form, lower }, at) => (upos === 'PROPN' || (at > 0 && form !== lower)) && !findPlaceForm(form),
  );
}
