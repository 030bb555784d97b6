import { findSegment } from '../../sentence/clauses';
import { type GrammarSentence, type GrammarToken, isFinite } from '../../sentence/grammar-sentence';
import {
  changeForm,
  hasCase,
  hasCode,
  hasPart,
  isOnly,
  lemmaCodes,
  listWords,
} from '../../sentence/readings';
import { makeCasedHit, makeFormHit, makeHit, makePhraseHit } from '../../sentence/rule-hits';
import type { RuleHit, WantedWord } from '../../sentence/rule';
import { PARTITIVE_VERBS } from '../data/verb-cases';
import { PERSON_CODES } from './persons';

const DAYS = listWords('esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev nädalavahetus');
const SEASONS = listWords('suvi talv sügis kevad');
const MONTHS = listWords('jaanuar veebruar märts aprill september oktoober november detsember');
const MEASURED = listWords('tund minut sekund sajand');
const SPANS = listWords('aasta nädal kuu päev hommik õhtu öö');
/** Words that say which one it is: `järgmine nädal`, `see suvi`. */
const WHICH = listWords('järgmine eelmine see möödunud tulev viimane');
/** `päev läbi`, `aasta tagasi`, `nädal hiljem`. */
const BEHIND = listWords(
  'läbi otsa ringi tagasi hiljem varem enne pärast aega otsas päevalt aastalt nädalalt',
);
const SPEAKERS = listWords('n d me te sin sime site ksin ksime ksite');
/** Verbs whose object may be a time. */
const OF_TIMES = listWords('veetma alustama lõpetama valima eelistama nimetama leidma saama raiskama võtma');
const PLACES = listWords('koju kodus siia sinna seal siin kohale tagasi');

const ALL_MONTHS: ReadonlySet<string> = new Set([...MONTHS, ...listWords('mai juuni juuli august')]);
const DAY = /^(?:[1-9]|[12]\d|3[01])\.$/u;
/** Which year, week or day it is, seen from now: it is `sel aastal` then, not in it. */
const NEAR = listWords('eelmine järgmine möödunud tulev');
/** Verbs beside which a time says how long. */
const LASTING = listWords(
  'elama töötama magama ootama kestma õppima puhkama viibima jooksma kõndima jalutama',
);

/** True where the only verb of the clause has another subject: its ending says so, or a word before it that agrees. */
function hasSubject(clause: readonly GrammarToken[], time: GrammarToken): boolean {
  const verbs = clause.filter(isFinite);
  const verb = verbs[0]!;
  if (verbs.length !== 1) return false;
  if (SPEAKERS.has(verb.code)) return true;
  if (verb.lemma === 'olema') return false;
  const number = hasCode(verb, 'vad') ? 'pl n' : 'sg n';
  const before = clause.slice(0, clause.indexOf(verb));
  return (
    clause.some(({ lower }) => PERSON_CODES.get(lower)?.includes(verb.code)) ||
    before.some((token) => token !== time && token.pos === 'S' && isOnly(token, number))
  );
}

/** What the clause has beside the time: an object, a place or an infinitive, so that the time itself is none of them. */
function hasComplement(clause: readonly GrammarToken[], time: GrammarToken): boolean {
  return clause.some(
    (token) =>
      token !== time &&
      (['da', 'ma', 'mas'].includes(token.code) ||
        hasCode(token, 'sg p', 'pl p') ||
        hasCase(token, 'ill', 'in', 'all', 'ad', 'kom', 'el', 'abl') ||
        PLACES.has(token.lower)),
  );
}

const isBareTime = (token: GrammarToken): boolean =>
  [DAYS, SEASONS, MONTHS, SPANS].some((times) => times.has(token.lemma)) && hasCode(token, 'sg n');

/** `kell seitse hommik` */
const isHour = (tokens: readonly GrammarToken[], at: number): boolean =>
  tokens[at - 2]?.lower === 'kell' &&
  hasPart(tokens[at - 1]!, 'N') &&
  /^(?:hommik|õhtu)$/u.test(tokens[at]!.lower);

