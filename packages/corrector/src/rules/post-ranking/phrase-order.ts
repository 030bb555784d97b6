import { RULE_WORDS } from '../data/rule-words';
import { findAtEach, makeHit } from '../../sentence/rule-hits';
import type { RuleVariant } from '../../messages/messages';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { hasCase, hasCode, hasPart, isNoun, listWords, nominalCodes } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

/** Adpositions that only follow their noun. */
const POSTPOSITIONS = new Set(RULE_WORDS.onlyPostpositions);
const OWN = listWords('oma omal omas enda enese');
const SELF = listWords('ise enese');
/** These stand alone too: `vahel sajab`, `seest tühi`. */
const ADVERBS_TOO = listWords('vahel seest sees peal all alt pealt');
/** These never follow a partitive: before them it is an object. */
const GENITIVE_ONLY = listWords(
  'taga tagant taha all alt alla ees eest ette juures juurde juurest kõrval kõrvale kõrvalt',
);
/** These are parts of verbs too. */
const PARTICLES = listWords('sisse tagant kätte külge järele ette seltsis jõul');
const OWNERS = listWords('minu mu sinu su tema ta meie teie nende oma');
const PEOPLE = listWords(
  'isa ema vend õde poeg tütar sõber sõbranna õpetaja naaber vanaema vanaisa tädi onu mees naine laps pere perekond kolleeg ülemus',
);
/** Adjectives that name who is so: `otsijaid koeri`, `inimesi noori`. */
const NAMES_OF_KINDS = listWords('koer noor vana haige vaene rikas surnu pime');
const DENIED_CODES = listWords('o nud ks');
/** Adverbs that learners put between `ei` and its verb. */
const PARTING = listWords('kunagi enam veel alati tihti sageli eriti väga hästi iialgi');
/** Greatest distance of a negation before its verb, in words. */
const NEGATION_REACH = 4;

interface Swap {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly variant: RuleVariant;
  readonly word: string;
}

/** Two runs of words change places; the first letter of the sentence is not among them. */
function swap(tokens: readonly GrammarToken[], { start, middle, end, variant, word }: Swap): RuleHit[] {
  const list = (from: number, to: number): string[] => tokens.slice(from, to).map(({ form }) => form);
  const words = [...list(middle, end), ...list(start, middle)];
  return start === 0 ? [] : makeHit(start, end, words, { variant, word });
}

/** True for a word that a following adposition may belong to. */
function mayOwn(token: GrammarToken, adposition: string): boolean {
  const cases = GENITIVE_ONLY.has(adposition) ? ['sg g', 'pl g'] : ['sg g', 'pl g', 'sg p'];
  return !SELF.has(token.lemma) && hasCode(token, ...cases);
}

