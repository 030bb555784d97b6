import { makeTable } from '@keelerada/estonian/make-table';
import { makeFormHit, makeWordHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { isSubordinator } from '../sentence/clauses';
import { changeForm, hasCode, hasPart, isClauseStart, listWords, PERSONAL_CODES } from '../sentence/readings';
import { capitalise } from '@keelerada/estonian/capitalise';
import { startsWithCapital } from '../sentence/match-case';
import type { Rule, RuleHit } from '../sentence/rule';

/** The form after `ei` by the form with a personal ending. */
const NEGATED = makeTable<string>({
  ...Object.fromEntries(['n', 'd', 'b', 'me', 'te', 'vad'].map((code) => [code, 'o'])),
  ...Object.fromEntries(['s', 'sin', 'sid', 'sime', 'site'].map((code) => [code, 'nud'])),
  ...Object.fromEntries(['ksin', 'ksid', 'ksime', 'ksite'].map((code) => [code, 'ks'])),
  takse: 'ta',
  ti: 'tud',
});
const YOU_SINGULAR = listWords('sa sina su sinu sulle sinule sul sinul sind');
const YOU_PLURAL = listWords('te teie teile teil teid');
const BEFORE_ORDER = listWords('palun ja aga et ning siis nii sa te või kuid');

/** The verb after a negation; adverbs may come between. */
function findVerb({ tokens }: GrammarSentence, at: number): number | undefined {
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    if (hasPart(tokens[i]!, 'V')) return i;
    if (tokens[i]!.pos !== 'D') return undefined;
  }
  return undefined;
}

/** The personal form of a verb that can be nothing else, by all its readings. */
function personalCode(token: GrammarToken): string | undefined {
  if (PERSONAL_CODES.has(token.code)) return token.code;
  return token.readings.every(({ form }) => PERSONAL_CODES.has(form)) ? token.readings[0]?.form : undefined;
}

function findAfterNot(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const place = findVerb(sentence, at);
  if (place === undefined) return [];
  const verb = tokens[place]!;
  if (hasCode(verb, 'ge')) return replaceWord(at, 'ärge', tokens[at]!, 'order');
  const code = personalCode(verb);
  const changed =
    code === undefined ? undefined : changeForm({ ...verb, code }, NEGATED.get(code) ?? 'o', 'V');
  if (!changed) return verb.lower === 'ole' ? findAfterBeing(sentence, place) : [];
  // `mine` is the command alone.
  const isGoing = verb.lemma === 'minema' && (NEGATED.get(code!) ?? 'o') === 'o';
  const variant = NEGATED.get(code!) === 'nud' || code === 'ti' ? 'past' : 'present';
  const reason = { variant, word: tokens[at]!.form, forms: changed.forms } as const;
  return makeWordHit(place, isGoing ? 'lähe' : changed.word, reason);
}

/** `ei ole käisin`: behind the negated verb of being stands a participle. */
function findAfterBeing({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at + 1];
  const code = verb && personalCode(verb);
  const reason = { variant: 'past', word: tokens[at]!.form } as const;
  return NEGATED.get(code ?? '') === 'nud'
    ? makeFormHit(at + 1, { ...verb!, code: code! }, ['nud', 'V'], reason)
    : [];
}

function findAfterOrder(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const isPlural = tokens[at]!.lower === 'ärge';
  const before = tokens[at - 1];
  if (!isClauseStart(sentence, at) && !BEFORE_ORDER.has(before!.lower)) return [];
  // `kui sa ära lähed`: part of the verb.
  const beforeSubject = tokens[at - 2];
  if (beforeSubject && isSubordinator(beforeSubject) && hasCode(tokens[at + 1] ?? before!, 'd', 'te'))
    return [];
  const verb = tokens[at + 1];
  const reason = { variant: isPlural ? 'orderMany' : 'orderOne', word: tokens[at]!.form } as const;
  // The command of `minema` has a stem of its own.
  if (verb?.lower === 'lähe') return makeWordHit(at + 1, isPlural ? 'minge' : 'mine', reason);
  if (!verb || hasPart(verb, 'SAPDJKN') || verb.lower === 'palun') return [];
  const [wanted, other] = isPlural ? ['ge', 'o'] : ['o', 'ge'];
  if (hasCode(verb, wanted, 'da', 'nud', 'tud', 'ma')) return [];
  if (at > 0 && hasCode(verb, 'b', 'vad', 's', 'sid')) return [];
  const otherPronouns = isPlural ? YOU_SINGULAR : YOU_PLURAL;
  if (hasCode(verb, other) && tokens.some(({ lower }) => otherPronouns.has(lower)))
    return replaceWord(at, isPlural ? 'ära' : 'ärge', tokens[at]!, isPlural ? 'toOne' : 'toMany');
  return makeFormHit(at + 1, verb, [wanted, 'V'], reason);
}

function replaceWord(at: number, word: string, { form }: GrammarToken, variant: RuleVariant): RuleHit[] {
  return makeWordHit(at, startsWithCapital(form) ? capitalise(word) : word, { variant });
}

export const negation: Rule = {
  id: 'negation',
  examples: ['Meie kass ei söö kala.', 'Ärge jätke akent lahti!'],
  errorType: 'verbFormError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ lower }, at) => {
      if (lower === 'pole') return findAfterBeing(sentence, at);
      if (lower === 'ei') return findAfterNot(sentence, at);
      return lower === 'ära' || lower === 'ärge' ? findAfterOrder(sentence, at) : [];
    }),
};
