import { makeTable } from '@keelerada/estonian/make-table';
import { makeFormHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import {
  childrenOf,
  hasCode,
  isNominal,
  isOnly,
  listWords,
  nominalCodes,
  relationOf,
} from '../sentence/readings';
import { findSegment, hasFiniteBetween, isSubordinator } from '../sentence/clauses';
import { finiteCodes, findFinite } from '../sentence/finite-verb';
import { isCounted } from '../sentence/phrase';
import type { Rule, RuleHit } from '../sentence/rule';
import { isOfHaver } from './post-ranking/find-haver';
import { RULE_WORDS } from './data/rule-words';
import { isPersonNoun, PERSON_CODES } from './post-ranking/persons';

type Person = '1sg' | '2sg' | '3sg' | '1pl' | '2pl' | '3pl';

const PRONOUNS = makeTable<Person>({
  ...{ ma: '1sg', mina: '1sg', sa: '2sg', sina: '2sg', ta: '3sg', tema: '3sg', me: '1pl', meie: '1pl' },
  ...{ te: '2pl', teie: '2pl', nad: '3pl', nemad: '3pl' },
});
/** Also genitives: `meie maja`, `ta ema`. */
const AMBIGUOUS = listWords('ta tema me meie te teie');
/** Personal endings by tense or mood. */
const TENSES: readonly Readonly<Record<Person, string>>[] = [
  { '1sg': 'n', '2sg': 'd', '3sg': 'b', '1pl': 'me', '2pl': 'te', '3pl': 'vad' },
  { '1sg': 'sin', '2sg': 'sid', '3sg': 's', '1pl': 'sime', '2pl': 'site', '3pl': 'sid' },
  { '1sg': 'ksin', '2sg': 'ksid', '3sg': 'ks', '1pl': 'ksime', '2pl': 'ksite', '3pl': 'ksid' },
];
/** Collective nouns, which take either number. */
const COLLECTIVES = listWords(
  'osa hulk enamik rühm grupp paar pere rahvas enamus kari sadu tosin kumbki mõlemad pool',
);
const COORDINATORS = listWords('ja ning või nii kui koos ega ehk');
/** A pronoun behind these is one subject among others. */
const JOINING = listWords('ja ning või ega kui nagu kes mis');
const relatives = listWords('kes mis');

/** The ending asked for, if none of the verb's readings fits the person. */
function wantedCode(codes: readonly string[], person: Person): string | undefined {
  for (const tense of TENSES) {
    if (codes.includes(tense[person])) return undefined;
  }
  return TENSES.find((tense) => Object.values(tense).includes(codes[0]!))?.[person];
}

function makeHit(
  { tokens }: GrammarSentence,
  subject: GrammarToken,
  at: number,
  person: Person,
  { variant, isCertain }: { readonly variant: RuleVariant; readonly isCertain: boolean },
): RuleHit[] {
  const verb = tokens[at]!;
  const codes = finiteCodes(verb)!;
  const wanted = wantedCode(codes, person);
  if (!wanted) return [];
  const written = { ...verb, code: codes.includes(verb.code) ? verb.code : codes[0]! };
  const reason = { variant, word: subject.form, wordAt: tokens.indexOf(subject), isCertain };
  return makeFormHit(at, written, [wanted, 'V'], reason);
}

/** A personal pronoun with the verb after it, adverbs between, or right before it. */
function findPronoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const subject = tokens[at]!;
  const person = PRONOUNS.get(subject.lower)!;
  // `sa on õigus`: who has it is no subject.
  if (isOfHaver(sentence, at)) return [];
  const isAmbiguous = AMBIGUOUS.has(subject.lower);
  // `nii sina kui ka mina oleme`
  const isAlso = tokens[at - 1]?.lower === 'ka';
  const [other, joining] = isAlso ? [tokens[at - 3], tokens[at - 2]] : [tokens[at - 2], tokens[at - 1]];
  const isJoined = joining !== undefined && JOINING.has(joining.lower);
  if (isJoined && other && ['sg n', 'pl n'].includes(other.code)) return [];
  const after = findVerbAfter(sentence, at);
  if (after === 'none') return [];
  if (after !== undefined)
    return makeHit(sentence, subject, after, person, { variant: 'pronoun', isCertain: true });
  const place = findFinite(sentence, subject.head);
  if (place !== at - 1 || relationOf(subject) !== 'nsubj') return [];
  // `kas sa näed ma`: the verb has its subject.
  if (PERSON_CODES.get(tokens[at - 2]?.lower ?? '')?.includes(tokens[place]!.code)) return [];
  const next = tokens[at + 1];
  if (isAmbiguous && next !== undefined && isNominal(next) && next.pos !== 'P') return [];
  return makeHit(sentence, subject, place, person, { variant: 'pronoun', isCertain: true });
}

