import { PARTITIVE_VERBS, RESULTS, TOTAL_VERBS } from '../../rules/data/verb-cases';
import { VERB_FRAMES } from '../../rules/data/verb-frames';
import { ADDRESSED } from '../../rules/post-ranking/experiencer';
import { TIMES } from '../../rules/object-pronoun';
import { findAskingRule } from '../../rules/engine/rule-candidates';
import type { Candidate } from '../../sentence/candidate';
import { findSegment } from '../../sentence/clauses';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import {
  caseOfCode,
  childrenOf,
  hasCode,
  hasPart,
  isOnly,
  listWords,
  relationOf,
} from '../../sentence/readings';
import { isCounted, isSpan } from '../../sentence/phrase';
import { type Guard, NEVER } from './guard';
import { readKnownWord } from './read-written-word';

const NEGATIONS = listWords('ei pole polnud poleks');
/** Words of order in a text, and idioms: `mis südamel on`. */
const SET_FORMS = listWords('kokkuvõttes kokkuvõtteks lõpuks alguses südamel keelel võlgu teadvusel');
const PUTTING_OFF = listWords(
  'langema tõstma lükkama jääma jätma nihkuma sattuma viima planeerima kavandama',
);
const SENDING = listWords('saatma viima kutsuma minema tulema');
const HABITS = listWords('iga tihti sageli alati tavaliselt vahel mõnikord harva pidevalt igapäev');
const PAST = listWords('sin s sid sime site nud');

/**
 * The case that its verb allows: what is not there is in the partitive (`tal pole venda`), what was got or done may be had
 * whole (`sain ilusa raamatu`).
 */
export const keepCase: Guard = (candidate, guarded) => {
  const { reading, start } = candidate;
  const word = readKnownWord(candidate, guarded);
  if (!word?.token.readings.some(({ lemma }) => lemma === reading?.lemma)) return 0;
  const { sentence } = guarded;
  const { code } = reading!;
  const [from, to] = [caseOfCode(candidate.written?.code ?? word.token.code), caseOfCode(code)];
  if (from === to) return 0;
  if (to === 'p' && (isAfterClock(sentence, start) || word.token.lower === 'mitu')) return NEVER;
  if (from === 'es' && to === 'n' && hasPart(word.token, 'A')) return NEVER;
  if (['all', 'abl'].includes(from) && isPutOff(sentence, start)) return NEVER;
  // `saadab meid kursustele`
  const head = sentence.tokens[word.token.head];
  const verb = head?.pos === 'S' ? sentence.tokens[head.head] : head;
  const isSent = SENDING.has(verb?.lemma ?? '') && !TIMES.has(word.token.lemma);
  if (from === 'all' && to === 'ad' && isSent) return NEVER;
  if (isOfCounted(sentence, start)) return NEVER;
  if (isNumbered(sentence, start) || isScore(sentence, start)) return NEVER;
  if (SET_FORMS.has(word.token.lower) || isSpan(sentence.tokens, start)) return NEVER;
  // `enda oma arvamus`: enda stresses whose it is.
  if (word.token.lower === 'enda' && sentence.tokens[start + 1]?.lemma === 'oma') return NEVER;
  if (isGoverned(sentence, start, from)) return NEVER;
  // `avas uksi ja aknaid`
  if (from === 'p' && code === 'pl n' && relationOf(word.token) === 'conj') return NEVER;
  if (from === 'p' && to === 'n')
    return isAbsent(sentence, start) || isObjectBesideSubject(sentence, start) ? NEVER : 0;
  if (from === 'p' && to === 'g' && isHadInPart(sentence, start)) return NEVER;
  if (from === 'g' && to === 'n' && isHadByAnybody(sentence, start)) return NEVER;
  // `temale oli küsimusi`
  if (from === 'all' && to === 'ad' && sentence.tokens.some(({ lemma }) => ADDRESSED.has(lemma)))
    return NEVER;
  // `jäi mul tunne`
  if (from === 'ad' && to === 'all' && verbOf(sentence, start)?.lemma === 'jääma') return NEVER;
  if (from === 'n' && to === 'p') {
    if (isDoneTo(sentence, start)) return NEVER;
    if (isObjectBeforeSubject(sentence, start) || isSubjectOfAs(sentence, start)) return NEVER;
    if (isPredicative(sentence, start) && !isCounted(sentence.tokens, start)) return NEVER;
  }
  if (hasPart(word.token, 'N')) return from === 'g' && to === 'p' ? NEVER : 0;
  const mayBeWhole = from === 'g' || (from === 'n' && hasCode(word.token, 'sg g', 'pl n'));
  return mayBeWhole && to === 'p' && !isCounted(sentence.tokens, start) && isHadWhole(sentence, start)
    ? NEVER
    : 0;
};

