import { capitalise } from '@keelerada/estonian/capitalise';
import {
  ERROR_ALPHABET,
  ERROR_LETTERS,
  type ErrorModel,
  letterIndex,
} from '@keelerada/corrector/spelling/error-model';
import type { WordPair } from './learn-error-model';

export interface CorruptedSentence {
  readonly tokens: readonly string[];
  /** Place of the misspelt word and the word that stood there. */
  readonly error?: { readonly place: number; readonly right: string };
}

const UNTOUCHED_SHARE = 0.25;
const LOWERED_NAME_SHARE = 0.1;
const LISTED_SHARE = 0.7;
const SECOND_ERROR_SHARE = 0.2;
const LOWER_WORD = /^[a-zõäöüšž]{3,}$/u;
const NAME = /^[A-ZÕÄÖÜŠŽ][a-zõäöüšž]{2,}$/u;

/**
 * Makes a function that misspells one word of a clean sentence, so that the ranker sees errors in many contexts: a listed
 * misspelling of one of its words, a name in small letters, or random letter errors as usual as the error model says.
 */
export function makeCorruptor(
  pairs: readonly WordPair[],
  model: ErrorModel,
): (tokens: readonly string[], random: () => number) => CorruptedSentence {
  const listed = new Map<string, string[]>();
  for (const { written, right } of pairs) listed.set(right, [...(listed.get(right) ?? []), written]);
  return (tokens, random) => {
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const places = (isWanted: (token: string, place: number) => boolean): number[] =>
      tokens.flatMap((token, place) => (isWanted(token, place) ? [place] : []));
    const misspell = (place: number, written: string): CorruptedSentence => ({
      tokens: tokens.with(place, written),
      error: { place, right: tokens[place]! },
    });
    if (random() < UNTOUCHED_SHARE) return { tokens };
    const names = places((token, place) => place > 0 && NAME.test(token));
    if (names.length > 0 && random() < LOWERED_NAME_SHARE) {
      const place = pick(names);
      return misspell(place, tokens[place]!.toLowerCase());
    }
    const known = places((token) => listed.has(token));
    if (known.length > 0 && random() < LISTED_SHARE) {
      const place = pick(known);
      return misspell(place, pick(listed.get(tokens[place]!)!));
    }
    const usable = places((token, place) => LOWER_WORD.test(token) || (place === 0 && NAME.test(token)));
    if (usable.length === 0) return { tokens };
    const place = pick(usable);
    const isCapital = !LOWER_WORD.test(tokens[place]!);
    let written = makeLetterError(tokens[place]!.toLowerCase(), model, random);
    if (random() < SECOND_ERROR_SHARE) written = makeLetterError(written, model, random);
    if (isCapital) written = capitalise(written);
    return written === tokens[place] ? { tokens } : misspell(place, written);
  };
}

/** One letter error in a word, drawn by the probabilities of the error model. */
function makeLetterError(word: string, model: ErrorModel, random: () => number): string {
  const options: { readonly written: string; readonly weight: number }[] = [];
  const add = (start: number, end: number, letters: string, cost: number): void => {
    options.push({ written: word.slice(0, start) + letters + word.slice(end), weight: Math.exp(-cost) });
  };
  for (let at = 0; at < word.length; at++) {
    const letter = letterIndex(word[at]!);
    const isDouble = at > 0 && word[at - 1] === word[at];
    add(at, at + 1, '', (isDouble ? model.missingDouble : model.missing)[letter]!);
    add(at, at, word[at]!, model.extraDouble[letter]!);
    if (at + 1 < word.length && word[at] !== word[at + 1])
      add(at, at + 2, word[at + 1]! + word[at]!, model.swap);
    for (const [index, other] of [...ERROR_ALPHABET].entries()) {
      if (other === '-') continue;
      if (index !== letter) add(at, at + 1, other, model.substitution[index * ERROR_LETTERS + letter]!);
      // An extra letter may be any; the model knows only how usual it is as such.
      add(at, at, other, model.extra[index]! + Math.log(word.length));
    }
  }
  const total = options.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random() * total;
  const chosen = options.find(({ weight }) => (rest -= weight) <= 0);
  return chosen?.written ?? word;
}
