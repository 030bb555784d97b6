import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, isOnly, listPairs, listWords } from '../../sentence/readings';
import { makeFormHit, makeHit, makePhraseHit, makeWordHit } from '../../sentence/rule-hits';
import type { RuleHit } from '../../sentence/rule';
import { ARRIVING_VERBS, PLACE_NOUNS, STAYING_VERBS } from '../data/local-nouns';
import { findPlaceForm, makePlaceForm } from '../data/place-forms';

/** Verbs that never ask where to. */
const WHERE_ONLY = listWords('käima elama töötama õppima viibima sündima toimuma ööbima');
/** Verbs whose subject gets to another place. */
const DIRECTED = listWords('minema tulema sõitma jooksma kolima jõudma reisima lendama');
const WHERE_TO = listPairs(
  'juures juurde, ääres äärde, all alla, peal peale, taga taha, kõrval kõrvale, lähedal lähedale',
);
const WHERE = listPairs(
  'juurde juures, äärde ääres, alla all, peale peal, taha taga, kõrvale kõrval, lähedale lähedal, ette ees, sisse sees',
);
const VEHICLES = listWords('buss rong auto lennuk laev takso tramm troll jalgratas ratas praam mootorratas');
const LINES = listWords('buss rong lennuk laev takso tramm troll');
/** Verbs that a bare vehicle is the means of. */
const RIDING = listWords('sõitma minema tulema');
const VISITING = listWords('käima elama');
const VISITED = listPairs(
  `tööle tööl, kooli koolis, trenni trennis, kinno kinos, poodi poes, sauna saunas, teatrisse teatris,
  arstile arsti juures, ülikooli ülikoolis, turule turul, randa rannas, maale maal, kontserdile kontserdil,
  lasteaeda lasteaias, ujulasse ujulas`,
);

/** `elan Tartusse`, `käisime kinosse`: the verb asks where, not where to. */
export function findStaying(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const verb = tokens[token.head];
  if (verb?.pos !== 'V' || !STAYING_VERBS.has(verb.lemma) || !WHERE_ONLY.has(verb.lemma)) return [];
  const place = findPlaceForm(token.form);
  const isPlace = place?.case === 'ill' && place.series === 'inside';
  const isPlaceNoun = PLACE_NOUNS.has(token.lemma) && isOnly(token, 'sg ill', 'adt');
  // `töötan firmasse`: any noun whose ending is that of where to and nothing else.
  const isLong = isOnly(token, 'sg ill');
  const isNoun = token.pos === 'S' && (isPlaceNoun || isLong);
  if (!isPlace && !isNoun) return [];
  // `töötas ennast haiguse äärele`, `elas rolli sisse`
  const isOtherSense = tokens.some(
    ({ head, lower }) => head === token.head && ['end', 'ennast', 'sisse', 'edasi', 'kaasa'].includes(lower),
  );
  if (isOtherSense) return [];
  const others = tokens.some(({ head, code }) => head === token.head && /^sg (?:in|ad)$/u.test(code));
  if (others || tokens[at + 1]?.pos === 'K') return [];
  const reason = { variant: 'staying', word: verb.lemma } as const;
  return isPlace
    ? makeWordHit(at, makePlaceForm(place.name, 'in'), reason)
    : makePhraseHit(tokens, at, 'sg in', reason);
}

