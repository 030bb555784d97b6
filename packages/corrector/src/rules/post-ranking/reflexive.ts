import { makeTable } from '@keelerada/estonian/make-table';
import { findAtEach } from '../../sentence/rule-hits';
import type { RuleVariant } from '../../messages/messages';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { matchCase } from '../../sentence/match-case';
import { hasCode, hasPart, isNominal, listWords, nominalCodes, relationOf } from '../../sentence/readings';
import { isSubordinator } from '../../sentence/clauses';
import type { Rule, RuleHit } from '../../sentence/rule';

type Person = 'first' | 'second' | 'we' | 'you';

/** The persons whose verb forms no one else has. */
const PERSON_CODES = makeTable<Person>({
  ...{ n: 'first', sin: 'first', ksin: 'first', d: 'second', ksid: 'second' },
  ...{ me: 'we', sime: 'we', ksime: 'we', te: 'you', site: 'you', ksite: 'you' },
});
const SUBJECTS = makeTable<Person>({
  ...{ ma: 'first', mina: 'first', sa: 'second', sina: 'second', me: 'we', te: 'you' },
});
const OWNERS = makeTable<Person>({
  ...{ minu: 'first', mu: 'first', sinu: 'second', su: 'second', meie: 'we', teie: 'you' },
});
/** Partitive of the persons: what the subject does to itself is `end`. */
const OBJECTS = makeTable<Person>({ mind: 'first', sind: 'second', meid: 'we', teid: 'you' });
const RECEIVERS = makeTable<Person>({
  ...{ mulle: 'first', minule: 'first', sulle: 'second', sinule: 'second', meile: 'we', teile: 'you' },
});
/** Adjectives of someone: `nägin mulle tundmatut meest`. */
const OF_SOMEONE = listWords(
  'tundmatu tuttav võõras lähedane omane meeldiv ebameeldiv vajalik tähtis oluline arusaamatu kättesaamatu kuuluv antud mõeldud saadetud',
);
const FARTHEST_VERB = 4;
/** No verb that says who does something. */
const NO_VERB = listWords('ei palun');
/** Verbs whose infinitive says what another person does. */
const ORDERS = listWords(
  'paluma käskima laskma keelama lubama soovitama aitama õpetama sundima kutsuma saatma',
);
/** `kutsume teid meile lõunale`: the receiver is a place. */
const COMING = listWords('kutsuma ootama tulema minema jõudma sõitma viima tooma');
/** What a verb says of another than speaker and listener. */
const OTHERS = ['b', 's', 'ks', 'vad', 'sid', 'ksid', 'neg o'];
const PLACES = listWords('kõikjal siin seal');
const LINKS = listWords('ja ning aga kuid vaid või ega ehk kui nagu');

/** The part of the clause around a place: between marks, joining and subordinating words, with one finite verb. */
function findClause({ tokens }: GrammarSentence, at: number): readonly [from: number, to: number] {
  const isBorder = (token: GrammarToken): boolean =>
    !token.isWord || LINKS.has(token.lower) || isSubordinator(token);
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBorder(tokens[from - 1]!)) from -= 1;
  while (to < tokens.length && !isBorder(tokens[to]!)) to += 1;
  return [from, to];
}

/** Who does it in the clause, where the verb or a pronoun says so; undefined where two verbs are in it. */
function findDoer({ tokens }: GrammarSentence, [from, to]: readonly [number, number]): Person | undefined {
  const clause = tokens.slice(from, to);
  const verbs = clause.filter((token) => isFinite(token) && !NO_VERB.has(token.lower));
  if (verbs.length !== 1) return undefined;
  const byVerb = PERSON_CODES.get(verbs[0]!.code);
  const subject = clause.find(({ lower, relation }) => SUBJECTS.has(lower) && relation.startsWith('nsubj'));
  const bySubject = subject && SUBJECTS.get(subject.lower);
  return (
    byVerb ??
    (verbs[0]!.code.startsWith('neg') || hasCode(verbs[0]!, 'o', 'nud', 'ks', 'sid') ? bySubject : undefined)
  );
}

function replace(
  at: number,
  words: readonly string[],
  variant: RuleVariant,
  { form }: GrammarToken,
  word: string,
): RuleHit[] {
  const wanted = words.map((other) => [matchCase(other, form)]);
  return [{ start: at, end: at + 1, wanted, variant, word, isCertain: true }];
}

/** `tundsin mind`, `ostsin mulle`, `armastan minu ema` */
function findOwn(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const { lower } = token;
  const [object, receiver, owner] = [OBJECTS.get(lower), RECEIVERS.get(lower), OWNERS.get(lower)];
  const person = object ?? receiver ?? owner;
  if (!person || tokens[at + 1]?.lower === 'ise') return [];
  const clause = findClause(sentence, at);
  if (findDoer(sentence, clause) !== person) return [];
  const place = tokens.findIndex((one, i) => i >= clause[0] && isFinite(one) && !NO_VERB.has(one.lower));
  const verb = tokens[place]!;
  if (object)
    return place < at && !isDoneByOther(tokens, clause, place)
      ? replace(at, ['end', 'ennast'], 'self', token, verb.form)
      : [];
  if (receiver)
    return place < at && !isOfAdjective(sentence, at) && !isDoneByOther(tokens, clause, place)
      ? replace(at, ['endale'], 'receiver', token, verb.form)
      : [];
  // `tahan sind paluda minu raamatud võtta`: they are mine, not yours.
  return isOrdered(tokens.slice(...clause)) ? [] : findOwned(sentence, at, place);
}