/** `all laua` */
function findAdposition({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, form } = tokens[at]!;
  const before = tokens[at - 1];
  // `„Friday Night” jaoks`: what stands in quotation marks may own it too.
  if (!POSTPOSITIONS.has(lower) || !before || mayOwn(before, lower)) return [];
  if (/^["”“»')]$/u.test(before.form)) return [];
  // `küsimusele vastas õpetaja`: the word is the only verb.
  if (hasPart(tokens[at]!, 'V') && !hasOtherVerb(tokens, at)) return [];
  // `vabal ajal muusika`: a noun with its attribute.
  if (nominalCodes(tokens[at]!).some((code) => hasCode(before, code))) return [];
  // `oma reis kohta pika loo`: the noun before it lacks its case.
  if (before.pos === 'S' && OWNERS.has(tokens[at - 2]?.lower ?? '')) return [];
  if (OWN.has(before.lower) || PARTICLES.has(lower)) return [];
  // `kolm ja pool rubla`, `teisel pool piiri`
  if (lower === 'pool' && (before.lower === 'ja' || hasCase(before, 'ad'))) return [];
  const next = tokens[at + 1];
  const isOwned =
    next !== undefined && (OWNERS.has(next.lower) || (next.pos === 'A' && next.code === 'sg g'));
  const end = isOwned ? at + 3 : at + 2;
  const noun = tokens[end - 1];
  const isNounAlone =
    noun !== undefined && isNoun(noun) && hasCode(noun, 'sg g', 'pl g') && !hasPart(noun, 'DKA');
  // `kulub vahel aasta`, `leidis seest raha`: an adverb before a subject or an object.
  const isAdverb = end === at + 2 && noun !== undefined && ADVERBS_TOO.has(lower) && hasCode(noun, 'sg n');
  // `põgenes tagasi metsa`
  const isBack = lower === 'tagasi';
  if (!isNounAlone || isAdverb || isBack || tokens[end]?.isWord) return [];
  return swap(tokens, { start: at, middle: at + 1, end, variant: 'adposition', word: form });
}

/** True where the part of the clause around a place has another verb. */
function hasOtherVerb(tokens: readonly GrammarToken[], at: number): boolean {
  const [left, right] = findSegment(tokens, at);
  return tokens
    .slice(left, right)
    .some((token, i) => token.pos === 'V' && token.lower !== 'ei' && left + i !== at);
}

/** `räägi ei` */
function findPostposedNegation({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [verb, negation, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (negation?.lower !== 'ei' || !hasPart(verb, 'V') || !next?.isKnown || next.pos === 'V') return [];
  // `miski asi ei pand`: a subject that looks like a command.
  if (verb.pos !== 'V' && (hasCode(verb, 'sg n') || hasOtherVerb(tokens, at))) return [];
  const before = tokens.slice(Math.max(0, at - NEGATION_REACH), at);
  if (before.some(({ lower }) => lower === 'ei') || (!next.isWord && next.form !== '.')) return [];
  const isBare = verb.readings.every(
    ({ partOfSpeech, form }) => partOfSpeech !== 'V' || DENIED_CODES.has(form),
  );
  const isOther = hasCode(next, 'o', 'nud') || tokens.some(({ lower }) => lower === 'ega');
  if (!isBare || isOther) return [];
  return swap(tokens, { start: at, middle: at + 1, end: at + 2, variant: 'negation', word: verb.form });
}

/** `ei kunagi hiline` */
function findSplitNegation({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [negation, adverb, verb] = tokens.slice(at, at + 3);
  if (negation?.lower !== 'ei' || !adverb || !PARTING.has(adverb.lower) || verb?.pos !== 'V') return [];
  if (verb.code !== 'o' && verb.code !== 'nud') return [];
  const parted = { start: at + 1, middle: at + 2, end: at + 3 };
  return swap(tokens, { ...parted, variant: 'negation', word: verb.form });
}

/** `kingitus minu vanaisa` */
function findPostposedOwner({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [thing, owner, person, end] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2], tokens[at + 3]];
  if (!person || end?.isWord) return [];
  const isOwner = OWNERS.has(owner.lower) && PEOPLE.has(person.lemma) && hasCode(person, 'sg g', 'pl g');
  const verbs = tokens.slice(0, at).filter(({ pos }) => pos === 'V').length;
  if (!isOwner || !isNoun(thing) || thing.code !== 'sg n' || verbs !== 1) return [];
  const word = `${owner.form} ${person.form}`;
  return swap(tokens, { start: at, middle: at + 1, end: at + 3, variant: 'owner', word });
}

/** True for an adjective, also where the same word is a noun as well. */
function isAdjective(token: GrammarToken): boolean {
  const lemmas = token.readings.flatMap(({ lemma, partOfSpeech }) => (partOfSpeech === 'A' ? [lemma] : []));
  return (
    token.readings.every(({ lemma }) => lemmas.includes(lemma)) &&
    // `karjääri lõppu`
    token.lemma !== 'lõpp' &&
    (token.pos === 'A' || (token.pos === 'S' && !NAMES_OF_KINDS.has(token.lemma)))
  );
}

/** `kleidi punase` */
function findPostposedAdjective({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [noun, adjective, end] = tokens.slice(at, at + 3);
  if (!noun?.isKnown || !adjective || end?.isWord || !isNoun(noun)) return [];
  // `tänapäeva värvikireva, kuid lihtsa maailma`: a noun for both comes behind the mark.
  if (end?.form === ',' && hasCode(adjective, 'sg g', 'pl g')) return [];
  const isCommon = isAdjective(adjective);
  const codes = nominalCodes(adjective);
  const isSame = nominalCodes(noun).some((code) => codes.includes(code));
  const isSubject = codes.some((code) => code.endsWith(' n') && hasCode(noun, code));
  if (!isCommon || !isSame || isSubject) return [];
  const before = tokens[at - 1];
  if (!before || hasPart(before, 'ANO') || !before.isWord || hasPart(noun, 'AD')) return [];
  // `osutus õnneks valeks`
  if (noun.lower === 'õnneks') return [];
  return swap(tokens, { start: at, middle: at + 1, end: at + 2, variant: 'adjective', word: noun.form });
}

export const phraseOrder: Rule = {
  id: 'phrase-order',
  examples: ['Koer magab diivani all.', 'See on minu õpetaja raamat.'],
  errorType: 'wordOrderError',
  find: findAtEach(
    findAdposition,
    findPostposedNegation,
    findSplitNegation,
    findPostposedOwner,
    findPostposedAdjective,
  ),
};
