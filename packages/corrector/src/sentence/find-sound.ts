import { makeTable } from '@keelerada/estonian/make-table';

/** Letters that learners take for one another, each with the letter that represents both. */
const SOUNDS = makeTable<string>({
  ...{ õ: 'o', ö: 'o', ä: 'a', ü: 'u', š: 's', ž: 's', z: 's' },
  ...{ b: 'p', d: 't', g: 'k', j: 'i' },
});

/** A word as learners hear it: without marks of vowels, voice of consonants and length. */
export function findSound(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => SOUNDS.get(letter) ?? letter).replace(/(.)\1+/gu, '$1');
}
