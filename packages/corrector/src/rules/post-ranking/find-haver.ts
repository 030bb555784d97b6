import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { hasCode, hasPart, isClauseStart, lemmaCodes, listWords } from '../../sentence/readings';
import { makeCasedHit, makePhraseHit } from '../../sentence/rule-hits';
import type { RuleHit } from '../../sentence/rule';
import { isPersonNoun, PERSON_CODES } from './persons';
import { ROLE } from './role-noun';

const TO_HAVER = makeTable<string>({
  ...{ ma: 'mul', mina: 'minul', sa: 'sul', sina: 'sinul', ta: 'tal', tema: 'temal' },
  ...{ me: 'meil', meie: 'meil', te: 'teil', teie: 'teil', nad: 'neil', nemad: 'neil' },
});
const TO_FEELER = makeTable<string>({
  ...{ ma: 'mulle', mina: 'mulle', sa: 'sulle', sina: 'sulle', ta: 'talle', tema: 'talle' },
  ...{ me: 'meile', te: 'teile', nad: 'neile', nemad: 'neile' },
});
/** What nobody is, but has. */
const HAD = listWords('õigus vaja kahju tarvis palavik nohu köha peavalu kõhuvalu hambavalu tuju');
/** The same of those who are not in the third person singular: `ta on külm` may be a cold person. */
const FELT = listWords('külm igav kiire palav kuum soe jahe kuri raske');
const BEING = listWords('on oli oleks hakkas hakkab');
const SPEAKING = listWords('ma mina sa sina me meie te teie');
const NOT_BEING = listWords('ole olnud oleks');
const AGES = listWords('aasta kuu nädal');
const FEELING = listWords('meeldima tunduma maitsema meenuma sobima');
const PARTS = listWords('pea kõht selg hammas kurk jalg käsi kõrv süda põlv õlg kael silm');
const JOINING = listWords('ja aga et kui sest ning kuid kas siis');

/** A person in the nominative where a clause begins: a pronoun, or a noun with its attributes before it. */
function isPerson(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at]!;
  if (PERSON_CODES.get(token.lower)) return isClauseStart(sentence, at) || JOINING.has(tokens[at - 1]!.lower);
  return isPersonNoun(token) && lemmaCodes(token).some((code) => code === 'sg n' || code === 'pl n');
}

/** `sa on õigus`, `lapsed on igav`, `kas sina on palav`: who has or feels it is in the adessive. */
export function findNominativeHaver(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  if (!isPerson(sentence, at) || !BEING.has(tokens[at + 1]?.lower ?? '')) return [];
  let place = at + 2;
  if (tokens[place]?.pos === 'D' && !HAD.has(tokens[place]!.lower)) place += 1;
  // `õpetaja on täna halb tuju`
  if (HAD.has(tokens[place + 1]?.lower ?? '')) place += 1;
  const state = tokens[place];
  const isBeginning = tokens[at + 1]!.lemma === 'hakkama' && state !== undefined && FELT.has(state.lower);
  if (!state || !(isBeginning || isHad(tokens[at]!, state))) return [];
  const next = tokens[place + 1];
  // `nad on kahju saanud`: a longer phrase.
  const [, end] = findSegment(tokens, at);
  if (tokens.slice(place, end).some(({ code }) => code === 'nud' || code === 'tud')) return [];
  const isEnd =
    !next?.isWord ||
    next.pos === 'D' ||
    next.pos === 'J' ||
    next.code === 'da' ||
    hasCode(next, 'sg in', 'sg ad');
  if (!isEnd && state.lower !== 'vaja') return [];
  return makeHit(sentence, at, TO_HAVER, 'ad', { variant: 'haver', word: state.form });
}

/** `ma on kolm last`, `ta ei ole aega`: a thing beside the verb is had; what somebody is would be a person or a quality. */
export function findPossessor(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const { lower } = tokens[at]!;
  if (!PERSON_CODES.get(lower) || !isPerson(sentence, at)) return [];
  const isNegated = tokens[at + 1]?.lower === 'ei' && NOT_BEING.has(tokens[at + 2]?.lower ?? '');
  const isOne = tokens[at + 1]?.lower === 'pole';
  const isMismatched = SPEAKING.has(lower) && ['on', 'oli'].includes(tokens[at + 1]?.lower ?? '');
  if (!isNegated && !isOne && !isMismatched) return [];
  const [, end] = findSegment(tokens, at);
  const behind = tokens.slice(at + (isNegated ? 3 : 2), end);
  const noun = behind.at(-1);
  const isPhrase = behind.slice(0, -1).every(({ pos }) => ['D', 'A', 'N', 'C'].includes(pos));
  if (noun?.pos !== 'S' || !isPhrase || AGES.has(noun.lemma)) return [];
  const isCounted = behind.some((token) => hasPart(token, 'N'));
  const codes = lemmaCodes(noun);
  const isThing = !isPersonNoun(noun) && !ROLE.test(noun.lemma);
  const isHere = isMismatched
    ? isCounted
      ? codes.includes('sg p')
      : isThing && codes.some((code) => ['sg n', 'sg p', 'pl n', 'pl p'].includes(code))
    : isThing && codes.every((code) => ['sg p', 'pl p', 'adt'].includes(code));
  return isHere ? makeHit(sentence, at, TO_HAVER, 'ad', { variant: 'haver', word: noun.form }) : [];
}

