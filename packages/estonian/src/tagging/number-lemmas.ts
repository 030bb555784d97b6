import type { TokenReading } from '../annotated-text';
import { NO_LEMMA } from './lemma-operation';
import type { WordLook } from './word-look';

type NumberLook = Pick<WordLook, 'form' | 'shape'>;

const GROUP_DIGITS = 3;

/**
 * Lemmas of numbers written in groups, as in UD: the first of `1 500 000` has the whole number, the others none. A number
 * that no group follows is its own lemma.
 */
export function joinNumberLemmas(
  words: readonly NumberLook[],
  readings: readonly TokenReading[],
): readonly TokenReading[] {
  const hasGroups = words.some(
    ({ form, shape }, index) => shape === 'digits' && readings[index]!.lemma !== form,
  );
  if (!hasGroups) return readings;
  const joined = [...readings];
  for (let index = 0; index < words.length; index += 1) {
    if (words[index]!.shape !== 'digits') continue;
    const start = index;
    let lemma = words[start]!.form;
    while (isNumberPart(words[index + 1], readings[index + 1])) {
      index += 1;
      lemma += words[index]!.form;
      joined[index] = { ...readings[index]!, lemma: NO_LEMMA };
    }
    joined[start] = { ...readings[start]!, lemma, root: lemma };
  }
  return joined;
}

function isNumberPart(word: NumberLook | undefined, reading: TokenReading | undefined): boolean {
  return word?.shape === 'digits' && word.form.length === GROUP_DIGITS && reading?.upos === 'X';
}
