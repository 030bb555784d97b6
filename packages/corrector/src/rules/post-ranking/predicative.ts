import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, isClauseStart, isOnly, listPairs, listWords } from '../../sentence/readings';
import { findAtEach, makeFormHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { isOfHaver } from './find-haver';
import { isPersonNoun } from './persons';
import { ROLE } from './role-noun';

/** `te` may be one person. */
const PLURALS = listWords('nad nemad need me meie');
const PERSONAL_OBJECTS = listWords('mind sind teda meid teid neid ennast');
const OWNERS = listWords('minu mu sinu su tema ta meie teie nende oma need');
const BEING = listWords('on olid oleme olime');

/** `lilled on ilus`: what is said of several is in the plural. */
function findSingular(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  if (!isPluralSubject(sentence, at) || !BEING.has(tokens[at + 1]?.lower ?? '')) return [];
  // `lapsed on igav`: who feels it is no subject.
  if (isOfHaver(sentence, at)) return [];
  let place = at + 2;
  while (tokens[place]?.pos === 'D') place += 1;
  const [quality, next] = [tokens[place], tokens[place + 1]];
  if (!quality || quality.code !== 'sg n') return [];
  // `vanemad on õpetaja`: who several people are.
  if (isPersonNoun(quality) && !next?.isWord)
    return makeFormHit(place, quality, ['pl n', 'S'], { variant: 'people', word: tokens[at]!.form });
  if (quality.pos !== 'A') return [];
  if (hasPart(quality, 'DK') || (next?.isWord && !['ja', 'ning', 'aga'].includes(next.lower))) return [];
  return makeFormHit(place, quality, ['pl n', 'A'], { variant: 'plural', word: tokens[at]!.form });
}

/** A plural that opens the clause, with its owner at most. */
function isPluralSubject(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const token: GrammarToken = tokens[at]!;
  if (PLURALS.has(token.lower)) return isClauseStart(sentence, at) && tokens[at]!.lower !== 'meie';
  const isFirst = isClauseStart(sentence, at);
  const isOwned = at > 0 && OWNERS.has(tokens[at - 1]!.lower) && isClauseStart(sentence, at - 1);
  return token.pos === 'S' && token.isKnown && isOnly(token, 'pl n') && (isFirst || isOwned);
}

const PERSONS = listPairs('ma olen, sa oled, ta on, mina olen, sina oled, tema on');

/** `ta on arsti`: who somebody is. */
function findRole(sentence: GrammarSentence, at: number): RuleHit[] {
  const [subject, verb, noun, next] = sentence.tokens.slice(at, at + 4);
  if (!noun || PERSONS.get(subject?.lower ?? '') !== verb?.lower || next?.isWord) return [];
  if (!isClauseStart(sentence, at) || noun.pos !== 'S' || !ROLE.test(noun.lemma)) return [];
  if (!isOnly(noun, 'sg g', 'sg p', 'adt')) return [];
  const word = `${subject!.form} ${verb!.form}`;
  return makeFormHit(at + 2, noun, ['sg n', 'S'], { variant: 'role', word });
}

/** `raamat on väga huvitavat`: what something is like. */
function findQuality(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [subject, verb, degree] = tokens.slice(at, at + 3);
  const place = degree?.pos === 'D' ? at + 3 : at + 2;
  const quality = tokens[place];
  if (subject?.pos !== 'S' || subject.code !== 'sg n') return [];
  if (verb?.lower !== 'on' || tokens[place + 1]?.isWord || quality?.pos !== 'A') return [];
  if (!isOnly(quality, 'sg p') || hasPart(quality, 'DSKN')) return [];
  return makeFormHit(place, quality, ['sg n', 'A'], { variant: 'quality', word: subject.form });
}

/** `tegi mind õnnelik`: what somebody is made. */
function findMade({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  const [object, quality, next] = tokens.slice(at + 1, at + 4);
  if (!isFinite(verb) || !object) return [];
  const isPainted = verb.lemma === 'värvima' && object.pos === 'S' && hasCode(object, 'sg g', 'sg p', 'pl n');
  if (!isPainted && verb.lemma !== 'tegema') return [];
  if (
    quality?.pos !== 'A' ||
    quality.code !== 'sg n' ||
    next?.isWord ||
    hasPart(quality, isPainted ? 'DK' : 'DSK')
  )
    return [];
  if (!isPainted && !PERSONAL_OBJECTS.has(object.lower)) return [];
  return makeFormHit(at + 2, quality, ['sg tr', 'A'], { variant: 'made', word: verb.form });
}

/** `poiss muutus kurb`: what somebody becomes like. */
function findChanged({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  const place = tokens[at + 1]?.pos === 'D' ? at + 2 : at + 1;
  const quality = tokens[place];
  if (!['muutuma', 'kasvama'].includes(verb.lemma) || !hasCode(verb, 'n', 'b', 's', 'sin', 'nud', 'da', 'ma'))
    return [];
  if (quality?.pos !== 'A' || !hasCode(quality, 'sg n') || tokens[place + 1]?.isWord) return [];
  return makeFormHit(place, quality, ['sg tr', 'A'], { variant: 'made', word: verb.form });
}

export const predicative: Rule = {
  id: 'predicative',
  examples: ['Lilled on ilusad.', 'Nad on toredad.'],
  errorType: 'caseError',
  find: findAtEach(findSingular, findRole, findQuality, findMade, findChanged),
};
