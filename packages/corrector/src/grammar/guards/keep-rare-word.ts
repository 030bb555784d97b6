import { findSound } from '../../sentence/find-sound';
import { readAsForm } from '../reasons/read-as-form';
import { NEVER, type Guard } from './guard';
import { caseOfCode, isOnly } from '../../sentence/readings';
import { readKnownWord } from './read-written-word';

/** What a word of another sound needs to take the place of one that the dictionary knows. */
const LEAST_OTHER_SOUND = 0.7;
/**
 * A right word that is rare (`eilne`, `vihmane`) is not changed into a frequent one of like letters, unless the two sound
 * alike to a learner (`pakkuvad`, `pakuvad`) or the gain is clear.
 */
export const keepRareWord: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (candidate.kind !== 'confusion' || !word) return 0;
  // `kirjutasin kiri` is the wrong form of a right word, not another word.
  const isOtherCase = caseOfCode(candidate.reading?.code ?? '') !== 'n' && candidate.reading?.pos === 'S';
  const isOtherWord = candidate.reading?.lemma !== word.token.lemma;
  if (isOtherCase && isOtherWord && word.token.pos === 'S' && isOnly(word.token, 'sg n')) return NEVER;
  if (readAsForm(guarded.sentence, candidate).kind === 'form') return 0;
  return findSound(word.token.lower) === findSound(word.right) ? 0 : LEAST_OTHER_SOUND;
};