const verbOf = ({ tokens }: GrammarSentence, at: number): GrammarToken | undefined =>
  tokens[tokens[at]!.head];

/** `olid käsitletud sellised teemad`: what a state was brought about in is in the nominative. */
function isDoneTo({ tokens }: GrammarSentence, at: number): boolean {
  const clause = tokens.slice(...findSegment(tokens, at));
  const isState = clause.some(({ lemma }) => lemma === 'olema') && clause.some(({ code }) => code === 'tud');
  return isState && !clause.some(({ lower }) => NEGATIONS.has(lower));
}

/** `kell kuus bussijaamas`, `number üheksa buss`: a number that names counts nothing behind it. */
function isAfterClock({ tokens }: GrammarSentence, at: number): boolean {
  return ['kell', 'number'].includes(tokens[at - 2]?.lower ?? '') && hasPart(tokens[at - 1]!, 'N');
}

/** `bussiga number viis`, `sööme kell kaks lõunat`: what a number names is in the nominative. */
function isNumbered({ tokens }: GrammarSentence, at: number): boolean {
  return ['kell', 'number'].includes(tokens[at]!.lower) && hasPart(tokens[at + 1] ?? tokens[at]!, 'N');
}

/** `palju lille sorte`: what is counted is the noun behind. */
const isOfCounted = ({ tokens }: GrammarSentence, at: number): boolean => {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isOwner = token.pos === 'S' && hasCode(token, 'sg g');
  return isOwner && next?.pos === 'S' && hasCode(next, 'sg p', 'pl p') && isCounted(tokens, at);
};

/** `langeb reedele`, `tõsteti reedelt esmaspäevale`: a day as a place in time. */
function isPutOff({ tokens }: GrammarSentence, at: number): boolean {
  const { lemma, head } = tokens[at]!;
  return /(?:päev|reede)$/u.test(lemma) && PUTTING_OFF.has(tokens[head]?.lemma ?? '');
}

/** `kaotas kaks null` */
function isScore({ tokens }: GrammarSentence, at: number): boolean {
  return tokens[at]!.lower === 'null' && hasPart(tokens[at - 1] ?? tokens[at]!, 'N');
}

/** `kõigile on see meeldinud`: the verb asks for the case that is written. */
function isGoverned({ tokens }: GrammarSentence, at: number, written: string): boolean {
  const verb = tokens[tokens[at]!.head];
  if (relationOf(tokens[at]!) === 'nsubj') return false;
  const frames = verb?.pos === 'V' ? (VERB_FRAMES.get(verb.lemma) ?? []) : [];
  return frames.some((frame) => frame.particle === undefined && frame.case === written);
}

/** `süüdistatavaid asusid kaitsma juristid`: the clause has another subject. */
function isObjectBesideSubject({ tokens }: GrammarSentence, at: number): boolean {
  if (relationOf(tokens[at]!) !== 'obj') return false;
  // `peab peatama inimest`: a ma infinitive has no object in the nominative singular.
  if (tokens[tokens[at]!.head]?.code === 'ma') return true;
  const [left, right] = findSegment(tokens, at);
  return tokens
    .slice(left, right)
    .some((token) => relationOf(token) === 'nsubj' && isOnly(token, 'sg n', 'pl n'));
}

/** `uued reeglid kehtestas ministeerium`: what is done whole stands before the verb, who does it behind. */
function isObjectBeforeSubject({ tokens }: GrammarSentence, at: number): boolean {
  const [, right] = findSegment(tokens, at);
  const verb = tokens.findIndex((token) => hasCode(token, 's'));
  const subject = tokens.slice(verb + 1, right).find(({ pos }) => pos === 'S');
  return verb > at && isOnly(tokens[at]!, 'pl n') && subject?.code === 'sg n';
}

/** `nagu näitas meie kogemus`: the only noun of such a clause is its subject. */
function isSubjectOfAs({ tokens }: GrammarSentence, at: number): boolean {
  const [left, right] = findSegment(tokens, at);
  const nouns = tokens.slice(left, right).filter(({ pos, code }) => pos === 'S' && code === 'sg n');
  const isAs = tokens.slice(Math.max(0, left - 1), left + 1).some(({ lower }) => lower === 'nagu');
  return isAs && nouns.length === 1;
}

/** `see ei ole töö`: what the subject is said to be. */
function isPredicative(sentence: GrammarSentence, at: number): boolean {
  const under = childrenOf(sentence, at).map((i) => sentence.tokens[i]!);
  return (
    under.some((token) => relationOf(token) === 'cop') &&
    under.some((token) => relationOf(token) === 'nsubj' && hasCode(token, 'sg n', 'pl n'))
  );
}

/** `pileti saab osta kassast`: the verb is personal, so that the whole object is in the genitive. */
function isHadByAnybody({ tokens }: GrammarSentence, at: number): boolean {
  const verb = tokens[tokens[at]!.head];
  return verb?.code === 'da' && tokens.some(({ lemma, code }) => lemma === 'saama' && code === 'b');
}

