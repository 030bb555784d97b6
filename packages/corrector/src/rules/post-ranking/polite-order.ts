import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { changeForm, listWords } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

const SUBJECTS = listWords('sa sina te teie');

/** `palun kirjutad`: what is asked for is an order. */
function findOrder({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, verb, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (token.lower !== 'palun' || !verb || verb.pos !== 'V' || (next && SUBJECTS.has(next.lower))) return [];
  if (at > 0 && tokens[at - 1]!.isWord && tokens[at - 1]!.lower !== 'ja') return [];
  if (tokens.at(-1)!.form === '?' || verb.readings.some(({ form }) => form !== 'd' && form !== 'te'))
    return [];
  const isPlural = verb.code === 'te';
  const changed = changeForm(verb, isPlural ? 'ge' : 'o', 'V')!;
  const { word, forms } = changed;
  const variant = isPlural ? 'many' : 'one';
  return [
    { start: at + 1, end: at + 2, wanted: [[word]], variant, word: token.form, forms, isCertain: true },
  ];
}

export const politeOrder: Rule = {
  id: 'polite-order',
  examples: ['Palun kirjuta mulle.', 'Palun oodake hetk.'],
  errorType: 'verbFormError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findOrder(sentence, at)),
};
