import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { isOtherForm } from './changed-ending';
import { compareLetters, countChanges, isUninflected, isVerb, listShared } from './compare-words';
import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { WordToType } from './typed-edit';

/** A word that exists is another one misspelt where so few letters differ and the words are so alike. */
const LEAST_LIKENESS_BY_CHANGES = [0, 0.7, 0.8];
/** Least similarity of an unknown word to the word that it is matched with. */
const LEAST_UNKNOWN_LIKENESS = 0.5;
const FEW_CHANGES = 2;
/** Letters that words of one origin begin with. */
const LEAST_COMMON_BEGINNING = 4;

/** The code of one word in place of another, letters apart from case. */
export function typeWord(written: WordToType, right: WordToType): ErrorCode {
  const [lower, wanted] = [written.form.toLowerCase(), right.form.toLowerCase()];
  if (lower === wanted) return 'R:CASE';
  if (keepLetters(lower) === keepLetters(wanted)) return 'R:SPELL';
  // A foreign name takes its ending after an apostrophe: "Rouge" and "Rouge'i".
  if (wanted.replace(/['’]\p{L}*$/u, '') === lower) return 'R:NOM:FORM';
  return written.isKnown ? typeKnown(written, right) : typeUnknown(written, right);
}

function typeKnown(written: WordToType, right: WordToType): ErrorCode {
  const shared = listShared(written, right);
  if (shared.length > 0) return typeForm(written, right, shared);
  const [lower, wanted] = [written.form.toLowerCase(), right.form.toLowerCase()];
  if (written.readings.some(isPlace) && right.readings.some(isPlace)) return 'R:LEX';
  if (isOtherDerivative(written, right)) return 'R:LEX';
  const least = LEAST_LIKENESS_BY_CHANGES[countChanges(lower, wanted)];
  return least !== undefined && compareLetters(lower, wanted) >= least ? 'R:SPELL' : 'R:LEX';
}

/** Both are forms of one word. */
function typeForm(
  written: WordToType,
  right: WordToType,
  shared: readonly { readonly own: VabamorfAnalysis; readonly wanted: VabamorfAnalysis }[],
): ErrorCode {
  // "ilus" and "ilusasti" in place of one another are two words to the annotators.
  if (written.readings.some(isPlace) && right.readings.some(isPlace)) return 'R:LEX';
  if (written.readings.some(isUninflected) !== right.readings.some(isUninflected) && isAdverb(written, right))
    return 'R:LEX';
  const chosen = shared.find(({ own }) => own.partOfSpeech === written.pos) ?? shared[0]!;
  if (!isVerb(chosen.own)) return 'R:NOM:FORM';
  // "tekkib" is the same form as "tekib", made with the wrong grade.
  return shared.some(({ own, wanted }) => isVerb(own) && own.form === wanted.form)
    ? 'R:SPELL'
    : 'R:VERB:FORM';
}

function isAdverb(...words: readonly WordToType[]): boolean {
  return words.some(({ readings }) =>
    readings.some(({ partOfSpeech, lemma }) => partOfSpeech === 'D' && lemma.endsWith('lt')),
  );
}

/** Adverbs and adpositions that come from forms: "juurde", "juures". */
function isPlace({ partOfSpeech }: VabamorfAnalysis): boolean {
  return partOfSpeech === 'D' || partOfSpeech === 'K';
}

/** The same form of two words of one beginning: "valmistada" and "valmistuda". */
function isOtherDerivative(written: WordToType, right: WordToType): boolean {
  const start = written.form.slice(0, LEAST_COMMON_BEGINNING).toLowerCase();
  return (
    start.length === LEAST_COMMON_BEGINNING &&
    right.form.toLowerCase().startsWith(start) &&
    right.readings.some((wanted) =>
      written.readings.some(
        (own) =>
          own.partOfSpeech !== 'H' && own.partOfSpeech === wanted.partOfSpeech && own.form === wanted.form,
      ),
    )
  );
}

function typeUnknown(written: WordToType, right: WordToType): ErrorCode {
  const [lower, wanted] = [written.form.toLowerCase(), right.form.toLowerCase()];
  const changes = countChanges(lower, wanted);
  if (changes > FEW_CHANGES && compareLetters(lower, wanted) < LEAST_UNKNOWN_LIKENESS) return 'R:LEX:SPELL';
  if (changes < FEW_CHANGES || !isOtherForm(written, right)) return 'R:SPELL';
  return right.readings[0] && isVerb(right.readings[0]) ? 'R:VERB:FORM:SPELL' : 'R:NOM:FORM:SPELL';
}

function keepLetters(form: string): string {
  return form.replace(/[^\p{L}\p{N}]/gu, '');
}
