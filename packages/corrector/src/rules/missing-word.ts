import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import { BEING, isPersonNoun } from './post-ranking/persons';
import { hasCode, hasPart, listWords } from '../sentence/readings';
import { findAtEach, makeInsertion } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

const AMBIGUOUS = listWords('ta tema me meie te teie');
const PERSONS = listWords('mina sina tema meie teie nemad');
const SHORT_ANSWERS = listWords('ka küll samuti mitte vist aga kui nagu ja');
const LEAST_WORDS = 3;

/** Words of the first clause, if it begins the sentence. */
function firstClause({ tokens }: GrammarSentence): readonly GrammarToken[] {
  const end = tokens.findIndex(({ isWord }) => !isWord);
  return tokens.slice(0, end < 0 ? tokens.length : end);
}

/** `Ma praegu tööl`: a clause that begins with a person and has no verb lacks `olema`. */
function findMissingVerb(sentence: GrammarSentence): RuleHit[] {
  const clause = firstClause(sentence);
  const [subject] = clause;
  const verb = subject && BEING.get(subject.lower);
  if (!verb || clause.length < LEAST_WORDS || clause.length === sentence.tokens.length) return [];
  const mayBeVerb = (token: GrammarToken): boolean => !token.isKnown || hasPart(token, 'V');
  if (clause.some((token) => mayBeVerb(token) || SHORT_ANSWERS.has(token.lower))) return [];
  const mark = sentence.tokens[clause.length]!.form;
  if (mark !== '.' && mark !== ',' && mark !== '!') return [];
  const second = clause[1]!;
  const rest = sentence.tokens.slice(clause.length);
  // `Sa vana rebane!`, `Mina kell kolm, tema kell neli.`
  if (mark === '!' && second.pos === 'A') return [];
  if (mark === ',' && !rest.some(isFinite)) return [];
  const isClear = !AMBIGUOUS.has(subject.lower) || second.pos === 'D';
  if (!isClear || second.upos === 'PROPN') return [];
  return makeInsertion(1, verb, { variant: 'being', word: subject.form });
}

/** `vanem mina`: a comparative and a person have `kui` between them. */
function findMissingThan({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [more, person, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const isComparative = more.pos === 'C' && more.code.endsWith(' n');
  if (!isComparative || !person || !PERSONS.has(person.lower) || next?.isWord) return [];
  return makeInsertion(at + 1, 'kui', { variant: 'than', word: more.form });
}

/** `ma olen kakskümmend aastat`: how old somebody is takes `vana`. */
function findMissingOld({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isEnd = !next?.isWord || next.lower === 'ja';
  if (tokens[at]!.lower !== 'aastat' || !before || !isEnd || !hasPart(before, 'N')) return [];
  const verb = tokens.slice(0, at - 1).findLast((token) => !hasPart(token, 'N'));
  const place = verb ? tokens.indexOf(verb) : 0;
  const subject = tokens[place - 1];
  const isPerson = subject !== undefined && (BEING.has(subject.lower) || isPersonNoun(subject));
  if (verb?.lemma !== 'olema' || !isFinite(verb) || !isPerson || !hasCode(subject, 'sg n', 'pl n')) return [];
  return makeInsertion(at + 1, 'vana', { variant: 'old', word: before.form });
}

export const missingWord: Rule = {
  id: 'missing-word',
  examples: ['Me oleme praegu maal.', 'Õde on pikem kui mina.'],
  errorType: 'missingWordError',
  find: (sentence) => [
    ...findMissingVerb(sentence),
    ...findAtEach(findMissingThan, findMissingOld)(sentence),
  ],
};
