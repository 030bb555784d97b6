import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { changePhrase } from '../../sentence/phrase';
import {
  childrenOf,
  hasCode,
  hasPart,
  isOnly,
  lemmaCodes,
  listWords,
  relationOf,
} from '../../sentence/readings';
import { findSegment } from '../../sentence/clauses';
import { isPersonNoun } from './persons';
import { PARTITIVE_VERBS, RESULTS, TOTAL_VERBS, VERB_CASES } from '../data/verb-cases';
import { RULE_WORDS } from '../data/rule-words';
import { PLACE_NOUNS } from '../data/local-nouns';
import { TIMES } from '../object-pronoun';
import { findAtEach } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const SPEAKER_CODES = listWords('n me sin sime ksin ksime');
/** Forms of a verb that a subject in the nominative goes with; those above need none. */
const OTHER_CODES = listWords('s sid nud site d te b vad ks ksid ksite');
const SUBJECTS = listWords('ma mina sa sina ta tema me te nad nemad');
const AMOUNTS = listWords(
  'aeg aasta kuu nädal päev öö tund minut hetk hommik õhtu kord hulk rida osa enamik tosin meeter kilomeeter tee',
);
const INTRANSITIVE: ReadonlySet<string> = new Set([
  ...RULE_WORDS.objectlessVerbs,
  ...RULE_WORDS.transitivePartners.map((entry) => entry.split(' ')[0]!),
  ...listWords(
    'valutama olema käima minema tulema sõitma jõudma jääma elama töötama magama istuma hakkama rääkima mõtlema jutustama jalutama jooksma ujuma seisma puhkama suhtlema vestlema kohtuma',
  ),
]);
/** Where and when, which other rules mend. */
const NOT_OBJECTS: ReadonlySet<string> = new Set([...PLACE_NOUNS, ...TIMES]);
/** `käskis mul uks sulgeda`: somebody else does it. */
const TELLING = listWords('paluma käskima lubama soovitama keelama võimaldama');
const FARTHEST = 5;

const hasObject = (verb: string): boolean => VERB_CASES.get(verb)?.case === 'p';

/** `ma ostsin uus telefon`: a thing that is had whole is in the genitive. */
function findObject(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isTotal = TOTAL_VERBS.has(verb.lemma) && !PARTITIVE_VERBS.has(verb.lemma);
  const isTransitive = isTotal || PARTITIVE_VERBS.has(verb.lemma) || hasObject(verb.lemma);
  // `Palun üks tee.` is an order.
  if (verb.lower === 'palun' || INTRANSITIVE.has(verb.lemma)) return [];
  const subject = tokens
    .slice(Math.max(0, at - 2), at)
    .some((token, i, near) => SUBJECTS.has(token.lower) || (i === near.length - 1 && isDoer(token)));
  if (!SPEAKER_CODES.has(verb.code) && !(subject && OTHER_CODES.has(verb.code))) return [];
  if (tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'ei')) return [];
  for (let i = at + 1; i <= at + FARTHEST && tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (i === at + 1 && SUBJECTS.has(token.lower)) continue;
    if (
      isFinite(token) ||
      token.pos === 'J' ||
      (token.pos === 'P' && !isThis(token) && hasCode(token, 'sg n', 'pl n', 'sg p', 'pl p', 'sg g'))
    )
      return [];
    if (token.pos !== 'S' || !token.isKnown || !hasCode(token, 'sg n')) continue;
    const isParsed = relationOf(token) === 'obj' && token.head === at && !NOT_OBJECTS.has(token.lemma);
    const isResult = RESULTS.has(tokens[i + 1]?.lower ?? '');
    const isAsked = isTransitive || isParsed;
    if (isAsked && hasBareAttribute(tokens[i - 1], token) && (isResult || endsPhrase(tokens[i + 1])))
      return makeHits(sentence, i, verb.form, isTotal || isResult);
    const isFirm = isTotal || (isParsed && tokens.slice(at + 1, i).every(isAdverbial));
    return isFirm && isBareObject(sentence, i) ? makeHits(sentence, i, verb.form, isTotal) : [];
  }
  return [];
}

