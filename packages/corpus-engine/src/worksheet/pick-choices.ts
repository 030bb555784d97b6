import { capitalise } from '@keelerada/estonian/capitalise';
import { shuffleLazily } from './shuffle-lazily';

/** Forms that learners mix up come first; Vabamorf's codes. */
const NOMINAL_FORMS = [
  ...['sg n', 'sg g', 'sg p', 'pl p', 'pl n', 'sg in', 'sg ill', 'sg el', 'sg ad'],
  ...['sg all', 'sg abl', 'sg kom', 'pl g', 'sg tr'],
] as const;
const VERB_FORMS = [
  ...['b', 'vad', 'n', 'd', 'ma', 'da', 's', 'sin', 'nud', 'me', 'sid', 'o', 'takse', 'tud'],
] as const;
const NOMINALS = 'SAHPNCUO';

/** The forms of a word of this part of speech that are offered beside the right one; none of a word that has no forms. */
export function listFormCodes(partOfSpeech: string): readonly string[] {
  if (partOfSpeech === 'V') return VERB_FORMS;
  return partOfSpeech !== '' && NOMINALS.includes(partOfSpeech) ? NOMINAL_FORMS : [];
}

export interface ChoicesToPick {
  readonly answer: string;
  /** What a learner wrote in its place; it is offered first. */
  readonly written?: string | undefined;
  /** Other forms of the same word, the likeliest mistakes first. */
  readonly forms: readonly string[];
  /** What is as right as the answer: its parallel forms. */
  readonly parallels: readonly string[];
  /** Wrong choices at most. */
  readonly count: number;
  /** The same seed gives the same order. */
  readonly seed: number;
}

/**
 * The right answer among wrong ones, in random order; no two are the same but for capital letters, and none is a parallel
 * form of the answer. Empty where there is no wrong one.
 */
export function pickChoices({ answer, written, forms, parallels, count, seed }: ChoicesToPick): string[] {
  const fold = (word: string): string => word.toLowerCase();
  const seen = new Set([answer, ...parallels].map(fold));
  const isCapital = /^\p{Lu}/u.test(answer);
  const wrong: string[] = [];
  // A learner's own letters stay as they are: the capital letter may be the error.
  if (written && written !== answer && !/\s{2}|\n/u.test(written)) {
    wrong.push(written);
    seen.add(fold(written));
  }
  for (const form of forms) {
    if (wrong.length >= count) break;
    if (seen.has(fold(form))) continue;
    seen.add(fold(form));
    wrong.push(isCapital ? capitalise(form) : form);
  }
  const all = [answer, ...wrong.slice(0, count)];
  return all.length === 1 ? [] : [...shuffleLazily(all.length, seed)].map((place) => all[place]!);
}
