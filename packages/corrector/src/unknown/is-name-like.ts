import { startsWithCapital } from '../sentence/match-case';
import type { GrammarSentence } from '../sentence/grammar-sentence';

/** Marks after which a capital letter is expected. */
const BEGINNINGS = /^[.!?…:;–—„“"«(•*-]+$/u;

/**
 * Whether an unknown word looks like a name: a capital letter inside a sentence, or at a beginning if the tagger takes it
 * for a name.
 */
export function isNameLike({ tokens }: GrammarSentence, place: number): boolean {
  const { form, upos } = tokens[place]!;
  if (!startsWithCapital(form)) return false;
  const previous = tokens[place - 1];
  return upos === 'PROPN' || (previous !== undefined && !BEGINNINGS.test(previous.form));
}
