import { makeTable } from '@keelerada/estonian/make-table';
import { type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { changePhrase } from '../../sentence/phrase';
import { hasCode, hasPart, isClauseStart, isOnly, lemmaCodes, listWords } from '../../sentence/readings';
import { findAtEach, makeFormHit, makeGoalHit, makePhraseHit, makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { findAsked, findCalled, findOwner, findRecipient, findTold, findWithout } from './find-asked';
import { findGoverned, findGovernedByNoun, findRelative, findSecondPerson } from './find-governed';
import { findAgo, findDate, findLasting, findNear, findWhen, findWhole } from './find-when';
import { isPersonNoun, PERSON_CODES } from './persons';
import { findSegment } from '../../sentence/clauses';
import { ARRIVING_VERBS, PLACE_NOUNS } from '../data/local-nouns';
import { findPlaceForm, isBareIllative, makePlaceForm } from '../data/place-forms';

const HAVERS = listWords(
  'mul minul sul sinul tal temal meil teil neil nendel emal isal vennal õel sõbral lapsel kellelgi',
);
const NOT_BEING = listWords('ole olnud oleks');
/** Verbs that ask where, and where to. */
const WHERE = listWords('elama töötama õppima käima viibima ööbima sündima');
const WHERE_TO = listWords('minema sõitma');
const SPEAKERS = listWords('n d me te sin sime site');
const PLACES: ReadonlySet<string> = new Set([
  ...PLACE_NOUNS,
  ...listWords('kauplus büroo firma supermarket kaubamaja saun bassein'),
]);
/** What is an amount, not many things. */
const MASS = listWords(
  'aeg raha töö vesi toit muusika vihm lumi õnn info jõud rõõm õhk liha piim leib suhkur kohv tee müra prügi puhkus rahvas lärm abi valgus soojus mööbel kasu teave informatsioon energia elekter kuld mesi õli jahu riis viin õlu vein tort kook pitsa vorst šokolaad kala jäätis moos hapukoor jogurt keefir bensiin liiv muld jää udu tolm veri higi stress vabadus tervis kultuur loodus liiklus sool juust või',
);
const OUTER_GOALS = listWords(
  'turg meri töö kontsert pidu sünnipäev koosolek näitus matk ekskursioon järv laat maa',
);

/** True where the phrase ends behind a word: at a mark, before a joining word or a verb. */
function endsAt({ tokens }: GrammarSentence, at: number): boolean {
  const next = tokens[at + 1];
  return !next?.isWord || next.pos === 'J' || (next.pos === 'D' && !hasPart(next, 'K'));
}

const isBareNoun = (token: GrammarToken | undefined): token is GrammarToken =>
  token?.pos === 'S' && token.isKnown && !hasPart(token, 'DKJN');

/** `mul ei ole aeg`: what one does not have. */
function findAbsent(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  if (!HAVERS.has(tokens[at]!.lower) || !isClauseStart(sentence, at)) return [];
  const [next, behind] = [tokens[at + 1], tokens[at + 2]];
  const isSplit = next?.lower === 'ei' && NOT_BEING.has(behind?.lower ?? '');
  const isOne = next !== undefined && ['pole', 'polnud', 'poleks'].includes(next.lower);
  if (!isSplit && !isOne) return [];
  const verb = isSplit ? at + 2 : at + 1;
  for (let i = verb + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.pos === 'D' || token.pos === 'A') continue;
    if (!isBareNoun(token) || !isOnly(token, 'sg n', 'pl n', 'sg g')) return [];
    if (!endsAt(sentence, i) && tokens[i + 1]?.code !== 'da') return [];
    // `sul ei ole õigus`: who is wrong lacks nothing.
    if (token.lemma === 'õigus' && tokens[i + 1]?.code !== 'da') return [];
    const code = hasCode(token, 'pl n') ? 'pl p' : 'sg p';
    return makePhraseHit(tokens, i, code, { variant: 'absent', word: isSplit ? 'ei' : next.form });
  }
  return [];
}

/** `elan Tallinn`, `lähen pood`: a place in its base form. */
function findPlace(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  if (!isPersonal(sentence, at)) return [];
  const isBeing = verb.lemma === 'olema' && (SPEAKERS.has(verb.code) || verb.code === 'nud');
  const isWhere = WHERE.has(verb.lemma) || isBeing;
  if (!isWhere && !WHERE_TO.has(verb.lemma)) return [];
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.pos === 'D' || token.lower === 'koos' || ['sg ad', 'sg kom'].includes(token.code)) continue;
    if (i === at + 1 && PERSON_CODES.has(token.lower)) continue;
    if (!endsAt(sentence, i) && tokens[i + 1]?.code !== 'ma') return [];
    const place = findPlaceForm(token.form);
    const reason = { variant: isWhere ? 'where' : 'whereTo', word: verb.form } as const;
    if (place?.case === 'n' && (isWhere || !isBareIllative(place.name))) {
      const series = place.series === 'inside' ? ['in', 'ill'] : ['ad', 'all'];
      return makeWordHit(i, makePlaceForm(place.name, series[isWhere ? 0 : 1]!), reason);
    }
    const codes = lemmaCodes(token);
    if (!PLACES.has(token.lemma) || !codes.includes('sg n')) return [];
    // `kool` is another noun, too, with the forms `koola` and `koolas`.
    if (token.lemma === 'kool') return makeWordHit(i, isWhere ? 'koolis' : 'kooli', reason);
    return isWhere ? makeFormHit(i, token, ['sg in', 'S'], reason) : makeGoalHit(i, token, reason);
  }
  return [];
}

