import { compareLetters, isVerb } from './compare-words';
import type { WordToType } from './typed-edit';

/** Endings of verbs as they are written, longer ones first. */
const VERB_ENDINGS =
  'ksime ksite takse dakse ksin ksid sime site vad nud tud dud sin sid ks ma da ta me te n d b s v'.split(
    ' ',
  );
/** Least similarity of a guessed lemma to the lemma that it is matched with. */
const LEAST_LEMMA_LIKENESS = 0.6;

/** True where an unknown word is not only misspelt but another form than the right one. */
export function isOtherForm(written: WordToType, right: WordToType): boolean {
  const first = right.readings[0];
  if (!first) return false;
  if (isVerb(first)) return findVerbEnding(written.form) !== findVerbEnding(right.form);
  const guesses = written.readings.filter(
    ({ lemma, form, partOfSpeech }) =>
      form !== '' &&
      partOfSpeech !== 'V' &&
      right.readings.some(
        (reading) => compareLetters(reading.lemma.toLowerCase(), lemma.toLowerCase()) >= LEAST_LEMMA_LIKENESS,
      ),
  );
  if (guesses.length === 0) return false;
  return !guesses.some(({ form }) => right.readings.some((reading) => isSameForm(reading.form, form)));
}

/** The short form of the illative counts as the long one. */
function isSameForm(a: string, b: string): boolean {
  const name = (form: string): string => (form === 'adt' ? 'sg ill' : form);
  return name(a) === name(b);
}

function findVerbEnding(form: string): string {
  const lower = form.toLowerCase();
  const ending = VERB_ENDINGS.find((ending) => lower.endsWith(ending)) ?? '';
  // "vaatada" for "vaadata" is the infinitive, too.
  return ending.replace(/^d(?=.)/, 't');
}
