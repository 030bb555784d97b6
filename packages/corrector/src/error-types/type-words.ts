import { compareLetters, isWord, joinLetters } from './compare-words';
import type { ErrorCode } from './error-code';
import { typeWord } from './type-word';
import type { WordToType } from './typed-edit';

/** Two words and one are the same letters apart and together from this likeness on. */
const LEAST_JOIN_LIKENESS = 0.7;

/** The code of an edit that moves nothing. */
export function typeWords(written: readonly WordToType[], corrected: readonly WordToType[]): ErrorCode {
  if (written.length === 0) return corrected.some(isWord) || corrected.length === 0 ? 'M:LEX' : 'M:PUNCT';
  if (corrected.length === 0) return written.some(isWord) ? 'U:LEX' : 'U:PUNCT';
  const [words, right] = [written.filter(isWord), corrected.filter(isWord)];
  const isSameLetters = joinLetters(words) === joinLetters(right);
  if (
    listMarks(written) !== listMarks(corrected) &&
    (isSameLetters || words.length === 0 || right.length === 0)
  )
    return 'R:PUNCT';
  if (isSameLetters) return words.length === right.length ? 'R:CASE' : 'R:WS';
  if (words.length !== right.length) {
    if (compareLetters(joinLetters(words), joinLetters(right)) >= LEAST_JOIN_LIKENESS) return 'R:WS:SPELL';
    return 'R:LEX';
  }
  return words.length === 1 ? typeWord(words[0]!, right[0]!) : 'R:LEX';
}

function listMarks(words: readonly WordToType[]): string {
  return words
    .filter((word) => !isWord(word))
    .map(({ form }) => form)
    .join(' ');
}
