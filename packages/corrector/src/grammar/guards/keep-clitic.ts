import type { Guard } from './guard';
import { NEVER } from './guard';
import { readKnownWord } from './read-written-word';

const CLITIC = /[kg]i$/u;

/** -ki and -gi are the writer's choice: a word that has them in every reading keeps them, and none gets them. */
export const keepClitic: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (!word) return 0;
  const { readings } = word.token;
  const hasClitic = readings.length > 0 && readings.every(({ clitic }) => clitic !== '');
  if (hasClitic) return CLITIC.test(word.right) ? 0 : NEVER;
  const isAdded = CLITIC.test(word.right) && word.right.startsWith(word.token.lower);
  return isAdded ? NEVER : 0;
};
