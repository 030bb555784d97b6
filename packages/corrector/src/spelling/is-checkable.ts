import type { GrammarToken } from '../sentence/grammar-sentence';

const LATIN_WORD = /^\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*$/u;
const LONGEST_WORD = 32;
/** Abbreviations in capitals are up to this long. */
const LONGEST_ABBREVIATION = 6;
/** Stands for a name that was taken out: `XXX`, `xx`, `nnn`. */
const PLACEHOLDER = /^([xyzn])\1+$/iu;
const MIXED_CAPITALS = /\p{Ll}\p{Lu}/u;

/**
 * Whether the spelling of a token can be judged: it is a word of Latin letters, and no number, address, abbreviation,
 * brand in mixed capitals or placeholder.
 */
export function isCheckable({ form, isWord, isKnown, upos }: GrammarToken): boolean {
  if (!isWord || form.length < 2 || form.length > LONGEST_WORD || !LATIN_WORD.test(form)) return false;
  if (PLACEHOLDER.test(form) || MIXED_CAPITALS.test(form)) return false;
  const isUpper = form === form.toUpperCase();
  if (isUpper && form.length <= LONGEST_ABBREVIATION) return false;
  return !isKnown || upos !== 'PROPN';
}