function isAbsent({ tokens }: GrammarSentence, at: number): boolean {
  const [left, right] = findSegment(tokens, at);
  const before = tokens.slice(left, at);
  if (!before.some(({ lower }) => NEGATIONS.has(lower))) return false;
  // `ta ei ole õpetajat`: with a subject the word is what it is said to be.
  return !tokens.slice(left, right).some((token) => isOnly(token, 'sg n', 'pl n'));
}

function findVerb(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  let verb = tokens[tokens[at]!.head];
  while (verb && verb.pos !== 'V') verb = tokens[verb.head];
  return verb;
}

/**
 * True for a change between a whole object and a part of it where either may be meant, so that it is never a sure error:
 * `ema toob lilled` beside a verb that takes both, `võta piim` in an order, and `ehitame uut maja`, where attribute and
 * noun agree.
 */
export function isFreeObject(candidate: Candidate, { tokens }: GrammarSentence): boolean {
  const { reading, written, start } = candidate;
  if (!reading || findAskingRule(candidate)) return false;
  const token = tokens[start]!;
  const verb = findVerb(tokens, start);
  if (verb?.pos !== 'V' || PARTITIVE_VERBS.has(verb.lemma) || isNegated(tokens, verb)) return false;
  const [from, to] = [written?.code ?? token.code, reading.code];
  const noun = tokens[token.head]!;
  const isOrder = verb.code === 'o' || verb.code === 'ge';
  const isAttribute = ['amod', 'det'].includes(relationOf(token)) && hasCode(noun, from);
  const object = isAttribute ? noun : token;
  if (caseOfCode(to) === 'p')
    return (
      (from === 'pl n' &&
        relationOf(object) === 'obj' &&
        tokens[object.head] === verb &&
        !isPartBeside(tokens, object) &&
        (PAST.has(verb.code) || !isHabit(tokens, start))) ||
      (from === 'sg n' && isOrder && [token, noun].some((one) => relationOf(one) === 'obj'))
    );
  const [left, right] = findSegment(tokens, start);
  const isDone = tokens.slice(left, right).some(({ lower }) => RESULTS.has(lower));
  const isWhole = to === 'sg g' || to === 'pl n' || (to === 'sg n' && isOrder);
  return caseOfCode(from) === 'p' && isWhole && isAttribute && !isDone;
}

/** `kogub vanu kaardid ja marke`: an attribute or a noun joined to it says that a part is meant. */
function isPartBeside(tokens: readonly GrammarToken[], noun: GrammarToken): boolean {
  const isJoined = (other: GrammarToken): boolean =>
    tokens[other.head] === noun && ['amod', 'det', 'conj'].includes(relationOf(other));
  return tokens.some((other) => isJoined(other) && caseOfCode(other.code) === 'p');
}

/** `söön õunad iga päev`: what is done again and again is done in part. */
function isHabit(tokens: readonly GrammarToken[], at: number): boolean {
  return tokens.slice(...findSegment(tokens, at)).some(({ lower }) => HABITS.has(lower));
}

const isNegated = (tokens: readonly GrammarToken[], verb: GrammarToken): boolean =>
  tokens.some(({ lower, head }) => NEGATIONS.has(lower) && tokens[head] === verb);

/** `lugesin huvitavat artiklit`: what is not done to the end may be had in part. */
function isHadInPart({ tokens }: GrammarSentence, at: number): boolean {
  const verb = findVerb(tokens, at);
  if (verb?.pos !== 'V') return false;
  if (PARTITIVE_VERBS.has(verb.lemma)) return true;
  const [left, right] = findSegment(tokens, at);
  const isDone = tokens.slice(left, right).some(({ lower }) => RESULTS.has(lower));
  return !isDone && !TOTAL_VERBS.has(verb.lemma);
}

/** `tahan raamatu läbi lugeda`, `pean töö esitama`: what is done to the end, or will be, may be had whole. */
function isHadWhole({ tokens }: GrammarSentence, at: number): boolean {
  const verb = findVerb(tokens, at);
  if (verb?.pos !== 'V' || PARTITIVE_VERBS.has(verb.lemma)) return false;
  if (isNegated(tokens, verb)) return false;
  const [left, right] = findSegment(tokens, at);
  if (tokens.slice(left, right).some(({ lower }) => RESULTS.has(lower))) return true;
  // `kudus lapsele kindad`, `annan sõbrale raamatu`
  const isForSomeone = tokens.some(
    (token) => tokens[token.head] === verb && hasCode(token, 'sg all', 'pl all'),
  );
  if (isForSomeone) return true;
  return (PAST.has(verb.code) || verb.code === 'da' || verb.code === 'ma') && TOTAL_VERBS.has(verb.lemma);
}
