import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { PARTITIVE_VERBS } from './data/verb-cases';
import { matchCase } from '../sentence/match-case';
import { isInClause } from '../sentence/clause-verbs';
import { changePhrase } from '../sentence/phrase';
import {
  childrenOf,
  hasCode,
  hasPart,
  isNominal,
  isOnly,
  lemmaCodes,
  listWords,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

const PROHIBITIONS = listWords('ära ärge');
const NEGATIONS = listWords('ei pole polnud poleks ega');
/** Verbs that take a predicative or a subject in the nominative after the negation. */
const NO_OBJECT = listWords(
  'olema saama jääma tunduma näima paistma muutuma meeldima pidama nimetama maksma kestma tulema minema hakkama kuuluma',
);
const SPEAKER_CODES = listWords('n d me te sin sime site ksin ksime ksite');
/** Words that show that the action is complete. */
const RESULTS = listWords('ära läbi valmis kinni maha lõpuni korda üles kokku üle hukka välja');

const TIMES = listWords(
  'aasta kuu nädal päev tund minut hommik õhtu öö kord aeg hetk esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev suvi sügis talv kevad homme',
);
const PERSONS = listWords('mina sina tema keegi kes');
const PRONOUN_OBJECTS = makeTable({ minu: 'mind', mu: 'mind', sinu: 'sind', su: 'sind' });
const NOMINATIVE_OBJECTS = makeTable({
  ...{ ma: 'mind', mina: 'mind', sa: 'sind', sina: 'sind', ta: 'teda', me: 'meid', te: 'teid', nad: 'neid' },
});
/** Forms of a verb that no object in the partitive follows for sure. */
const UNFINISHED_CODES = listWords('tud tav tuks mata des mine');

/** True for a verb in the negative. */
function isNegated(sentence: GrammarSentence, verb: number): boolean {
  const { tokens } = sentence;
  if (tokens[verb]!.code.startsWith('neg')) return true;
  const isOrder = tokens[verb]!.code === 'o' || tokens[verb]!.code === 'ge';
  if (isOrder && PROHIBITIONS.has(tokens[verb - 1]?.lower ?? '')) return true;
  return childrenOf(sentence, verb).some((i) => NEGATIONS.has(tokens[i]!.lower));
}

/** True where the verb has another subject: one before the noun, or a person. */
function hasOtherSubject({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  return tokens.some((token, i) => {
    const isNominative =
      hasCode(token, 'sg n', 'pl n') && token.head === verb && relationOf(token) === 'nsubj';
    return i !== noun && isNominative && (i < noun || (token.pos === 'P' && PERSONS.has(token.lemma)));
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

/** The verb of a noun; a misspelt one asks for nothing. */
function verbOf({ tokens }: GrammarSentence, noun: number): number | undefined {
  const { head } = tokens[noun]!;
  return tokens[head]?.pos === 'V' && tokens[head].isKnown ? head : undefined;
}

/** A plural noun with a plural verb and no other subject may be the subject, whatever the parse is. */
function isAgreeing({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  if (!hasCode(tokens[noun]!, 'pl n') || !['vad', 'sid', 'ksid'].includes(tokens[verb]!.code)) return false;
  return !tokens.some((token, i) => i !== noun && token.head === verb && relationOf(token) === 'nsubj');
}

function isBareNoun(sentence: GrammarSentence, noun: number): boolean {
  const { tokens } = sentence;
  const token = tokens[noun]!;
  const next = tokens[noun + 1];
  if (
    token.pos !== 'S' ||
    token.upos === 'PROPN' ||
    !token.isKnown ||
    token.lemma === 'kõik' ||
    token.form.endsWith('-') ||
    hasPart(token, 'DKJN')
  )
    return false;
  if (
    hasCode(token, 'sg p', 'pl p') ||
    !lemmaCodes(token).every((code) => ['sg n', 'pl n', 'sg g'].includes(code))
  )
    return false;
  if (hasCode(token, 'sg g') && next?.isWord && isNominal(next) && next.head !== tokens[noun]!.head)
    return false;
  const relations = childrenOf(sentence, noun).map((i) => relationOf(tokens[i]!));
  return !relations.some((relation) => ['nummod', 'case', 'cop', 'mark'].includes(relation));
}

/** `sai kahjustada põrand`: the noun may be the subject of the verb above. */
function isSharedSubject({ tokens }: GrammarSentence, noun: number, verb: number): boolean {
  const above = tokens[tokens[verb]!.head];
  const { code } = tokens[verb]!;
  if (code !== 'da' || above?.lemma !== 'saama' || !hasCode(tokens[noun]!, 'sg n', 'pl n')) return false;
  return !tokens.some(
    ({ head, relation }, i) => i !== noun && head === tokens[verb]!.head && relation === 'nsubj',
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
    token.head === verb && ((token.pos === 'P' && PERSONS.has(token.lemma)) || isOnly(token, 'sg p', 'pl p'));
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
  if (['takse', 'ti', 'tud', 'tav', 'taks', 'ta'].includes(code)) return [];
  const negated = isNegated(sentence, verb);
  if (
    negated
      ? NO_OBJECT.has(lemma) && !(lemma === 'saama' && hasOtherSubject(sentence, noun, verb))
      : !PARTITIVE_VERBS.has(lemma)
  )
    return [];
  const number = numberOfCode(tokens[noun]!.code);
  const isResult = childrenOf(sentence, verb).some(
    (i) => RESULTS.has(tokens[i]!.lower) || (hasCode(tokens[i]!, 'sg tr') && tokens[i]!.lemma !== 'lisa'),
  );
  if ((isResult || isSharedSubject(sentence, noun, verb)) && !negated) return [];
  const phrase = changePhrase(tokens, noun, `${number} p`, { isWhole: true });
  if (!phrase) return [];
  const isGenitive = tokens[noun]!.code === 'sg g';
  const isCertain = relationOf(tokens[noun]!) === 'obj' || noun === verb + 1 || !isGenitive;
  const word = negated ? (tokens[verb - 1]?.lower === 'ei' ? 'ei' : tokens[verb]!.form) : lemma;
  return [{ ...phrase, variant: negated ? 'negated' : 'partitive', word, isCertain }];
}

/** `Pane akna kinni`, `silla lammutati`: the total object is nominative after an imperative and in the impersonal. */
function findNominative(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = verbOf(sentence, noun);
  const [token, next] = [tokens[noun]!, tokens[noun + 1]];
  if (verb === undefined || relationOf(token) !== 'obj' || token.pos !== 'S' || !isOnly(token, 'sg g'))
    return [];
  if (
    (next?.isWord && isNominal(next)) ||
    next?.pos === 'K' ||
    hasPart(token, 'DKJV') ||
    isNegated(sentence, verb)
  )
    return [];
  const own = tokens[verb]!;
  const isOrder =
    own.code === 'o' &&
    !childrenOf(sentence, verb).some((i) => relationOf(tokens[i]!) === 'nsubj') &&
    isVerbFirst(sentence, verb);
  const isImpersonal = own.code === 'ti' || own.code === 'takse';
  if ((!isOrder && own.code !== 'ge' && !isImpersonal) || PARTITIVE_VERBS.has(own.lemma)) return [];
  const phrase = changePhrase(tokens, noun, 'sg n', { isWhole: true });
  if (!phrase) return [];
  return [{ ...phrase, variant: isImpersonal ? 'impersonal' : 'order', word: own.form, isCertain: true }];
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
  if (
    verb === undefined ||
    token.pos !== 'S' ||
    !before ||
    before.head !== noun ||
    relationOf(token) === 'nsubj'
  )
    return [];
  if (!lemmaCodes(token).every((code) => code === 'sg p' || code === 'adt') || !hasCode(token, 'sg p'))
    return [];
  const isAttribute =
    (before.pos === 'A' || before.lemma === 'see') && isOnly(before, 'sg g') && !hasPart(before, 'SV');
  const { lemma, code } = tokens[verb]!;
  if (!isAttribute || isNegated(sentence, verb) || PARTITIVE_VERBS.has(lemma)) return [];
  const phrase = changePhrase(tokens, noun, 'sg g');
  const isDone = ['sin', 's', 'sid', 'sime', 'site', 'nud', 'da'].includes(code);
  return phrase ? [{ ...phrase, variant: 'genitive', word: before.form, isCertain: isDone }] : [];
}

/** `kooki … ära`: the action is complete. */
function findResult(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = verbOf(sentence, noun);
  const token = tokens[noun]!;
  if (verb === undefined || relationOf(token) !== 'obj' || token.pos !== 'S' || isNegated(sentence, verb))
    return [];
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

/** `Ma ootan sinu`: the pronouns of the persons are objects in the partitive alone. */
function findPronoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isTime = next !== undefined && TIMES.has(next.lemma) && hasCode(next, 'sg ad', 'sg in');
  const wanted = PRONOUN_OBJECTS.get(token.lower);
  const verb = verbOf(sentence, at) ?? (isTime && tokens[at - 1]?.pos === 'V' ? at - 1 : undefined);
  if (verb === undefined) return [];
  const nominative = NOMINATIVE_OBJECTS.get(token.lower);
  if (nominative !== undefined && isStrayPronoun(sentence, at, verb))
    return makePronounHit(sentence, at, verb, nominative);
  if (wanted === undefined || NO_OBJECT.has(tokens[verb]!.lemma)) return [];
  if (!isTime && next?.isWord && (isNominal(next) || hasPart(next, 'KDV') || next.pos === 'J')) return [];
  const isBehind = verb < at && tokens.slice(verb + 1, at).every(({ isWord }) => isWord);
  if (!isBehind || UNFINISHED_CODES.has(tokens[verb]!.code)) return [];
  return makePronounHit(sentence, at, verb, wanted);
}

/** `ta võiks ma puudutada`: a second pronoun in the nominative, right before an infinitive. */
function isStrayPronoun(sentence: GrammarSentence, at: number, verb: number): boolean {
  const { tokens } = sentence;
  const { code, lemma, head } = tokens[verb]!;
  if (verb !== at + 1 || (code !== 'da' && code !== 'ma') || !PARTITIVE_VERBS.has(lemma)) return false;
  return tokens.some(
    (token, i) =>
      i < at &&
      [head, verb].includes(token.head) &&
      relationOf(token) === 'nsubj' &&
      hasCode(token, 'sg n', 'pl n'),
  );
}

function makePronounHit({ tokens }: GrammarSentence, at: number, verb: number, wanted: string): RuleHit[] {
  const word = matchCase(wanted, tokens[at]!.form);
  const { lemma } = tokens[verb]!;
  return [{ start: at, end: at + 1, wanted: [[word]], variant: 'partitive', word: lemma, isCertain: true }];
}

const finders: readonly ((sentence: GrammarSentence, noun: number) => RuleHit[])[] = [
  ...[findPartitive, findNominative, findGenitive, findResult],
];

export const object: Rule = {
  id: 'object',
  examples: ['Ma ei ostnud täna leiba.', 'Sulge palun uks!'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap((token: GrammarToken, at) =>
      token.pos === 'P'
        ? findPronoun(sentence, at)
        : token.pos === 'S' && !token.form.endsWith('-')
          ? finders.flatMap((find) => find(sentence, at)).slice(0, 1)
          : [],
    ),
};
