import type { TokenReading } from '../annotated-text';
import { NO_LEMMA } from './lemma-operation';
import type { WordLook } from './word-look';

type NumberLook = Pick<WordLook, 'form' | 'shape'>;

const GROUP_DIGITS = 3;

/**
 * Lemmas of numbers written in groups, as in UD: the first of `1 500 000` has the whole number, the others none. What the
 * tagger takes for a group (`X`) has all groups before it, also those that it took for numbers. A number that no group
 * follows is its own lemma.
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
    const end = findNumberEnd(words, readings, start);
    for (index += 1; index < end; index += 1) joined[index] = { ...readings[index]!, lemma: NO_LEMMA };
    index -= 1;
    const lemma = words
      .slice(start, end)
      .map(({ form }) => form)
      .join('');
    joined[start] = { ...readings[start]!, lemma, root: lemma };
  }
  return joined;
}

/** Where the number that begins at a word ends: after the last group the tagger found, groups of three in between. */
function findNumberEnd(
  words: readonly NumberLook[],
  readings: readonly TokenReading[],
  start: number,
): number {
  let end = start + 1;
  for (let index = end; isGroup(words[index]); index += 1) {
    if (readings[index]!.upos === 'X') end = index + 1;
    else if (words[start]!.form.length > GROUP_DIGITS) break;
  }
  return end;
}

function isGroup(word: NumberLook | undefined): boolean {
  return word?.shape === 'digits' && word.form.length === GROUP_DIGITS;
}
