import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { findSegment } from '../sentence/clauses';
import { matchCase } from '../sentence/match-case';
import { findPlaceForm, makePlaceForm } from './data/place-forms';
import { GOING_VERBS, INNER_NOUNS, OUTER_NOUNS, PLACE_NOUNS, STAYING_VERBS } from './data/local-nouns';
import {
  findGoal,
  findGoing,
  findMeans,
  findResting,
  findStaying,
  findVisit,
  findVisited,
} from './places/find-direction';
import { VERB_CASES } from './data/verb-cases';
import { caseOfCode, childrenOf, hasCode, hasPart, listWords, nominalCodes } from '../sentence/readings';
import {
  findAtEach,
  findFirst,
  makeFormHit,
  makeGoalHit,
  makePhraseHit,
  makeWordHit,
} from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

const STAYING = listWords('õppima asuma puhkama ööbima kasvama jalutama suvitama');
const GOING = listWords('tulema lendama reisima pöörduma');
const COMING = listWords(
  'tulema saabuma naasma lahkuma sõitma väljuma lendama kolima jooksma põgenema siirduma',
);
/** Verbs that ask where something is put. */
const PUTTING = listWords('panema asetama riputama tõstma');
const ROOMS = listWords('kino köök tuba mets park aed korter kohvik restoran');
/** Nouns of place with the outer local cases: turul, turule. */
const OUTSIDE = listWords(
  'turg kontsert pidu koosolek tänav sünnipäev ekskursioon etendus näitus staadion väljak matk puhkus maa',
);
const OUTER_FOR_INNER = makeTable<string>({ ad: 'in', all: 'ill', abl: 'el' });
const TO_WHERE = makeTable({ ad: 'all', in: 'ill' });
const INNER_FOR_OUTER = makeTable<string>({ in: 'ad', ill: 'all', el: 'abl' });
const MONTHS = listWords(
  'jaanuar veebruar märts aprill juuni juuli august september oktoober november detsember',
);
const TIMES = listWords(
  'esmaspäev teisipäev kolmapäev neljapäev laupäev pühapäev reede hommik õhtu suvi sügis talv kevad hetk nädalavahetus varahommik hilisõhtu pärastlõuna tänapäev',
);
/** Names that edited text puts into the outer cases too, islands above all. */
const EITHER = listWords(
  'Island Küpros Malta Kuuba Pirita Häädemeeste Paide Kohtla-Järve Kärdla Kehra Abja-Paluoja Võsu Palamuse Jüri Risti Ülenurme',
);
const FARTHEST_VERB = 6;

/** The verb that a word belongs to: its head, else the nearest verb of the clause. */
function findVerb({ tokens }: GrammarSentence, at: number): GrammarToken | undefined {
  const head = tokens[tokens[at]!.head];
  if (head?.pos === 'V') return head;
  for (let distance = 1; distance <= FARTHEST_VERB; distance++) {
    for (const i of [at - distance, at + distance]) if (tokens[i]?.pos === 'V') return tokens[i];
  }
  return undefined;
}

/** True if the verb asks for a place with the case (`ad`, `all`, `abl` or their inner counterparts). */
function asksFor(verb: GrammarToken | undefined, code: string): boolean {
  if (!verb) return false;
  if (code === 'ad' || code === 'in') return STAYING.has(verb.lemma) || STAYING_VERBS.has(verb.lemma);
  if (code === 'all' || code === 'ill') return GOING.has(verb.lemma) || GOING_VERBS.has(verb.lemma);
  return COMING.has(verb.lemma);
}

function findName(sentence: GrammarSentence, at: number): RuleHit[] {
  const { form } = sentence.tokens[at]!;
  const place = findPlaceForm(form) ?? findLocalGuess(form);
  // `pärit Venemaal`: the word before it asks for another case.
  if (!place || sentence.tokens[at - 1]?.lower === 'pärit') return [];
  const table = place.series === 'inside' ? OUTER_FOR_INNER : INNER_FOR_OUTER;
  const wanted = table.get(place.case);
  if (!wanted) return [];
  const isAlwaysPlace = place.case === 'in';
  const verb = findVerb(sentence, at);
  if ((!isAlwaysPlace && !asksFor(verb, place.case)) || EITHER.has(place.name) || isOverTo(sentence, at))
    return [];
  const variant = place.name.endsWith('maa') ? 'land' : place.series === 'inside' ? 'inner' : 'outer';
  return makeWordHit(at, makePlaceForm(place.name, wanted), { variant, word: place.name });
}

/** `üle minna uuele korrale`: no place. */
function isOverTo({ tokens }: GrammarSentence, at: number): boolean {
  return tokens.slice(Math.max(0, at - FARTHEST_VERB), at).some(({ lower }) => lower === 'üle');
}

/** The name in the wrong series may have a stem of its own: `Rakveerel`. */
function findLocalGuess(form: string): ReturnType<typeof findPlaceForm> {
  const doubled = /^(.*?)([aeiou])\2(r|l|n)e(l|le|lt)$/u.exec(form);
  return doubled ? findPlaceForm(`${doubled[1]}${doubled[2]}${doubled[3]}e${doubled[4]}`) : undefined;
}

/** `Ema on köögil`: a person is in a room. */
function isInRoom({ tokens }: GrammarSentence, at: number, code: string): boolean {
  return (
    code === 'ad' &&
    ROOMS.has(tokens[at]!.lemma) &&
    [at - 2, at - 1].some((i) => i > 0 && tokens[i]!.lemma === 'olema')
  );
}

function findNoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const token = sentence.tokens[at]!;
  if (
    token.lower === 'maas' &&
    ['elama', 'puhkama', 'suvitama', 'töötama'].includes(findVerb(sentence, at)?.lemma ?? '')
  )
    return makeWordHit(at, 'maal', { variant: 'outer', word: 'maa' });
  const isInside = PLACE_NOUNS.has(token.lemma);
  if (!isInside && !OUTSIDE.has(token.lemma)) return [];
  const code = caseOfCode(token.code);
  const wanted = (isInside ? OUTER_FOR_INNER : INNER_FOR_OUTER).get(code);
  if (!wanted || token.code.startsWith('pl') || token.lemma === 'kool') return [];
  const verb = findVerb(sentence, at);
  if (isOverTo(sentence, at)) return [];
  if (!(asksFor(verb, code) || isInRoom(sentence, at, code)) || token.lemma === 'maa') return [];
  const reason = { variant: isInside ? 'inner' : 'outer', word: token.lemma } as const;
  return wanted === 'ill'
    ? makeGoalHit(at, token, reason)
    : makeFormHit(at, token, [`sg ${wanted}`, 'S'], reason);
}

/** `juunil algab`, `hommikus`, `turus`: nouns whose series is fixed in edited text. */
function findSeries(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const { lemma } = token;
  const isVerbal = tokens[token.head]?.pos === 'V' || token.relation === 'obl';
  const isOuter = isVerbal && token.code === 'sg in' && !hasPart(token, 'D') && OUTER_NOUNS.has(lemma);
  const isInner = token.code === 'sg ad' && INNER_NOUNS.has(lemma);
  if ((!isOuter && !isInner) || nominalCodes(token).some((code) => code !== token.code)) return [];
  const verb = findVerb(sentence, at);
  if (isOuter && (!verb || ['in', 'ill'].includes(VERB_CASES.get(verb.lemma)?.case ?? ''))) return [];
  if (isInner && !isBareInner(sentence, at, verb)) return [];
  const wanted = isInner ? 'in' : 'ad';
  const isTime = MONTHS.has(lemma) || TIMES.has(lemma);
  const variant = isTime ? (isOuter ? 'outerTime' : 'innerTime') : isOuter ? 'outer' : 'inner';
  return makePhraseHit(tokens, at, `sg ${wanted}`, { variant, word: lemma });
}

/** A month without a day, or a place beside a verb that asks where. */
function isBareInner(sentence: GrammarSentence, at: number, verb: GrammarToken | undefined): boolean {
  const { tokens } = sentence;
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  if (!MONTHS.has(tokens[at]!.lemma)) {
    const isBare = childrenOf(sentence, at).length === 0;
    return isBare && (asksFor(verb, 'ad') || asksFor(behind, 'ad'));
  }
  const isYear = /^[12]\d{3}$/u.test(before?.form ?? '');
  const isDay = before !== undefined && !isYear && (/\d|\.$/u.test(before.form) || hasCode(before, 'sg ad'));
  return !isDay && !/^\d{1,2}$/u.test(behind?.form ?? '');
}

/** `Pane taldrikud laual`: putting asks where to. */
function findPutting(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const head = tokens[token.head];
  if (!head || !PUTTING.has(head.lemma) || head.code === 'nud') return [];
  const code = caseOfCode(token.code);
  const wanted = TO_WHERE.get(code);
  if (!wanted || token.code.startsWith('pl') || at < token.head) return [];
  // `panid peo püsti aias`: an adverb may make another verb of it.
  const isOther = tokens
    .slice(...findSegment(tokens, at))
    .some(
      ({ pos, lower, code }) =>
        pos === 'D' || lower === 'kirja' || /^(?:sg (?:ill|all)|pl (?:ill|all)|adt)$/u.test(code),
    );
  if (isOther) return [];
  const reason = { variant: 'putting', word: head.lemma, isCertain: isPutThere(sentence, at) } as const;
  return wanted === 'ill'
    ? makeGoalHit(at, token, reason)
    : makeFormHit(at, token, [`sg ${wanted}`, 'S'], reason);
}

/** `panin raamatu kapis`: the object right before the place, which ends the clause. */
function isPutThere({ tokens }: GrammarSentence, at: number): boolean {
  const [object, place, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]];
  return (
    !next?.isWord &&
    object.pos === 'S' &&
    hasCode(object, 'sg g', 'sg p', 'pl n', 'pl p') &&
    tokens[place.head]!.lemma !== 'tõstma' &&
    !TIMES.has(place.lemma)
  );
}

/** `maas` and `kinos` in place names too: the first letter stays as it is written. */
function keepCase(sentence: GrammarSentence, hit: RuleHit): RuleHit {
  const { form } = sentence.tokens[hit.start]!;
  return {
    ...hit,
    wanted: hit.wanted.map((words) =>
      words.map((word) => (typeof word === 'string' ? matchCase(word, form) : word)),
    ),
  };
}

const findCase = findFirst(
  ...[findName, findNoun, findSeries, findStaying, findGoing, findVisited, findVisit, findGoal],
  ...[findResting, findMeans, findPutting],
);

export const localCase: Rule = {
  id: 'local-case',
  examples: ['Vanaema elab Hiiumaal.', 'Lendame kevadel Itaaliasse.'],
  errorType: 'caseError',
  find: (sentence) => findAtEach(findCase)(sentence).map((hit) => keepCase(sentence, hit)),
};
