import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { PLACE_NOUNS } from './data/local-nouns';
import { PARTITIVE_VERBS, RESULTS } from './data/verb-cases';
import { isInClause } from '../sentence/clause-verbs';
import { changePhrase, isCounted, isSpan } from '../sentence/phrase';
import {
  childrenOf,
  hasCase,
  hasCode,
  hasPart,
  isNominal,
  isOnly,
  lemmaCodes,
  listWords,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import { findFirst, makePhraseHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';
import { isBecoming } from './post-ranking/role-noun';
import { findPronoun, NO_OBJECT, TIMES, verbOf } from './object-pronoun';

const NEGATIONS = listWords('ei pole polnud poleks ega');
const SPEAKER_CODES = listWords('n d me te sin sime site ksin ksime ksite');
/** With a goal the object of these is total: `liigutan kaktuse aknalauale`. */
const MOVING = listWords('liigutama lükkama tõmbama vedama kandma saatma juhtima sõidutama');
/** What is told may be told whole: `rääkis pika loo`. */
const TELLING = listWords('rääkima jutustama vestma');
const TOLD = listWords('lugu jutt muinasjutt nali anekdoot elulugu uudis mälestus');
const PERSONS = listWords('mina sina tema keegi kes');
/** True for a verb in the negative. */
function isNegated(sentence: GrammarSentence, verb: number): boolean {
  const { tokens } = sentence;
  return childrenOf(sentence, verb).some((i) => NEGATIONS.has(tokens[i]!.lower));
}

/** True where the verb has another subject: one before the noun, or a person. */
function hasOtherSubject({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  return tokens.some((token, i) => {
    const isNominative =
      hasCode(token, 'sg n', 'pl n') && token.head === verb && relationOf(token) === 'nsubj';
    return isNominative && (i < noun || PERSONS.has(token.lemma));
  });
}

function isObject(sentence: GrammarSentence, noun: number, verb: number): boolean {
  const { tokens } = sentence;
  const relation = relationOf(tokens[noun]!);
  if (relation === 'obj') return true;
  if (relation !== 'nsubj') return false;
  const isOtherSubject = hasOtherSubject(sentence, noun, verb);
  return isOtherSubject || (noun > verb && SPEAKER_CODES.has(tokens[verb]!.code));
}

/** A plural noun with a plural verb and no other subject may be the subject, whatever the parse is. */
function isAgreeing({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  if (!hasCode(tokens[noun]!, 'pl n') || !['vad', 'sid', 'ksid'].includes(tokens[verb]!.code)) return false;
  return !tokens.some((token) => token.head === verb && relationOf(token) === 'nsubj');
}

function isBareNoun(sentence: GrammarSentence, noun: number): boolean {
  const { tokens } = sentence;
  const token = tokens[noun]!;
  const next = tokens[noun + 1];
  if (['ilma', 'koos', 'kuni', 'alates'].includes(tokens[noun - 1]?.lower ?? '')) return false;
  if (token.upos === 'PROPN' || !token.isKnown || token.lemma === 'kõik' || hasPart(token, 'DKJN'))
    return false;
  if (
    hasCode(token, 'sg p', 'pl p') ||
    !lemmaCodes(token).every((code) => ['sg n', 'pl n', 'sg g'].includes(code))
  )
    return false;
  if (hasCode(token, 'sg g') && next?.isWord) {
    // `hommikusöögi kõrvale` beside `õpetaja raamat`
    if (hasPart(next, 'K') || (isNominal(next) && next.head !== tokens[noun]!.head)) return false;
  }
  const relations = childrenOf(sentence, noun).map((i) => relationOf(tokens[i]!));
  return !relations.some((relation) => ['nummod', 'case', 'cop', 'mark'].includes(relation));
}

/** `sai kahjustada põrand`: the noun may be the subject of the verb above. */
function isSharedSubject(sentence: GrammarSentence, noun: number, verb: number): boolean {
  const { tokens } = sentence;
  const above = tokens[tokens[verb]!.head];
  const { code } = tokens[verb]!;
  if (code !== 'da' || !hasCode(tokens[noun]!, 'sg n', 'pl n')) return false;
  if (above?.lemma !== 'saama') return isModalSubject(sentence, noun, verb);
  return !tokens.some(({ head, relation }) => head === tokens[verb]!.head && relation === 'nsubj');
}

/** `miks ei võiks valvata isikud`: a plural behind a modal verb of the third person that has no other subject. */
function isModalSubject(sentence: GrammarSentence, noun: number, verb: number): boolean {
  const { tokens } = sentence;
  const under = childrenOf(sentence, verb);
  const modal = under.find((i) => tokens[i]!.lemma === 'võima');
  const hasSubject = under.some((i) => relationOf(tokens[i]!) === 'nsubj');
  return modal !== undefined && !hasSubject && hasCode(tokens[noun]!, 'pl n');
}

/** `mahlakuse ja kontide puudumisega`: a genitive before another word that a noun owns. */
function isListedGenitive({ tokens }: GrammarSentence, noun: number): boolean {
  const [link, other] = [tokens[noun + 1], tokens[noun + 2]];
  return (
    isOnly(tokens[noun]!, 'sg g') &&
    link?.pos === 'J' &&
    other !== undefined &&
    hasCode(other, 'sg g', 'pl g')
  );
}

/** `„kasiino” ust`: a genitive in quotation marks. */
function isQuoted({ tokens }: GrammarSentence, noun: number): boolean {
  const [mark, behind] = [tokens[noun + 1], tokens[noun + 2]];
  return mark !== undefined && /^["”“»]$/u.test(mark.form) && behind !== undefined && isNominal(behind);
}

/** `ootan sinu reedel kell kuus`: another word is the object, the time is not. */
function isNearerObject({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  const { lemma } = tokens[noun]!;
  const next = tokens[noun + 1];
  const isTime = lemma === 'kell' && next !== undefined && hasPart(next, 'N');
  const isObject = (token: GrammarToken): boolean =>
    token.head === verb && (PERSONS.has(token.lemma) || isOnly(token, 'sg p', 'pl p'));
  // A word right before the noun is its attribute, whatever the parse says.
  const between = tokens.slice(Math.min(noun, verb) + 1, Math.max(noun - 1, verb));
  return (
    isTime ||
    between.some((token) => isObject(token) && !hasCode(token, 'sg n', 'pl n') && !TIMES.has(token.lemma))
  );
}

/** The object of a negated verb, or of a verb that always asks for the partitive. */
function findPartitive(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = verbOf(sentence, noun);
  if (verb === undefined || !isBareNoun(sentence, noun) || !isObject(sentence, noun, verb)) return [];
  if (!isInClause(sentence, noun, verb) || isQuoted(sentence, noun) || isNearerObject(sentence, noun, verb))
    return [];
  const { lemma, code, lower } = tokens[verb]!;
  if (lower === 'palun' || isAgreeing(sentence, noun, verb)) return [];
  // `räägin film`: of what, unless it is a language or a story.
  const isSaid = TOLD.has(tokens[noun]!.lemma) || tokens[noun]!.lemma.endsWith('keel');
  if (lemma === 'rääkima' && !isSaid) return [];
  // `ei taha õpetaja olla`: what somebody is.
  if (tokens[noun + 1]?.lower === 'olla') return [];
  // `õpib juuksur`: what somebody becomes.
  if (isBecoming(sentence, noun, verb)) return [];
  // `õpin ülikool`: where, not what.
  if (lemma === 'õppima' && PLACE_NOUNS.has(tokens[noun]!.lemma)) return [];
  if (['takse', 'ti', 'tud', 'tav', 'taks', 'ta'].includes(code)) return [];
  const negated = isNegated(sentence, verb);
  if (
    negated
      ? NO_OBJECT.has(lemma) && !(lemma === 'saama' && hasOtherSubject(sentence, noun, verb))
      : !PARTITIVE_VERBS.has(lemma)
  )
    return [];
  const number = numberOfCode(tokens[noun]!.code);
  if (TELLING.has(lemma) && isOnly(tokens[noun]!, 'sg g')) return [];
  const isResult = childrenOf(sentence, verb).some(
    (i) =>
      RESULTS.has(tokens[i]!.lower) ||
      (hasCode(tokens[i]!, 'sg tr') && tokens[i]!.lemma !== 'lisa') ||
      (MOVING.has(lemma) && hasCase(tokens[i]!, 'all', 'ill')),
  );
  if ((isResult && !negated) || isSharedSubject(sentence, noun, verb)) return [];
  if (isListedGenitive(sentence, noun) || isSpan(tokens, noun)) return [];
  const isGenitive = tokens[noun]!.code === 'sg g';
  const isCertain = relationOf(tokens[noun]!) === 'obj' || !isGenitive;
  const word = negated ? (tokens[verb - 1]?.lower === 'ei' ? 'ei' : tokens[verb]!.form) : lemma;
  const variant = negated ? 'negated' : 'partitive';
  return makePhraseHit(tokens, noun, `${number} p`, { variant, word, isCertain });
}

/** `Pane akna kinni`, `silla lammutati`: the total object is nominative after an imperative and in the impersonal. */
function findNominative(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = verbOf(sentence, noun);
  const [token, next] = [tokens[noun]!, tokens[noun + 1]];
  if (verb === undefined || relationOf(token) !== 'obj' || !isOnly(token, 'sg g')) return [];
  // `trükiti üle kaheksa miljoni margi`
  if (isCounted(tokens, noun) || childrenOf(sentence, noun).some((i) => relationOf(tokens[i]!) === 'nummod'))
    return [];
  if ((next?.isWord && isNominal(next)) || hasPart(token, 'DKJV')) return [];
  const own = tokens[verb]!;
  const isOrder =
    own.code === 'o' &&
    !childrenOf(sentence, verb).some((i) => relationOf(tokens[i]!) === 'nsubj') &&
    isVerbFirst(sentence, verb);
  const isImpersonal = own.code === 'ti' || own.code === 'takse';
  if ((!isOrder && own.code !== 'ge' && !isImpersonal) || PARTITIVE_VERBS.has(own.lemma)) return [];
  const variant = isImpersonal ? 'impersonal' : 'order';
  return makePhraseHit(tokens, noun, 'sg n', { variant, word: own.form });
}

/** True where a clause begins with the verb, as orders do. */
function isVerbFirst({ tokens }: GrammarSentence, verb: number): boolean {
  const before = tokens[verb - 1];
  return !before?.isWord || ['palun', 'ja', 'ning'].includes(before.lower);
}

/** `uue autot`: attribute and noun of an object disagree; a completed action takes the genitive. */
function findGenitive(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const [token, before] = [tokens[noun]!, tokens[noun - 1]];
  const verb = verbOf(sentence, noun);
  if (verb === undefined || !before || relationOf(token) === 'nsubj') return [];
  if (!lemmaCodes(token).every((code) => code === 'sg p' || code === 'adt') || !hasCode(token, 'sg p'))
    return [];
  const isAttribute = before.pos === 'A' && isOnly(before, 'sg g') && !hasPart(before, 'SV');
  const { lemma, code } = tokens[verb]!;
  if (!isAttribute || isNegated(sentence, verb) || PARTITIVE_VERBS.has(lemma)) return [];
  const phrase = changePhrase(tokens, noun, 'sg g');
  const isDone = ['sin', 's', 'sid', 'sime', 'site', 'nud'].includes(code);
  return phrase ? [{ ...phrase, variant: 'genitive', word: before.form, isCertain: isDone }] : [];
}

/** `kooki … ära`: the action is complete. */
function findResult(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = verbOf(sentence, noun);
  const token = tokens[noun]!;
  if (verb === undefined || relationOf(token) !== 'obj' || isNegated(sentence, verb)) return [];
  if (!hasCode(token, 'sg p') || !lemmaCodes(token).every((code) => code === 'sg p' || code === 'adt'))
    return [];
  const isPast = ['sin', 's', 'sid', 'sime', 'site'].includes(tokens[verb]!.code);
  const result = tokens.find(
    (other, i) => RESULTS.has(other.lower) && (other.head === verb || i === verb + 1),
  );
  if (!isPast || !result || PARTITIVE_VERBS.has(tokens[verb]!.lemma)) return [];
  const hasPartitiveAttribute = childrenOf(sentence, noun).some(
    (i) => ['amod', 'det'].includes(relationOf(tokens[i]!)) && isOnly(tokens[i]!, 'sg p'),
  );
  const isCounted = childrenOf(sentence, noun).some(
    (i) => relationOf(tokens[i]!) === 'nummod' || relationOf(tokens[i]!) === 'advmod',
  );
  if (hasPartitiveAttribute || isCounted) return [];
  const phrase = changePhrase(tokens, noun, 'sg g');
  return phrase ? [{ ...phrase, variant: 'result', word: result.form, isCertain: false }] : [];
}

const findNoun = findFirst(findPartitive, findNominative, findGenitive, findResult);

export const object: Rule = {
  id: 'object',
  examples: ['Ma ei ostnud täna leiba.', 'Sulge palun uks!'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ pos }, at) => {
      if (pos === 'P') return findPronoun(sentence, at);
      return pos === 'S' ? findNoun(sentence, at) : [];
    }),
};
