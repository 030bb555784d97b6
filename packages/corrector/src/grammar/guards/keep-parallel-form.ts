import { caseOfCode } from '../../sentence/readings';
import { type Guard, NEVER } from './guard';
import { readKnownWord } from './read-written-word';

/**
 * Of two forms that mean the same none is better: of an adjective (väiksel, väikesel), of a pronoun (sina, sa; meie, me) and of a
 * name of a place (Narvasse, Narva). In the plural and of verbs one of the two is often old or of the spoken language, and
 * learners take it for the only one.
 */
export const keepParallelForm: Guard = (candidate, guarded) => {
  const { reading } = candidate;
  const word = readKnownWord(candidate, guarded);
  if (!word || !reading) return 0;
  if (!reading.code.startsWith('sg') && reading.code !== 'adt' && reading.pos !== 'P') return 0;
  const isSame = word.token.readings.some(
    ({ lemma, partOfSpeech, form }) =>
      lemma === reading.lemma &&
      partOfSpeech === reading.pos &&
      ('AP'.includes(reading.pos)
        ? form === reading.code
        : reading.pos === 'H' && isInto(form) && isInto(reading.code)),
  );
  return isSame ? NEVER : 0;
};

const isInto = (code: string): boolean => caseOfCode(code) === 'ill';