/** The verb that follows a pronoun in its clause; `none` where another word may be its subject, or the clause is a negative one. */
function findVerbAfter(sentence: GrammarSentence, at: number): number | 'none' | undefined {
  const { tokens } = sentence;
  const subject = tokens[at]!;
  const isSubject = relationOf(subject) === 'nsubj';
  let isOfAdverbs = true;
  for (let i = at + 1; tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (COORDINATORS.has(token.lower) || isSubordinator(token)) return undefined;
    if (isPoliteWord(sentence, i)) continue;
    if (finiteCodes(token)) {
      const isOwn = findFinite(sentence, subject.head) === i;
      const isNext = isOfAdverbs && (i === at + 1 || !AMBIGUOUS.has(subject.lower));
      const isRival = tokens
        .slice(at + 1, i)
        .some((other) => isOnly(other, 'sg n', 'pl n') && agrees(other, token));
      return isNext || (isSubject && isOwn && !isRival) ? i : 'none';
    }
    isOfAdverbs &&= token.pos === 'D';
  }
  return undefined;
}

/** `kas sa palun ütled`: beside another verb `palun` is a word of politeness. */
function isPoliteWord({ tokens }: GrammarSentence, at: number): boolean {
  if (tokens[at]!.lower !== 'palun') return false;
  const [, right] = findSegment(tokens, at);
  return tokens.slice(at + 1, right).some(isFinite);
}

/** True for a nominative that may be the subject of a verb in the third person. */
function agrees(noun: GrammarToken, verb: GrammarToken): boolean {
  return hasCode(noun, 'pl n') ? hasCode(verb, 'vad', 'sid') : hasCode(verb, 'b', 's');
}

/** `nooremad vend läksid`: verb and attribute agree, the noun is wrong. */
function contradictsMajority(sentence: GrammarSentence, at: number, own: string): boolean {
  const other = own === 'sg n' ? 'pl n' : 'sg n';
  return childrenOf(sentence, at).some((i) => {
    const token = sentence.tokens[i]!;
    return ['amod', 'det'].includes(relationOf(token)) && isOnly(token, other);
  });
}

function isPlainSubject(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const { lemma, upos, pos } = tokens[at]!;
  if (COLLECTIVES.has(lemma) || !['S', 'P'].includes(pos) || upos === 'PROPN') return false;
  const relations = childrenOf(sentence, at).map((i) => relationOf(tokens[i]!));
  return !relations.some((relation) =>
    ['conj', 'nummod', 'appos', 'parataxis', 'cc', 'flat'].includes(relation),
  );
}

/** A plural that begins the clause before a verb without a subject: `Minu sõbrad tuleb`, whatever the tree says. */
function isSubjectByPlace({ tokens }: GrammarSentence, at: number): boolean {
  const { head, relation } = tokens[at]!;
  if (relation !== 'obj' || head !== at + 1 || !isOnly(tokens[at]!, 'pl n')) return false;
  const isFirst = tokens.slice(0, at).every((token) => token.head === at);
  return (
    isFirst &&
    !tokens.some(
      (token, i) =>
        i !== at &&
        token.head === head &&
        ['nsubj', 'obj', 'csubj', 'ccomp', 'xcomp'].includes(relationOf(token)),
    )
  );
}

/**
 * `avastus olid udmurdid`, `margid andis välja ülem`: a nominative after the verb that agrees with it. `sõrmed konksus`:
 * no verb at all.
 */
function hasOtherSubject({ tokens }: GrammarSentence, at: number, place: number): boolean {
  const verb = tokens[place]!;
  if (hasCode(verb, 'sg in')) return true;
  const end = tokens.findIndex(({ form }, i) => i > place && form === ',');
  const [left] = findSegment(tokens, place);
  const mayAgree = (token: GrammarToken): boolean =>
    token.pos === 'S' && isSubjectForm(token) && agrees(token, verb);
  // `kalurid püüdsid terve öö räime`
  if (tokens.slice(left, place).some((token, i) => left + i !== at && mayAgree(token))) return true;
  return at < place && tokens.slice(place + 1, end < 0 ? tokens.length : end).some(mayAgree);
}