/** `mulle täiesti võõrast koera`: the pronoun belongs to the adjective behind it. */
function isOfAdjective({ tokens }: GrammarSentence, at: number): boolean {
  const adjective = tokens.slice(at + 1).find(({ pos }) => pos !== 'D');
  return adjective !== undefined && OF_SOMEONE.has(adjective.lemma);
}

/** `palusin tal mulle appi tulla`: who does it is another than the subject. */
function isDoneByOther(
  tokens: readonly GrammarToken[],
  clause: readonly [number, number],
  verb: number,
): boolean {
  return COMING.has(tokens[verb]!.lemma) || isOrdered(tokens.slice(...clause));
}

function isOrdered(clause: readonly GrammarToken[]): boolean {
  const order = clause.find(({ lemma }) => ORDERS.has(lemma));
  return order !== undefined && clause.some((one) => one !== order && ['da', 'ma'].includes(one.code));
}

/** The thing owned, right behind its owner, is no subject. */
function findOwned({ tokens }: GrammarSentence, at: number, verb: number): RuleHit[] {
  const token = tokens[at]!;
  const noun = tokens[token.head]!;
  if (token.head <= at || tokens.slice(at, token.head).some(({ lemma }) => lemma === 'oma')) return [];
  if (noun.pos !== 'S' || verb > at) return [];
  if (tokens[verb]!.lemma === 'olema' && hasCode(noun, 'sg n', 'pl n')) return [];
  return replace(at, ['oma'], 'own', token, tokens[verb]!.form);
}

/** `liigutas oma`: without a noun behind it, oma is no object. */
function findBareOwn({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, before, next] = [tokens[at]!, tokens[at - 1], tokens[at + 1]];
  if (
    token.lower !== 'oma' ||
    !next ||
    isNominal(next) ||
    (hasPart(next, 'SAPN') && !'DJ'.includes(next.pos))
  )
    return [];
  const isOwner = before && hasCode(before, 'sg g', 'pl g') && (before.pos === 'S' || before.code !== 'sg n');
  const isAttributeNext = next.pos === 'D' && 'AC'.includes(tokens[at + 2]?.pos ?? '-');
  // `ei oma`: a form of omama.
  if (isOwner || isAttributeNext || before?.lower === 'ei') return [];
  const verb = before?.pos === 'V' ? before : tokens[token.head];
  if (
    !verb ||
    verb.pos !== 'V' ||
    verb.lemma === 'olema' ||
    Math.abs(tokens.indexOf(verb) - at) > FARTHEST_VERB
  )
    return [];
  return replace(at, ['end', 'ennast'], 'bare', token, verb.form);
}

/** `oma pilk oli`: what belongs to the subject cannot be the subject. */
function findOwnSubject(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const noun = tokens[at + 1]!;
  if (token.lower !== 'oma' || token.head !== at + 1 || noun.pos !== 'S') return [];
  if (relationOf(noun) !== 'nsubj' || !nominalCodes(noun).some((code) => code.endsWith(' n'))) return [];
  const [from, to] = findClause(sentence, at);
  const clause = tokens.slice(from, to);
  const verb = clause.find((one) => hasCode(one, ...OTHERS));
  if (!verb || clause.some((one) => hasCode(one, 'sg ad', 'pl ad'))) return [];
  // `kõikjal on oma erandid`: whose they are is the place.
  const before = tokens.slice(from, at);
  if (before.some((one) => PLACES.has(one.lower) || hasCode(one, 'sg in', 'pl in'))) return [];
  const place = tokens.indexOf(verb);
  // `kas ta oma isa tunneb`: another word may be the subject, and this one the object.
  const mayBeSubject = (one: GrammarToken): boolean =>
    'PSH'.includes(one.pos) && one !== noun && hasCode(one, 'sg n', 'pl n');
  if (clause.some(mayBeSubject)) return [];
  // `Oma maja on oma maja` is a saying.
  if (at === 0 ? verb.lower === 'on' : place < at && verb.lemma !== 'olema') return [];
  const speaker = tokens.some(
    ({ code, lower }) =>
      PERSON_CODES.get(code) === 'first' || lower === 'mind' || lower === 'ma' || lower === 'mul',
  );
  return replace(
    at,
    speaker ? ['minu', 'mu', 'tema', 'ta'] : ['tema', 'ta', 'minu', 'mu'],
    'subject',
    token,
    noun.form,
  );
}

export const reflexive: Rule = {
  id: 'reflexive',
  examples: ['Ma helistan oma vennale.', 'Ta nägi end peeglist.'],
  errorType: 'wordChoiceError',
  find: findAtEach(findOwn, findBareOwn, findOwnSubject),
};
