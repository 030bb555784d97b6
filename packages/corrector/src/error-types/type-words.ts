import { compareLetters, isWord, joinLetters } from './compare-words';
import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { typeWord } from './type-word';
import type { WordToType } from './typed-edit';

/** Words apart and together are the same ones from this likeness of their letters on. */
const LEAST_LIKENESS = 0.65;
/** Letters at the end that show whether the last word keeps its form. */
const ENDING_LENGTH = 2;

/** The code of words that are written apart in place of together or the other way round, and otherwise too; else undefined. */
function typeJoin(words: readonly WordToType[], right: readonly WordToType[]): ErrorCode | undefined {
  const [own, wanted] = [joinLetters(words), joinLetters(right)];
  if (compareLetters(own, wanted) < LEAST_LIKENESS || isPartOnly(words, right)) return undefined;
  const isSameEnding = own.slice(-ENDING_LENGTH) === wanted.slice(-ENDING_LENGTH);
  const isKnown = words.every((word) => word.isKnown);
  if (isSameEnding) return 'R:WS:SPELL';
  return isKnown ? 'R:WS:NOM:FORM' : 'R:WS:NOM:FORM:SPELL';
}

/** True where all but one of the words stay: a word is put in or left out, nothing joined. */
function isPartOnly(words: readonly WordToType[], right: readonly WordToType[]): boolean {
  const [few, many] = words.length < right.length ? [words, right] : [right, words];
  const forms = many.map(({ form }) => form.toLowerCase());
  return few.every(({ form }) => forms.includes(form.toLowerCase()));
}

/** Words that make compound forms of verbs: "olen lugenud", "ei loe". */
const AUXILIARIES = new Set(['olema', 'ei', 'ära', 'pole']);

/** The code of an edit that moves nothing. */
export function typeWords(written: readonly WordToType[], corrected: readonly WordToType[]): ErrorCode {
  if (written.length === 0) return corrected.some(isWord) || corrected.length === 0 ? 'M:LEX' : 'M:PUNCT';
  if (corrected.length === 0) return written.some(isWord) ? 'U:LEX' : 'U:PUNCT';
  const [words, right] = [written.filter(isWord), corrected.filter(isWord)];
  // A comma that gives way to "ja": the annotators see a missing word.
  if (words.length === 0 && right.length > 0) return right.length === corrected.length ? 'M:LEX' : 'R:PUNCT';
  if (right.length === 0) return words.length === 0 ? 'R:PUNCT' : 'U:LEX';
  if (joinLetters(words) === joinLetters(right)) {
    if (words.length !== right.length) return isOtherCase(words, right) ? 'R:WS:CASE' : 'R:WS';
    if (listMarks(written) !== listMarks(corrected)) return 'R:PUNCT';
  }
  return typeChanged(words, right);
}

function typeChanged(words: readonly WordToType[], right: readonly WordToType[]): ErrorCode {
  if (words.length === right.length) {
    const changed = [...words.keys()].filter((i) => words[i]!.form !== right[i]!.form);
    if (changed.length === 1) return typeWord(words[changed[0]!]!, right[changed[0]!]!);
    return changed.length === 0 ? 'R:PUNCT' : typeSeveral(words, right, changed);
  }
  if (isOneVerb(words, right)) return 'R:VERB:FORM';
  if (isPart(words, right)) return 'M:LEX';
  if (isPart(right, words)) return 'U:LEX';
  return typeJoin(words, right) ?? 'R:LEX';
}

/** Several words at once are of one kind, or another choice of words. */
function typeSeveral(
  words: readonly WordToType[],
  right: readonly WordToType[],
  changed: readonly number[],
): ErrorCode {
  const codes = new Set(changed.map((i) => typeWord(words[i]!, right[i]!)));
  return codes.size === 1 ? [...codes][0]! : 'R:LEX';
}

/** True where all words of the one side are on the other one, too. */
function isPart(few: readonly WordToType[], many: readonly WordToType[]): boolean {
  const forms = many.map(({ form }) => form.toLowerCase());
  return few.every(({ form }) => forms.includes(form.toLowerCase()));
}

/** Both sides are forms of one verb, alone or with auxiliaries. */
function isOneVerb(words: readonly WordToType[], right: readonly WordToType[]): boolean {
  const [own, wanted] = [words, right].map(listMainVerbs);
  return own !== undefined && wanted !== undefined && [...own].some((lemma) => wanted.has(lemma));
}

/** Lemmas of the verb of a verb phrase; undefined for other words. */
function listMainVerbs(words: readonly WordToType[]): ReadonlySet<string> | undefined {
  const main = words.filter(({ readings }) => !readings.some(({ lemma }) => AUXILIARIES.has(lemma)));
  if (main.length > 1) return undefined;
  const verbs = (main[0] ?? words.at(-1)!).readings.filter(({ partOfSpeech }) => partOfSpeech === 'V');
  const adjectives =
    main[0]?.readings.filter(({ form, lemma }) => form === '' && /[ntd]ud$/.test(lemma)) ?? [];
  return verbs.length + adjectives.length > 0 ? new Set(verbs.map(({ lemma }) => lemma)) : undefined;
}

function isOtherCase(words: readonly WordToType[], right: readonly WordToType[]): boolean {
  const isCapital = (word: WordToType): boolean => /^\p{Lu}/u.test(word.form);
  return isCapital(words[0]!) !== isCapital(right[0]!);
}

function listMarks(words: readonly WordToType[]): string {
  return words
    .filter((word) => !isWord(word))
    .map(({ form }) => form)
    .join(' ');
}
