import { findFirst, makeHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import { isFinite, type GrammarSentence } from '../sentence/grammar-sentence';
import { hasCode, hasPart, isOnly, listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Words that are repeated for emphasis, or that are adjacent in right sentences. */
const MAY_REPEAT = listWords(
  'väga jah no nii see ära tasa aina ikka kaua kuni seal siin või nagu hei oh ah ha tik tak kus mis mida palju veel vana edasi ammu head haa selle seda need neid tere vastu kõike ole hopp kord',
);
/** Forms of verbs behind `ei`. */
const NEGATED_CODES = ['o', 'nud', 'ks', 'ta', 'tud'];
/** Conjunctions with the same meaning that are not combined. */
const SAME_CONJUNCTIONS = listWords('kuid aga');

function remove(start: number, end: number, variant: RuleVariant, word: string): RuleHit[] {
  return makeHit(start, end, [], { variant, word });
}

function findDoubled({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lower !== second.lower || !/^\p{L}+$/u.test(first.form)) return [];
  // `ei ei tea` is a slip, `ei ei` by itself emphasis.
  const isEmphasis =
    first.lower === 'ei' && (at === 0 || !hasCode(tokens[at + 2] ?? first, ...NEGATED_CODES));
  if (isEmphasis || MAY_REPEAT.has(first.lower) || second.form !== second.lower) return [];
  if (
    first.pos === 'I' ||
    first.upos === 'PROPN' ||
    !first.isKnown ||
    tokens[at + 2]?.lower === first.lower ||
    tokens[at - 1]?.lower === first.lower
  )
    return [];
  // `teed teed`, `viis viis`: a verb and a noun or number of the same letters.
  const isTwoWords = first.tag !== second.tag && hasPart(first, 'V') && hasPart(first, 'SN');
  const isMonth = hasPart(first, 'N') && hasPart(first, 'S');
  // `lõppes üks üks`: a score counts nothing.
  const counted = tokens[at + 2];
  const isScore = hasPart(first, 'N') && !['S', 'A', 'P'].includes(counted?.pos ?? '');
  const isAdverb = first.pos === 'D' && first.upos !== 'ADP' && first.lower !== 'ka';
  // `eemaldas kihi kihi järel`
  const isOneByOne = ['järel', 'haaval', 'kaupa'].includes(counted?.lower ?? '');
  const isRight = isOneByOne || isAdverb || isTwoWords || isMonth || isScore;
  return isRight ? [] : remove(at + 1, at + 2, 'doubled', first.form);
}

/** `olen töötan`: two verbs of one person side by side. */
function findTwoVerbs({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lemma !== 'olema' || second.pos !== 'V') return [];
  if (!['n', 'd', 'me', 'te'].includes(first.code) || !hasCode(second, first.code)) return [];
  return remove(at, at + 1, 'verbs', second.form);
}

/** `ta on töötab`: the third person has forms of its own. */
function findTwoThirdPersons({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  return first.lower === 'on' && second.code === 'b' ? remove(at, at + 1, 'verbs', second.form) : [];
}

/** Verbs with an infinitive right behind them. */
const MODALS = listWords(
  'pidama saama võima tahtma oskama suutma julgema hakkama tohtima viitsima jaksama jõudma',
);

/** `peab, et minema`: no conjunction before an infinitive. */
function findThatInfinitive({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const that = tokens[at + 1]?.form === ',' ? at + 2 : at + 1;
  const [verb, next] = [tokens[at]!, tokens[that + 1]];
  if (tokens[that]?.lower !== 'et' || !MODALS.has(verb.lemma) || !next) return [];
  const end = tokens.findIndex(({ isWord }, i) => i > that && !isWord);
  const clause = tokens.slice(that + 1, end < 0 ? tokens.length : end);
  const isInfinitive = hasCode(next, 'da', 'ma') && !clause.slice(1).some(isFinite);
  return isInfinitive ? remove(at + 1, that + 1, 'infinitive', verb.form) : [];
}

/** Verbs that say of what something is told or on what it depends. */
const ABOUT_VERBS = listWords(
  'rääkima kõnelema kirjutama jutustama sõltuma teadma kuulma mõtlema unistama lugema vestlema arutlema olenema aru_saama hoolima',
);

/** `räägin raamatust kohta`: the elative or kohta, not both. */
function findTwiceAbout({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [noun, about] = [tokens[at]!, tokens[at + 1]!];
  if (about.lower !== 'kohta' || !isOnly(noun, 'sg el', 'pl el')) return [];
  const clause = tokens.slice(0, at);
  const hasVerb = [...clause, ...tokens.slice(at + 2)].some(({ lemma }) => ABOUT_VERBS.has(lemma));
  return hasVerb ? remove(at + 1, at + 2, 'about', noun.form) : [];
}

/** `ma ei saa ei`: one negation a clause. */
function findTwoNegations({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [before, verb, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]!];
  if (tokens[at]!.lower !== 'ei' || before?.lower !== 'ei' || verb?.pos !== 'V') return [];
  if (next.pos === 'V' || hasCode(next, 'o', 'nud')) return [];
  if (tokens.slice(at).some(({ lower }) => lower === 'ega')) return [];
  return remove(at, at + 1, 'negations', 'ei');
}

/** `aastal 1938. aastal`: one aastal for a year. */
function findYear({ tokens }: GrammarSentence, at: number): RuleHit[] {
  if (tokens[at]!.lower !== 'aastal') return [];
  const isNumber = /^\d{3,4}\.?$/u.test(tokens[at + 1]?.form ?? '');
  const again = tokens[at + 2]?.form === '.' ? at + 3 : at + 2;
  return isNumber && tokens[again]?.lower === 'aastal' ? remove(at, at + 1, 'year', 'aastal') : [];
}

function findConjunctions({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  const isPair = SAME_CONJUNCTIONS.has(first.lower) && SAME_CONJUNCTIONS.has(second.lower);
  return isPair ? remove(at + 1, at + 2, 'conjunctions', first.form) : [];
}

/** `ei pole`: pole is ei ole. */
function findNegatedNegative({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lower !== 'ei' || !['pole', 'polnud', 'poleks'].includes(second.lower)) return [];
  return remove(at, at + 1, 'pole', second.form);
}

const findTwo = findFirst(
  ...[findDoubled, findTwoVerbs, findTwoThirdPersons, findTwoNegations, findYear, findConjunctions],
  ...[findNegatedNegative, findThatInfinitive, findTwiceAbout],
);

export const doubled: Rule = {
  id: 'doubled',
  examples: ['Ma töötan haiglas.', 'Ta sündis 1960. aastal.'],
  errorType: 'extraWordError',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) =>
      (sentence.tokens[at + 1]?.isWord ? findTwo : findThatInfinitive)(sentence, at),
    ),
};
