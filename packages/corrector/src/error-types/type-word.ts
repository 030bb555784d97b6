import { compareLetters } from './compare-words';
import type { ErrorCode } from './error-code';
import type { WordToType } from './typed-edit';

/** Words that are less alike are different words. */
const LEAST_SPELLING_LIKENESS = 0.6;

/** The code of one word in place of another. */
export function typeWord(written: WordToType, right: WordToType): ErrorCode {
  const [lower, wanted] = [written.form.toLowerCase(), right.form.toLowerCase()];
  if (lower === wanted) return 'R:CASE';
  const shared = right.readings.filter(({ lemma }) =>
    written.readings.some((reading) => reading.lemma === lemma),
  );
  if (written.isKnown && shared.length > 0)
    return shared.some(({ partOfSpeech }) => partOfSpeech === 'V') ? 'R:VERB:FORM' : 'R:NOM:FORM';
  if (!written.isKnown && compareLetters(lower, wanted) >= LEAST_SPELLING_LIKENESS) return 'R:SPELL';
  return 'R:LEX';
}
