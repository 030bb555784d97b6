import type { Guard } from './guard';
import { NEVER } from './guard';
import { readKnownWord } from './read-written-word';

/**
 * Of two forms of an adjective that mean the same (väiksel, väikesel) none is better. In the plural and of verbs one of
 * the two is often old or of the spoken language, and learners take it for the only one.
 */
export const keepParallelForm: Guard = (candidate, guarded) => {
  const { reading } = candidate;
  const word = readKnownWord(candidate, guarded);
  if (!word || reading?.pos !== 'A' || !reading.code.startsWith('sg')) return 0;
  const isSame = word.token.readings.some(
    ({ lemma, partOfSpeech, form }) =>
      lemma === reading.lemma && partOfSpeech === reading.pos && form === reading.code,
  );
  return isSame ? NEVER : 0;
};