/** `pean kuum tee jooma`, `tahan osta uus auto`: where a person is to do it, the object has no base form. */
function findInfinitiveObject(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isInfinitive = verb.code === 'da' || verb.code === 'ma';
  if (!isInfinitive || INTRANSITIVE.has(verb.lemma) || verb.lemma === 'saama') return [];
  if (!isPersonal(sentence, at)) return [];
  const isObject = (i: number): boolean => {
    const token = tokens[i]!;
    const isNoun = token.pos === 'S' && token.isKnown && token.head === at && hasCode(token, 'sg n');
    if (!isNoun || NOT_OBJECTS.has(token.lemma)) return false;
    const isEnd = i < at ? i === at - 1 : endsPhrase(tokens[i + 1]);
    const isBase = hasBareAttribute(tokens[i - 1], token);
    return isEnd && (isBase || (relationOf(token) === 'obj' && isBareObject(sentence, i)));
  };
  const place = tokens.findIndex((_, i) => Math.abs(i - at) <= FARTHEST && isObject(i));
  const isTotal = TOTAL_VERBS.has(verb.lemma) && !PARTITIVE_VERBS.has(verb.lemma);
  return place < 0 ? [] : makeHits(sentence, place, verb.form, isTotal);
}

/** A verb before an infinitive has a person as its subject, and none whom somebody tells to do it. */
function isPersonal({ tokens }: GrammarSentence, infinitive: number): boolean {
  const [left] = findSegment(tokens, infinitive);
  const before = tokens.slice(left, infinitive);
  const finite = before.findLastIndex(isFinite);
  const verb = before[finite];
  if (!verb || TELLING.has(verb.lemma) || before.some(({ lower }) => lower === 'vaja')) return false;
  const isNamed = (token: GrammarToken, i: number): boolean =>
    SUBJECTS.has(token.lower) || (i === finite - 1 && isPersonNoun(token) && hasCode(token, 'sg n', 'pl n'));
  return (
    SPEAKER_CODES.has(verb.code) || (OTHER_CODES.has(verb.code) && before.slice(0, finite).some(isNamed))
  );
}

const isDoer = (token: GrammarToken): boolean =>
  isPersonNoun(token) && lemmaCodes(token).some((code) => code.endsWith(' n'));

/** `joon hommikul kohv`: nothing but when, where and how between the verb and its object. */
function isAdverbial(token: GrammarToken): boolean {
  return (
    token.pos === 'D' ||
    SUBJECTS.has(token.lower) ||
    isOnly(token, 'sg ad', 'sg in', 'sg el', 'sg all', 'sg kom', 'pl ad', 'pl kom')
  );
}

const isThis = ({ lower }: GrammarToken): boolean => lower === 'see';

const endsPhrase = (next: GrammarToken | undefined): boolean =>
  !next?.isWord ||
  (next.pos === 'D' && !hasPart(next, 'KA')) ||
  (next.pos === 'S' && isOnly(next, 'sg in', 'sg ad', 'sg el', 'sg kom'));

/** `ostsin uus auto`, `nägin see maja`: the attribute shows that the noun is in its base form. */
function hasBareAttribute(before: GrammarToken | undefined, noun: GrammarToken): boolean {
  if (!before || hasPart(noun, 'DKJ')) return false;
  if (isThis(before)) return true;
  return before.code === 'sg n' && before.pos === 'A' && !hasPart(before, 'DNKJP');
}

function isBareObject(sentence: GrammarSentence, place: number): boolean {
  const { tokens } = sentence;
  const [token, before, next] = [tokens[place]!, tokens[place - 1]!, tokens[place + 1]];
  if (!isOnly(token, 'sg n') || hasPart(token, 'DNKJ')) return false;
  // `söön terve päev`: how long and how much is no object.
  if (AMOUNTS.has(token.lemma) || (next && hasPart(next, 'NO'))) return false;
  if (before.pos === 'N' || before.pos === 'O' || ['ainult', 'kui', 'nagu', 'pool'].includes(before.lower))
    return false;
  if (next?.isWord && (next.pos === 'S' || next.pos === 'H') && !isOnly(next, 'sg all', 'sg abl'))
    return false;
  return (
    relationOf(token) !== 'nsubj' ||
    childrenOf(sentence, place).every((i) => relationOf(tokens[i]!) !== 'nummod')
  );
}

function makeHits({ tokens }: GrammarSentence, noun: number, word: string, isTotal: boolean): RuleHit[] {
  const codes = isTotal ? ['sg g', 'sg p'] : ['sg p', 'sg g'];
  const [phrase, part] = codes.map((code) => changePhrase(tokens, noun, code, { isWhole: true }));
  const wanted = [...(phrase?.wanted ?? []), ...(part?.start === phrase?.start ? (part?.wanted ?? []) : [])];
  return phrase ? [{ ...phrase, wanted, variant: 'genitive', word, isCertain: true }] : [];
}

export const totalObject: Rule = {
  id: 'total-object',
  examples: ['Ma ostsin eile uue telefoni.', 'Leidsime hea koha.'],
  errorType: 'caseError',
  find: findAtEach(findObject, findInfinitiveObject),
};