/** True where a person does it: the ending says so, or a word in the nominative before it. */
function isPersonal({ tokens }: GrammarSentence, at: number): boolean {
  const { code } = tokens[at]!;
  // `ma ei ole olnud Tartu`, `tahan elada Tartu`
  if (code === 'nud' || code === 'da') {
    const [left] = findSegment(tokens, at);
    return tokens.slice(left, at).some(({ lower }) => PERSON_CODES.has(lower) || lower === 'olen');
  }
  const before = tokens[at - 1]?.pos === 'D' ? tokens[at - 2] : tokens[at - 1];
  return (
    SPEAKERS.has(code) || (['b', 's', 'vad', 'sid'].includes(code) && before?.code.endsWith(' n') === true)
  );
}

/** `pärit Ukraina`: a place where somebody is from. */
function findOrigin({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const place = findPlaceForm(tokens[at + 1]?.form ?? '');
  const next = tokens[at + 2];
  if (tokens[at]!.lower !== 'pärit' || !place || ['el', 'abl'].includes(place.case) || next?.isWord)
    return [];
  const wanted = makePlaceForm(place.name, place.series === 'inside' ? 'el' : 'abl');
  return makeWordHit(at + 1, wanted, { variant: 'origin', word: 'pärit' });
}

/** `lähen poes`, `läheme turul`: going asks where to. */
function findGoal(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  if (!ARRIVING_VERBS.has(verb.lemma) || !isPersonal(sentence, at)) return [];
  // `jõudis linnas palju näha`: what one gets to do.
  if (verb.lemma === 'jõudma' && tokens.some(({ code }, i) => i > at && code === 'da')) return [];
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    const isInner = token.code === 'sg in' && PLACES.has(token.lemma);
    const isOuter = token.code === 'sg ad' && OUTER_GOALS.has(token.lemma);
    if (token.pos === 'D' || token.pos === 'P') continue;
    const next = tokens[i + 1];
    // `uues korteris`
    if (token.pos === 'A' && token.code === 'sg in') continue;
    // `läksid metsas seeni korjama`
    const isObject = next?.pos === 'S' && hasCode(next, 'pl p', 'sg p');
    const isForDeed = isInner && isObject && tokens[i + 2]?.code === 'ma';
    // `asjad läksid koolis hästi`: what goes need not move.
    const isMoving = SPEAKERS.has(verb.code) || isMover(tokens[at - 1]!);
    if (verb.lemma === 'minema' && !isMoving && !isForDeed) return [];
    if ((!isInner && !isOuter) || (!endsAt(sentence, i) && next?.pos !== 'A' && !isForDeed)) return [];
    if (next?.pos === 'A' && !hasCode(next, 'sg ad')) return [];
    const codes = isOuter ? ['sg all'] : ['adt', 'sg ill'];
    const changes = codes.flatMap((code) => changePhrase(tokens, i, code, { isWhole: true }) ?? []);
    const span = { variant: 'whereTo', word: verb.form, isCertain: true } as const;
    if (token.lemma === 'kool') return [{ ...span, start: i, end: i + 1, wanted: [['kooli']] }];
    return [{ ...span, ...changes[0]!, wanted: changes.flatMap(({ wanted }) => wanted) }];
  }
  return [];
}

