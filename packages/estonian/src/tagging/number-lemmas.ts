import type { TokenReading } from '../annotated-text';
import { NO_LEMMA } from './candidates/lemma-operation';
import type { WordLook } from './word-look';

type NumberLook = Pick<WordLook, 'form' | 'shape'>;

const GROUP_DIGITS = 3;
/** A longer row of groups is a table of numbers. */
const MAX_GROUPS = 6;

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
  const groupEnds = findGroupEnds(words, readings);
  for (let index = 0; index < words.length; index += 1) {
    if (words[index]!.shape !== 'digits') continue;
    const start = index;
    const end = findNumberEnd(words, readings, groupEnds, start);
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

/** For each word that begins a run of groups the end of the last one in it that the tagger found; 0 if it found none. */
function findGroupEnds(words: readonly NumberLook[], readings: readonly TokenReading[]): Uint32Array {
  const ends = new Uint32Array(words.length + 1);
  for (let index = words.length - 1; index >= 0; index -= 1) {
    if (!isGroup(words[index])) continue;
    ends[index] = ends[index + 1]! || (readings[index]!.upos === 'X' ? index + 1 : 0);
  }
  return ends;
}

/** Where the number that begins at a word ends: after the last group the tagger found, groups of three in between. */
function findNumberEnd(
  words: readonly NumberLook[],
  readings: readonly TokenReading[],
  groupEnds: Uint32Array,
  start: number,
): number {
  if (words[start]!.form.length <= GROUP_DIGITS) {
    const end = groupEnds[start + 1]!;
    return end > 0 && end - start <= MAX_GROUPS ? end : start + 1;
  }
  let end = start + 1;
  while (isGroup(words[end]) && readings[end]!.upos === 'X') end += 1;
  return end;
}

function isGroup(word: NumberLook | undefined): boolean {
  return word?.shape === 'digits' && word.form.length === GROUP_DIGITS;
}
