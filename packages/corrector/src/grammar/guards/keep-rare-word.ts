import { makeTable } from '@keelerada/estonian/make-table';
import { readAsForm } from '../reasons/read-as-form';
import type { Guard } from './guard';
import { readKnownWord } from './read-written-word';

/** What a word of another sound needs to take the place of one that the dictionary knows. */
const LEAST_OTHER_SOUND = 0.55;
/** Letters that learners take for one another, each with the letter that represents both. */
const SOUNDS = makeTable<string>({
  ...{ õ: 'o', ö: 'o', ä: 'a', ü: 'u', š: 's', ž: 's', z: 's' },
  ...{ b: 'p', d: 't', g: 'k', j: 'i' },
});

/**
 * A right word that is rare (`eilne`, `vihmane`) is not changed into a frequent one of like letters, unless the two sound
 * alike to a learner (`pakkuvad`, `pakuvad`) or the gain is clear.
 */
export const keepRareWord: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (candidate.kind !== 'confusion' || !word) return 0;
  if (readAsForm(guarded.sentence, candidate).kind === 'form') return 0;
  return findSound(word.token.lower) === findSound(word.right) ? 0 : LEAST_OTHER_SOUND;
};

/** A word without what learners do not hear: marks of vowels, voice of consonants, length. */
function findSound(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => SOUNDS.get(letter) ?? letter).replace(/(.)\1+/gu, '$1');
}
