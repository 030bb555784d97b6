import { capitalise } from '@keelerada/estonian/capitalise';
import { matchCase } from '../sentence/match-case';
import type { Lexicon } from '../language/lexicon';

/** Words with a larger share of capitalised uses are names. */
const NAME_SHARE = 0.5;

/** A respelling with the capital letters of the written form, and a capital if it is a name. */
export function restoreCase(word: string, form: string, lexicon: Lexicon): string {
  const id = lexicon.find(word);
  const isName = lexicon.capitalShare(id) > NAME_SHARE;
  return matchCase(isName ? capitalise(word) : word, form);
}