function isHad(person: GrammarToken, state: GrammarToken): boolean {
  if (HAD.has(state.lower)) return true;
  // `ta on külm`, `laps on külm`: that may be what somebody is like.
  const isThird = person.lower === 'ta' || person.lower === 'tema';
  const mayBeLike = isThird || (!PERSON_CODES.get(person.lower) && lemmaCodes(person).includes('sg n'));
  return FELT.has(state.lower) && !mayBeLike;
}

/** `poiss valutab pea`: whose it is. */
export function findAching(sentence: GrammarSentence, at: number): RuleHit[] {
  const [verb, part, next] = sentence.tokens.slice(at + 1, at + 4);
  if (!isPerson(sentence, at) || verb?.lemma !== 'valutama' || !hasCode(verb, 'b', 's')) return [];
  if (!part || !PARTS.has(part.lemma) || !hasCode(part, 'sg n') || next?.isWord) return [];
  return makeHit(sentence, at, TO_HAVER, 'ad', { variant: 'haver', word: part.form });
}

/** `minu ema meeldib laulda`, `ta meeldib jäätist`: whom it pleases is in the allative. */
export function findFeeler(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const isNegated = tokens[at + 1]?.lower === 'ei';
  const place = isNegated ? at + 2 : at + 1;
  const verb = tokens[place];
  if (!isPerson(sentence, at) || !verb || !FEELING.has(verb.lemma)) return [];
  if (!hasCode(verb, ...(isNegated ? ['o', 'ks', 'nud'] : ['b', 's', 'ks']))) return [];
  const end = tokens.findIndex((token, i) => i > place && !token.isWord);
  const behind = tokens.slice(place + 1, end < 0 ? undefined : end);
  if (behind.some((token) => hasCode(token, 'sg all', 'pl all') || isPersonNoun(token))) return [];
  const isPronoun = PERSON_CODES.get(tokens[at]!.lower) !== undefined;
  // `sõbrad meeldib`, `ma tundub`: the verb goes with something else.
  const isMismatched = isNegated
    ? behind.some((token) => token.pos === 'S' && hasCode(token, 'sg n'))
    : isPronoun
      ? SPEAKING.has(tokens[at]!.lower) || isPluralPronoun(tokens[at]!)
      : lemmaCodes(tokens[at]!).every((code) => code === 'pl n') && hasCode(verb, 'b', 's');
  if (isMismatched) return makeHit(sentence, at, TO_FEELER, 'all', { variant: 'receiver', word: verb.form });
  const isDeed = behind.some(({ code }) => code === 'da');
  const isThing = behind.some(
    (token) => token.pos === 'S' && hasCode(token, 'sg p', 'pl p', 'pl n') && !hasPart(token, 'K'),
  );
  if (verb.lemma === 'meeldima' ? !(isDeed || isThing) : !(isDeed && isPronoun)) return [];
  return makeHit(sentence, at, TO_FEELER, 'all', { variant: 'receiver', word: verb.form });
}

function makeHit(
  { tokens }: GrammarSentence,
  at: number,
  pronouns: { readonly get: (word: string) => string | undefined },
  code: 'ad' | 'all',
  reason: Pick<RuleHit, 'variant' | 'word'>,
): RuleHit[] {
  const token = tokens[at]!;
  const pronoun = pronouns.get(token.lower);
  if (pronoun !== undefined) return makeCasedHit(at, pronoun, token, reason);
  const number = lemmaCodes(token).includes('pl n') ? 'pl' : 'sg';
  return makePhraseHit(tokens, at, `${number} ${code}`, reason);
}

const isPluralPronoun = ({ lower }: GrammarToken): boolean => lower === 'nad' || lower === 'nemad';

/** True where a verb in the third person goes with what a person has: no error of agreement. */
export function isOfHaver(sentence: GrammarSentence, at: number): boolean {
  return [findNominativeHaver, findPossessor, findFeeler].some((find) => find(sentence, at).length > 0);
}