/** `käin tööle`, `käisime trenni`: what `käima` asks for. */
export function findVisited({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const wanted = VISITED.get(tokens[at]!.lower);
  const next = tokens[at + 1];
  const verb = tokens.slice(Math.max(0, at - 3), at).find(({ lemma }) => VISITING.has(lemma));
  if (
    wanted === undefined ||
    !verb ||
    next?.code === 'mas' ||
    next?.pos === 'S' ||
    (next && hasPart(next, 'K'))
  )
    return [];
  return makeHit(at, at + 1, wanted.split(' '), { variant: 'staying', word: verb.form });
}

/** `lähen poes`, `lähen arsti juures`: going asks where to. */
export function findGoing(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const where = WHERE_TO.get(token.lower);
  const noun = tokens[at - 1];
  if (where === undefined || !noun || !hasCode(noun, 'sg g', 'pl g')) return [];
  const verb = [tokens[noun.head], tokens[at - 2], tokens[at - 3]].find(
    (other) => other?.pos === 'V' && DIRECTED.has(other.lemma),
  );
  if (!verb || tokens[at + 1]?.isWord) return [];
  if (tokens.some(({ head, code }) => tokens[head] === verb && /(?:ill|all|adt)$/u.test(code))) return [];
  return makeWordHit(at, where, { variant: 'putting', word: verb.lemma });
}

/** `lähen homme Tallinnas`: going asks where to. */
export function findGoal(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const from = tokens.slice(0, at).findLastIndex(({ pos }) => pos === 'V');
  const verb = tokens[from];
  const place = findPlaceForm(token.form);
  if (!verb || !ARRIVING_VERBS.has(verb.lemma) || tokens[at + 1]?.isWord) return [];
  if (place?.case !== 'in' || hasCode(verb, 'nud', 'tud', 'ks')) return [];
  const between = tokens.slice(from + 1, at);
  if (between.some(({ isWord, code }) => !isWord || /(?:ill|all|adt)$/u.test(code))) return [];
  return makeWordHit(at, makePlaceForm(place.name, 'ill'), { variant: 'putting', word: verb.lemma });
}

const INVITING = listWords('kutsuma minema tulema sõitma jõudma');

/** `kutsun sind külas`: on a visit. */
export function findVisit({ tokens }: GrammarSentence, at: number): RuleHit[] {
  if (tokens[at]!.lower !== 'külas' || tokens[at + 1]?.isWord) return [];
  const verb = tokens.slice(0, at).findLast(({ pos }) => pos === 'V');
  if (!INVITING.has(verb?.lemma ?? '')) return [];
  return makeWordHit(at, 'külla', { variant: 'putting', word: verb!.lemma });
}

/** `raamat on laua peale`: where something is. */
export function findResting({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const where = WHERE.get(tokens[at]!.lower);
  const [verb, noun] = [tokens[at - 2], tokens[at - 1]];
  if (where === undefined || !noun || !hasCode(noun, 'sg g', 'pl g') || tokens[at + 1]?.isWord) return [];
  if (
    !(
      ['on', 'oli', 'asub', 'asus'].includes(verb?.lower ?? '') ||
      (verb?.pos === 'V' && WHERE_ONLY.has(verb.lemma) && where !== 'sees')
    ) ||
    tokens.some(({ code }) => /^(?:nud|tud|da|ma)$/u.test(code))
  )
    return [];
  return makeWordHit(at, where, { variant: 'staying', word: verb!.lemma });
}

/** `sõidan bussi`, `lähen tööle auto`, `sõita jalgratas`: of a speaker's verb or an infinitive. */
function isRidden(token: GrammarToken, verb: GrammarToken | undefined): boolean {
  if (!verb || !RIDING.has(verb.lemma)) return false;
  if (!hasCode(verb, 'n', 'd', 'me', 'te', 'sin', 'sime', 'site', 'da', 'ma')) return false;
  const isLine = verb.lemma === 'sõitma' && LINES.has(token.lemma);
  if (isLine && isOnly(token, 'sg n', 'sg g', 'sg p', 'adt')) return true;
  return VEHICLES.has(token.lemma) && token.code === 'sg n';
}

/** `tuli koju bussis`: the means stands in the comitative. */
export function findMeans(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const verb = tokens[token.head];
  // `sõidan bussi`: nothing but a vehicle can be meant.
  const reason = { variant: 'means', word: token.lemma } as const;
  if (isRidden(token, verb) && !tokens[at + 1]?.isWord)
    return makeFormHit(at, token, ['sg kom', 'S'], reason);
  if (token.code !== 'sg in' || !VEHICLES.has(token.lemma)) return [];
  if (verb?.pos !== 'V' || !DIRECTED.has(verb.lemma)) return [];
  const hasGoal = tokens.some(
    ({ head, code, pos }) => head === token.head && pos !== 'P' && /(?:ill|all|adt)$/u.test(code),
  );
  return hasGoal ? makeFormHit(at, token, ['sg kom', 'S'], reason) : [];
}
