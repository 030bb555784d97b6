import { isFinite, type GrammarSentence } from '../../sentence/grammar-sentence';
import { listWords, relationOf } from '../../sentence/readings';
import { makeHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { findClauseVerb, listForms, listParts } from './clause-parts';

/** Longest clause that is plain enough, in words. */
const MOST_WORDS = 8;
/** Words after which the subject comes before the verb. */
const SUBJECT_FIRST = listWords('kas kuidas miks millal kus kuhu kust et sest kuna kuigi');
/** Words after which the verb seldom comes last. */
const VERB_EARLY = listWords('et sest');
const PERSONS = listWords('ma mina sa sina ta tema me meie te teie nad nemad');
const JOINING = listWords('ja või ning ega');

/** A plain subordinate clause with its one verb, from the word that begins it. */
function findInClause(sentence: GrammarSentence, begin: number): RuleHit[] {
  const { tokens } = sentence;
  const word = tokens[begin]!.lower;
  if (tokens[begin - 1]?.form !== ',' || !SUBJECT_FIRST.has(word) || tokens.at(-1)!.form === '?') return [];
  const mark = tokens.findIndex(({ isWord }, place) => place > begin && !isWord);
  const end = mark < 0 ? tokens.length : mark;
  const clause = tokens.slice(begin, end);
  const isPlain =
    clause.length <= MOST_WORDS &&
    clause.filter(isFinite).length === 1 &&
    clause.every(({ lower }) => lower !== 'ei' && !JOINING.has(lower));
  const verb = isPlain ? findClauseVerb(sentence, begin + 1, end) : undefined;
  if (!verb) return [];
  return verb.first === begin + 1
    ? findInverted(sentence, begin, verb.first)
    : findLast(sentence, { begin, end, verb: verb.first, head: verb.head });
}

/** `kas tulen ma`: as in an independent question. */
function findInverted({ tokens }: GrammarSentence, begin: number, verb: number): RuleHit[] {
  const subject = tokens[verb + 1];
  if (!subject || !PERSONS.has(subject.lower) || relationOf(subject) !== 'nsubj') return [];
  const words = [subject.form, tokens[verb]!.form];
  return makeHit(verb, verb + 2, words, { variant: 'inverted', word: tokens[begin]!.lower });
}

interface FinalVerb {
  readonly begin: number;
  readonly end: number;
  readonly verb: number;
  readonly head: number;
}

/** `sest ta nii kaugel elab`: the subject, then what belongs to the verb, then the verb. */
function findLast(sentence: GrammarSentence, { begin, end, verb, head }: FinalVerb): RuleHit[] {
  const { tokens } = sentence;
  const subject = tokens[begin + 1]!;
  if (verb !== end - 1 || !VERB_EARLY.has(tokens[begin]!.lower)) return [];
  if (!PERSONS.has(subject.lower)) return [];
  const parts = listParts(sentence, begin + 1, { first: verb, last: verb, head });
  const isPlain = parts?.slice(1).every(({ place }) => isFreeAdverbial(sentence, place)) ?? false;
  if (!isPlain || parts!.length < 2 || relationOf(subject) !== 'nsubj') return [];
  // `et ma hiljaks jäin`, `sest ta mind ootas`: one such word stands on either side of its verb.
  const isFree = tokens[begin]!.lower === 'et';
  if (isFree && verb === begin + 3) return [];
  const words = [tokens[verb]!.form, ...listForms(tokens, begin + 2, verb)];
  return makeHit(begin + 2, end, words, { variant: 'last', word: tokens[begin]!.lower });
}

/** A time, place or manner; a particle such as `kinni` may come before its verb. */
function isFreeAdverbial({ tokens }: GrammarSentence, place: number): boolean {
  return ['obl', 'advmod'].includes(tokens[place]!.relation);
}

export const clauseOrder: Rule = {
  id: 'clause-order',
  examples: ['Ta küsis, kas me tuleme homme.', 'Ma magan kaua, sest ma töötan öösel.'],
  errorType: 'wordOrderAdvice',
  find: (sentence) =>
    sentence.tokens.flatMap((_, begin) => (begin === 0 ? [] : findInClause(sentence, begin))),
};