/** `Hommik ma joon kohvi`: before a subject that goes with the verb behind it. */
function isOpening(tokens: readonly GrammarToken[], at: number): boolean {
  const [subject, verb] = [tokens[at + 1], tokens[at + 2]];
  const isDayTime = /^(?:hommik|õhtu|öö|päev)$/u.test(tokens[at]!.lower);
  return (
    isDayTime &&
    (at === 0 || !tokens[at - 1]!.isWord) &&
    PERSON_CODES.get(subject?.lower ?? '')?.includes(verb?.code ?? '') === true
  );
}

/** `sündis aasta 1990` */
const isYear = (tokens: readonly GrammarToken[], at: number): boolean =>
  tokens[at]!.lower === 'aasta' &&
  tokens[at - 1]?.pos === 'V' &&
  /^[12]\d{3}$/u.test(tokens[at + 1]?.form ?? '');

/** `järgmine aasta ma sõidan`, `tulen reede tagasi`: a time in its base form in a clause with another subject. */
export function findWhen(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const noun = tokens[at]!;
  if (!isBareTime(noun)) return [];
  const which = tokens[at - 1];
  const isChosen = which !== undefined && WHICH.has(which.lemma) && lemmaCodes(which).includes('sg n');
  // `reede` is its own genitive, that of `reede õhtul`.
  const isDay = DAYS.has(noun.lemma) && !SPANS.has(tokens[at + 1]?.lemma ?? '');
  const isBase = isOnly(noun, 'sg n') || isChosen || isDay;
  if (isHour(tokens, at) || isOpening(tokens, at) || isYear(tokens, at)) return makeTimeHit(sentence, at);
  // A span alone is an object or a measure more often than a time: `ootasin päev`.
  if (!isBase || (!isChosen && SPANS.has(noun.lemma))) return [];
  const [before, behind] = [isChosen ? tokens[at - 2] : which, tokens[at + 1]];
  if ((before && hasPart(before, 'NOK')) || BEHIND.has(behind?.lower ?? '')) return [];
  const clause = findOwnPart(tokens, at);
  const isListed = [before, behind].some(
    (token) =>
      token !== undefined &&
      (clause.includes(token) ? isJoined(token) : token.pos === 'J' && token === behind),
  );
  if (isListed || (before && ['A', 'P', 'G', 'C'].includes(before.pos) && before.head === at)) return [];
  if (!hasSubject(clause, noun)) return [];
  const verb = clause.find(isFinite)!;
  const mayBeObject = PARTITIVE_VERBS.has(verb.lemma) || OF_TIMES.has(verb.lemma);
  const isFirst = clause.indexOf(verb) > clause.indexOf(noun);
  const isFree = isFirst && !mayBeObject;
  return isFree || isChosen || hasComplement(clause, noun) ? makeTimeHit(sentence, at) : [];
}

/** `suvi ja talv`, `laupäev pühapäev`: one of several. */
const isJoined = (token: GrammarToken): boolean => token.pos === 'J' || isBareTime(token);

/** The clause around a word: a part between marks, cut at a joining word where both sides have a verb. */
function findOwnPart(tokens: readonly GrammarToken[], at: number): readonly GrammarToken[] {
  const [left, right] = findSegment(tokens, at);
  const joint = tokens.findIndex(
    ({ pos }, i) =>
      pos === 'J' && tokens.slice(left, i).some(isFinite) && tokens.slice(i, right).some(isFinite),
  );
  if (joint < 0) return tokens.slice(left, right);
  return joint < at ? tokens.slice(joint + 1, right) : tokens.slice(left, joint);
}

