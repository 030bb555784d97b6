import { makeTable } from '@keelerada/estonian/make-table';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { changeForm, hasCode, hasPart, isClauseStart, isOnly, listWords } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';
import { isOfHaver } from './find-haver';
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
  if (!quality || quality.pos !== 'A' || quality.code !== 'sg n') return [];
  if (hasPart(quality, 'DK') || (next?.isWord && !['ja', 'ning', 'aga'].includes(next.lower))) return [];
  const changed = changeForm(quality, 'pl n', 'A');
  const word = tokens[at]!.form;
  return changed
    ? [
        {
          start: place,
          end: place + 1,
          wanted: [[changed.word]],
          forms: changed.forms,
          variant: 'plural',
          word,
          isCertain: true,
        },
      ]
    : [];
}

/** A plural that opens the clause, with its owner at most. */
function isPluralSubject(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const token: GrammarToken = tokens[at]!;
  if (PLURALS.has(token.lower)) return isClauseStart(sentence, at) && tokens[at]!.lower !== 'meie';
  const isFirst = isClauseStart(sentence, at);
  const isOwned = at > 0 && OWNERS.has(tokens[at - 1]!.lower) && isClauseStart(sentence, at - 1);
  return token.pos === 'S' && isOnly(token, 'pl n') && (isFirst || isOwned);
}

const PERSONS = makeTable<string>({
  ma: 'olen',
  sa: 'oled',
  ta: 'on',
  mina: 'olen',
  sina: 'oled',
  tema: 'on',
});

/** `ta on arsti`: who somebody is. */
function findRole(sentence: GrammarSentence, at: number): RuleHit[] {
  const [subject, verb, noun, next] = sentence.tokens.slice(at, at + 4);
  if (!noun || PERSONS.get(subject?.lower ?? '') !== verb?.lower || next?.isWord) return [];
  if (!isClauseStart(sentence, at) || noun.pos !== 'S' || !ROLE.test(noun.lemma)) return [];
  if (!isOnly(noun, 'sg g', 'sg p', 'adt')) return [];
  const changed = changeForm(noun, 'sg n', 'S')!;
  const span = { start: at + 2, end: at + 3, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'role', word: `${subject!.form} ${verb!.form}`, isCertain: true }];
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
  const changed = changeForm(quality, 'sg n', 'A')!;
  const span = { start: place, end: place + 1, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'quality', word: subject.form, isCertain: true }];
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
  const changed = changeForm(quality, 'sg tr', 'A')!;
  const span = { start: at + 2, end: at + 3, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'made', word: verb.form, isCertain: true }];
}

/** `poiss muutus kurb`: what somebody becomes like. */
function findChanged({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const verb = tokens[at]!;
  const place = tokens[at + 1]?.pos === 'D' ? at + 2 : at + 1;
  const quality = tokens[place];
  if (!['muutuma', 'kasvama'].includes(verb.lemma) || !hasCode(verb, 'n', 'b', 's', 'sin', 'nud', 'da', 'ma'))
    return [];
  if (quality?.pos !== 'A' || !hasCode(quality, 'sg n') || tokens[place + 1]?.isWord) return [];
  const changed = changeForm(quality, 'sg tr', 'A')!;
  const span = { start: place, end: place + 1, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'made', word: verb.form, isCertain: true }];
}

export const predicative: Rule = {
  id: 'predicative',
  examples: ['Lilled on ilusad.', 'Nad on toredad.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) => [
      ...findSingular(sentence, at),
      ...findRole(sentence, at),
      ...findQuality(sentence, at),
      ...findMade(sentence, at),
      ...findChanged(sentence, at),
    ]),
};