/** A nominative; that of `trükikoda` is its partitive, too. */
function isSubjectForm(token: GrammarToken): boolean {
  return isOnly(token, 'sg n', 'pl n') || (token.code === 'sg n' && isOnly(token, 'sg n', 'sg p'));
}

const ANYBODYS = listWords('võima saama tohtima');
const OBJECTLESS: ReadonlySet<string> = new Set(RULE_WORDS.objectlessVerbs);

/** `võib parkimiskohad laiendada`: what anybody may do is done to the noun. */
function isDoneByAnybody({ tokens }: GrammarSentence, at: number, place: number): boolean {
  const [, right] = findSegment(tokens, place);
  const done = tokens.slice(Math.max(at, place) + 1, right).find(({ code }) => code === 'da');
  // `ravimid võib põhjustada peavalu`: what is done to another is done by the noun.
  const isDoer = tokens.some((one) => relationOf(one) === 'obj' && tokens[one.head] === done);
  const verb = tokens[place]!;
  // `meeldib lauljaid kuulata`: it is pleasant to do so.
  if (verb.lemma === 'meeldima' && done !== undefined) return true;
  const isAllowed = !isDoer && ANYBODYS.has(verb.lemma);
  return isAllowed && done !== undefined && !OBJECTLESS.has(done.lemma) && !isPersonNoun(tokens[at]!);
}

/** A noun as the subject; the verb has its number. */
function findNoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const subject = tokens[at]!;
  if (relationOf(subject) !== 'nsubj' && !isSubjectByPlace(sentence, at)) return [];
  if (!isPlainSubject(sentence, at) || isCounted(tokens, at)) return [];
  const isByAttribute = childrenOf(sentence, at).some(
    (i) => relationOf(tokens[i]!) === 'amod' && isOnly(tokens[i]!, 'sg n'),
  );
  const isSingular = subject.code === 'sg n' && (isByAttribute || isOnly(subject, 'sg n', 'sg g'));
  if (!isSingular && !isOnly(subject, 'pl n')) return [];
  const person = isSingular ? '3sg' : '3pl';
  const place = findFinite(sentence, subject.head);
  if (place === undefined || isDoneByAnybody(sentence, at, place)) return [];
  const isRelative = tokens[place - 1]?.form === ',' && relatives.has(tokens[at + 2]?.lemma ?? '');
  if (!isRelative && hasFiniteBetween(tokens, at, place)) return [];
  if (contradictsMajority(sentence, at, person === '3pl' ? 'pl n' : 'sg n')) return [];
  if (hasOtherSubject(sentence, at, place)) return [];
  const [verb, others] = [tokens[place]!, person === '3pl' ? ['b', 's'] : ['vad', 'sid']];
  if (!others.includes(verb.code)) return [];
  const isTwoNominatives = tokens.some(
    (token, i) => i !== at && token.head === subject.head && relationOf(token) === 'nsubj',
  );
  const between = tokens.slice(Math.min(at, place), Math.max(at, place));
  const isNear = between.length <= 4 && between.every(({ isWord }) => isWord);
  const [left] = findSegment(tokens, at);
  if (
    person === '3sg' &&
    tokens.slice(left, Math.max(at, place)).some(({ lower }) => COORDINATORS.has(lower))
  )
    return [];
  return makeHit(sentence, subject, place, person, {
    variant: 'noun',
    isCertain: (isNear || isRelative) && !isTwoNominatives && subject.pos === 'S',
  });
}

/** `kes` refers to the noun before it: `sõbrad, kes elavad`. */
function findRelative(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [comma, noun] = [tokens[at - 1], tokens[at - 2]];
  if (comma?.form !== ',' || !noun || noun.pos !== 'S') return [];
  const head = tokens[at]!.head;
  const place = findFinite(sentence, head);
  if (place === undefined) return [];
  const isPlural = nominalCodes(noun).every((code) => code.startsWith('pl'));
  if (!isPlural || !['b', 's'].includes(tokens[place]!.code)) return [];
  return makeHit(sentence, noun, place, '3pl', { variant: 'relative', isCertain: !noun.code.endsWith(' p') });
}

export const subjectVerb: Rule = {
  id: 'subject-verb',
  examples: ['Sa sõidad liiga kiiresti.', 'Linnud lendavad sügisel lõunasse.'],
  errorType: 'verbFormError',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (PRONOUNS.get(token.lower)) return findPronoun(sentence, at);
      return token.lower === 'kes' ? findRelative(sentence, at) : findNoun(sentence, at);
    }),
};