/** `sündisin 5. mai`, `kohtume teine mai`: a day of the month in its base form in a clause with another subject. */
export function findDate(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [day, noun, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  // `august` is a form of `auk`, too.
  const month = noun.readings.find(({ lemma, form }) => ALL_MONTHS.has(lemma) && form === 'sg n');
  if (!day || !month) return [];
  const first = DAY.test(day.form) ? day.form : changeForm(day, 'sg ad', 'O')?.word;
  const isEnd = !next?.isWord || next.pos === 'D' || next.lower === 'kell' || /^[12]\d{3}$/u.test(next.form);
  if (first === undefined || !isEnd) return [];
  const clause = findOwnPart(tokens, at);
  // `on sündinud`: the participle is the verb.
  const isDone = clause.some(({ lower }) => lower === 'sündinud');
  const mayBeObject = clause.some(({ lemma }) => OF_TIMES.has(lemma));
  if (mayBeObject || !(isDone || hasSubject(clause, noun))) return [];
  return makeHit(at - 1, at + 1, [first, { ...month, form: 'sg ad' }], { variant: 'when' });
}

/** `eelmises aastas`: such a time is in the adessive. */
export function findNear({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [which, noun] = [tokens[at - 1], tokens[at]!];
  const isTime = [DAYS, SEASONS, SPANS].some((times) => times.has(noun.lemma)) && noun.code === 'sg in';
  // `järgmises kuus peatükis`
  const isAttribute = tokens[at + 1] !== undefined && hasCase(tokens[at + 1]!, 'in');
  if (!isTime || isAttribute || !which || !NEAR.has(which.lemma)) return [];
  return makePhraseHit(tokens, at, 'sg ad', { variant: 'when' });
}

/** `töötasin seal kahe aasta`: how long it lasts is counted from the base form. */
export function findLasting({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [numeral, noun] = [tokens[at - 1], tokens[at]!];
  if (!numeral || !hasPart(numeral, 'N') || !isOnly(numeral, 'sg g', 'sg p', 'adt')) return [];
  if (!isTimeNoun(noun) || !hasCode(noun, 'sg g') || tokens[at + 1]?.isWord) return [];
  // `üle kahekümne viie aasta`
  if (tokens.slice(0, at - 1).some(({ lower }) => ABOUT.has(lower))) return [];
  if (!findOwnPart(tokens, at).some(({ lemma }) => LASTING.has(lemma))) return [];
  return makeHit(at - 1, at + 1, countSpan(numeral, noun), { variant: 'long' });
}

/** `lugesin terve päev`: how long, as a whole. */
export function findWhole(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [whole, noun] = [tokens[at - 1]?.lower ?? '', tokens[at]!];
  const isTime = SPANS.has(noun.lemma) || SEASONS.has(noun.lemma);
  if (!isTime || !isOnly(noun, 'sg n') || (whole !== 'terve' && whole !== 'kogu')) return [];
  if (!hasSubject(findOwnPart(tokens, at), noun)) return [];
  return makeFormHit(at, noun, ['sg g', 'S'], { variant: 'long' });
}

const ABOUT = listWords('üle alla ligi umbes pärast');

/** The numeral in its base form and what it counts: `kolm aastat`. */
const countSpan = (numeral: GrammarToken, noun: GrammarToken): WantedWord[] =>
  [changeForm(numeral, 'sg n', 'N'), changeForm(noun, 'sg p', 'S')].flatMap((change) => change?.word ?? []);

/** `kolme päeva tagasi`, `nädala tagasi`: how long ago is counted from the base form. */
export function findAgo({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [noun, numeral] = [tokens[at - 1], tokens[at - 2]];
  if (tokens[at]!.lower !== 'tagasi' || !noun || !isTimeNoun(noun) || !hasCode(noun, 'sg g')) return [];
  // `1 aasta tagasi` counts nothing.
  if (numeral?.form === '1') return [];
  const isCounted = numeral !== undefined && hasPart(numeral, 'N') && !hasCode(numeral, 'sg n');
  if (!isCounted && !isOnly(noun, 'sg g')) return [];
  // `üle kahekümne aasta tagasi`, `selle nädala tagasi`: another word asks for the form.
  const isAsked = isCounted
    ? ABOUT.has(tokens[at - 3]?.lower ?? '')
    : numeral !== undefined && hasCode(numeral, 'sg g');
  if (isAsked) return [];
  const reason = { variant: 'ago', word: 'tagasi' } as const;
  return isCounted
    ? makeHit(at - 2, at, countSpan(numeral, noun), reason)
    : makeFormHit(at - 1, noun, ['sg n', 'S'], reason);
}

const isTimeNoun = ({ lemma }: GrammarToken): boolean => SPANS.has(lemma) || MEASURED.has(lemma);

function makeTimeHit({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at]!;
  if (token.lower === 'öö') return makeCasedHit(at, 'öösel', token, { variant: 'when' });
  return makePhraseHit(tokens, at, MONTHS.has(token.lemma) ? 'sg in' : 'sg ad', { variant: 'when' });
}
