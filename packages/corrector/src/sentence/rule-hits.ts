import type { GrammarSentence, GrammarToken } from './grammar-sentence';
import { matchCase } from './match-case';
import { changePhrase } from './phrase';
import { changeForm } from './readings';
import type { Rule, RuleHit, WantedWord } from './rule';

/** Why a rule asks for a change; it is certain of it unless this says otherwise. */
type HitReason = Pick<RuleHit, 'variant'> & Partial<RuleHit>;
type FindAt = (sentence: GrammarSentence, at: number) => readonly RuleHit[];

/** What is found at each token. */
export const findAtEach =
  (...finders: readonly FindAt[]): Rule['find'] =>
  (sentence) =>
    sentence.tokens.flatMap((_, at) => finders.flatMap((find) => find(sentence, at)));

/** What the first finder that finds something finds at a token. */
export const findFirst =
  (...finders: readonly FindAt[]): FindAt =>
  (sentence, at) =>
    finders.flatMap((find) => find(sentence, at)).slice(0, 1);

/** Other words in place of those of a span; none where they go. */
export function makeHit(
  start: number,
  end: number,
  words: readonly WantedWord[],
  reason: HitReason,
): RuleHit[] {
  return [{ start, end, wanted: [words], isCertain: true, ...reason }];
}

/** Another word in place of one. */
export function makeWordHit(at: number, word: WantedWord, reason: HitReason): RuleHit[] {
  return makeHit(at, at + 1, [word], reason);
}

/** Another word, with the capital of what is written. */
export function makeCasedHit(at: number, word: string, { form }: GrammarToken, reason: HitReason): RuleHit[] {
  return makeWordHit(at, matchCase(word, form), reason);
}

/** A word before a token. */
export function makeInsertion(at: number, word: WantedWord, reason: HitReason): RuleHit[] {
  return makeHit(at, at, [word], reason);
}

/** Another form of a word, by its readings of some parts of speech; no hit where it has none. */
export function makeFormHit(
  at: number,
  token: GrammarToken,
  [code, parts]: readonly [code: string, parts: string],
  reason: HitReason,
): RuleHit[] {
  const changed = changeForm(token, code, parts);
  return changed ? makeWordHit(at, changed.word, { forms: changed.forms, ...reason }) : [];
}

/** Another form of a noun and of the words before it that agree with it. */
export function makePhraseHit(
  tokens: readonly GrammarToken[],
  noun: number,
  code: string,
  reason: HitReason,
): RuleHit[] {
  const phrase = changePhrase(tokens, noun, code, { isWhole: true });
  return phrase ? [{ ...phrase, isCertain: true, ...reason }] : [];
}

/** Where to: the short illative of a noun, or its long one. */
export function makeGoalHit(at: number, token: GrammarToken, reason: HitReason): RuleHit[] {
  const long = makeFormHit(at, token, ['sg ill', 'S'], reason);
  return makeFormHit(at, token, ['adt', 'S'], reason).map((hit) => ({
    ...hit,
    wanted: [...hit.wanted, ...long[0]!.wanted],
  }));
}