const BESIDE = makeTable({ adt: 'juurde', 'sg ill': 'juurde', 'sg in': 'juures', 'sg el': 'juurest' });

/** `lähen arsti`, `käisin arstis`, `tulen sõbrast`: one goes to a person, not into one. */
function findHost(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const verb = tokens.slice(Math.max(0, at - 3), at).findLast(({ pos }) => pos === 'V');
  if (!verb || !MOVING.has(verb.lemma) || !isPersonNoun(token)) return [];
  // `läks isasse`: is like him.
  if (tokens[at + 1]?.isWord || token.lemma === 'isa' || token.lemma === 'ema') return [];
  // `ootan arsti`, but `lähen arsti`
  const code = hasCode(token, 'adt') ? 'adt' : token.code;
  const beside = BESIDE.get(code);
  if (beside === undefined || (code === 'adt' && !['minema', 'sõitma'].includes(verb.lemma))) return [];
  const phrase = changePhrase(tokens, at, 'sg g', { isWhole: true })!;
  const wanted = phrase.wanted.map((words) => [...words, beside]);
  return [{ ...phrase, wanted, variant: 'host', word: token.lemma, isCertain: true }];
}

const MOVING = listWords('minema tulema sõitma käima jooksma');

const isMover = (subject: GrammarToken): boolean => PERSON_CODES.has(subject.lower) || isPersonNoun(subject);

const AMOUNTS = listWords('palju vähe natuke');
const MEASURES = listWords('kilo liiter tükk klaas tass pudel pakk karp viil kott gramm purk');

/** `palju sõber`, `palju maitsev toit`: what is counted. */
function findCounted(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const quantity = tokens[at]!;
  const isMeasure = MEASURES.has(quantity.lemma) && hasCode(quantity, 'sg n', 'sg g', 'sg p');
  if (!AMOUNTS.has(quantity.lower) && !isMeasure) return [];
  const next = tokens[at + 1];
  const isQualified = next?.pos === 'A' && next.code === 'sg n' && !hasCode(next, 'sg p');
  const place = isQualified ? at + 2 : at + 1;
  const noun = tokens[place];
  // `natuke haige koer`: a degree of the adjective.
  if (!isBareNoun(noun) || !endsAt(sentence, place)) return [];
  // `ilus maja` and `värske leib`: one of the two shows that it is the base form.
  const isMany = isMeasure && isOnly(noun, 'pl n');
  const isBase =
    isMany || isOnly(noun, 'sg n') || (isQualified && hasCode(noun, 'sg n') && !hasCode(next, 'sg g'));
  if (!isBase) return [];
  const isMass = MASS.has(noun.lemma);
  if (isMeasure && !isMany && !isMass) return [];
  if (quantity.lower === 'natuke' && !isMass) return [];
  const codes = isMass ? ['sg p'] : ['pl p', 'sg p'];
  const [phrase, other] = codes.map((code) => changePhrase(tokens, place, code, { isWhole: true }));
  const wanted = [...phrase!.wanted, ...(other?.start === phrase!.start ? other.wanted : [])];
  return [{ ...phrase!, wanted, variant: 'counted', word: quantity.form, isCertain: true }];
}

export const bareNoun: Rule = {
  id: 'bare-noun',
  examples: ['Mul ei ole aega.', 'Ma elan Tallinnas.'],
  errorType: 'caseError',
  find: findAtEach(
    ...[findAbsent, findPlace, findOrigin, findGoal, findCounted, findWhen, findAsked, findCalled],
    ...[findGoverned, findGovernedByNoun, findRecipient, findTold, findOwner, findWithout, findAgo],
    ...[findDate, findLasting, findNear, findWhole, findSecondPerson, findRelative, findHost],
  ),
};
