import { compareLetters, joinLetters } from './compare-words';
import type { ErrorCode } from './error-code';
import type { WordToType } from './typed-edit';

/** Words apart and together are the same ones from this likeness of their letters on. */
const LEAST_LIKENESS = 0.65;
/** Letters at the end that show whether the last word keeps its form. */
const ENDING_LENGTH = 2;

/** The code of words that are written apart in place of together or the other way round, and otherwise too; else undefined. */
export function typeJoin(words: readonly WordToType[], right: readonly WordToType[]): ErrorCode | undefined {
  const [own, wanted] = [joinLetters(words), joinLetters(right)];
  if (compareLetters(own, wanted) < LEAST_LIKENESS || isPartOnly(words, right)) return undefined;
  const isSameEnding = own.slice(-ENDING_LENGTH) === wanted.slice(-ENDING_LENGTH);
  const isKnown = words.every((word) => word.isKnown);
  if (isSameEnding) return 'R:WS:SPELL';
  return isKnown ? 'R:WS:NOM:FORM' : 'R:WS:NOM:FORM:SPELL';
}

/** True where all but one of the words stay: a word is put in or left out, nothing joined. */
function isPartOnly(words: readonly WordToType[], right: readonly WordToType[]): boolean {
  const [few, many] = words.length < right.length ? [words, right] : [right, words];
  const forms = many.map(({ form }) => form.toLowerCase());
  return few.every(({ form }) => forms.includes(form.toLowerCase()));
}
