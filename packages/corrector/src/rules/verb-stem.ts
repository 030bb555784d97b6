import type { GrammarSentence } from '../sentence/grammar-sentence';
import { findAskedInfinitive } from './infinitive-verbs';
import { findMeantVerb } from './data/verb-stems';
import type { Rule, RuleHit } from '../sentence/rule';

function findWrong({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, isWord, isKnown, form } = tokens[at]!;
  if (!isWord || isKnown || (at > 0 && form !== lower)) return [];
  const before = tokens[at - 1];
  // `tahan õppin`: the infinitive is meant, not another stem.
  if (before && findAskedInfinitive(before)) return [];
  const meant = findMeantVerb(lower);
  if (!meant) return [];
  const { lemma, code, kind } = meant;
  const wanted = [[{ lemma, form: code, partOfSpeech: 'V' }]];
  const forms = { lemma, pos: 'V', written: code, wanted: code };
  return [{ start: at, end: at + 1, wanted, variant: kind, word: lemma, forms, isCertain: true }];
}

export const verbStem: Rule = {
  id: 'verb-stem',
  examples: ['Vanaema andis mulle õuna.', 'Ma loen õhtuti raamatut.'],
  errorType: 'verbFormError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findWrong(sentence, at)),
};
