import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { hasCode, listWords, PERSONAL_CODES } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Words that are repeated for emphasis, or that are adjacent in right sentences. */
const MAY_REPEAT = listWords(
  'väga jah ei no nii see ära tasa aina ikka kaua kuni seal siin või nagu hei oh ah ha tik tak kus kes mis mida palju veel vana edasi ammu head haa selle seda need neid tema ta tere vastu kõike ole hopp kord',
);
/** Conjunctions with the same meaning that are not combined. */
const SAME_CONJUNCTIONS = listWords('kuid aga');

function remove(start: number, end: number, variant: RuleVariant, word: string): RuleHit[] {
  return [{ start, end, wanted: [[]], variant, word, isCertain: true }];
}

function findDoubled({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lower !== second.lower || !/^\p{L}+$/u.test(first.form)) return [];
  if (MAY_REPEAT.has(first.lower) || second.form !== second.lower) return [];
  if (
    first.pos === 'I' ||
    first.upos === 'PROPN' ||
    !first.isKnown ||
    tokens[at + 2]?.lower === first.lower ||
    tokens[at - 1]?.lower === first.lower
  )
    return [];
  const isAdverb = first.pos === 'D' && first.lower !== 'ka';
  return isAdverb ? [] : remove(at + 1, at + 2, 'doubled', first.form);
}

/** `olen töötan`: two verbs of one person side by side. */
function findTwoVerbs({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lemma !== 'olema' || second.lemma === 'olema' || second.pos !== 'V') return [];
  if (!['n', 'd', 'me', 'te'].includes(first.code) || !hasCode(second, first.code)) return [];
  const isVerbAlone = second.readings.every(
    ({ partOfSpeech, form }) => partOfSpeech === 'V' && PERSONAL_CODES.has(form),
  );
  return isVerbAlone ? remove(at, at + 1, 'verbs', second.form) : [];
}

/** `ma ei saa ei`: one negation a clause. */
function findTwoNegations({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [before, verb, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (tokens[at]!.lower !== 'ei' || before?.lower !== 'ei' || verb?.pos !== 'V') return [];
  if (!next?.isWord || next.pos === 'V' || hasCode(next, 'o', 'nud')) return [];
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
  return isPair && first.lower !== second.lower ? remove(at + 1, at + 2, 'conjunctions', first.form) : [];
}

/** `ei pole`: pole is ei ole. */
function findNegatedNegative({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (first.lower !== 'ei' || !['pole', 'polnud', 'poleks'].includes(second.lower)) return [];
  return remove(at, at + 1, 'pole', second.form);
}

export const doubled: Rule = {
  id: 'doubled',
  examples: ['Ma töötan haiglas.', 'Ta sündis 1960. aastal.'],
  errorType: 'extraWordError',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) => {
      if (!sentence.tokens[at + 1]?.isWord) return [];
      return [findDoubled, findTwoVerbs, findTwoNegations, findYear, findConjunctions, findNegatedNegative]
        .flatMap((find) => find(sentence, at))
        .slice(0, 1);
    }),
};
