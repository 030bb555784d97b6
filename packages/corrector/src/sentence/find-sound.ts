import { makeTable } from '@keelerada/estonian/make-table';

/** Letters that learners take for one another, each with the letter that represents both. */
const SOUNDS = makeTable<string>({
  ...{ õ: 'o', ö: 'o', ä: 'a', ü: 'u', š: 's', ž: 's', z: 's' },
  ...{ b: 'p', d: 't', g: 'k', j: 'i' },
});

/** The letters of each sound. */
const ALIKE = new Map<string, string[]>();
for (const [letter, sound] of SOUNDS) ALIKE.set(sound, [...(ALIKE.get(sound) ?? [sound]), letter]);

/** A word as learners hear it: without marks of vowels, voice of consonants and length. */
export function findSound(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => SOUNDS.get(letter) ?? letter).replace(/(.)\1+/gu, '$1');
}

/** Words that sound like a word to learners and differ from it in one letter: doubled, voiced or with its marks. */
export function listHeardAlike(word: string): string[] {
  return [...word].flatMap((letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)];
    const others = ALIKE.get(SOUNDS.get(letter) ?? letter) ?? [];
    const length = after.startsWith(letter) ? '' : letter + letter;
    return [length, ...others].filter((other) => other !== letter).map((other) => before + other + after);
  });
}
