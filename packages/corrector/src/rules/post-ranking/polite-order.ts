import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { listWords } from '../../sentence/readings';
import { findAtEach, makeFormHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const SUBJECTS = listWords('sa sina te teie');

/** `palun kirjutad`: what is asked for is an order. */
function findOrder({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, verb, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (token.lower !== 'palun' || !verb || (next && SUBJECTS.has(next.lower))) return [];
  if (at > 0 && tokens[at - 1]!.isWord && tokens[at - 1]!.lower !== 'ja') return [];
  if (tokens.at(-1)!.form === '?' || verb.readings.some(({ form }) => form !== 'd' && form !== 'te'))
    return [];
  const isPlural = verb.code === 'te';
  const reason = { variant: isPlural ? 'many' : 'one', word: token.form } as const;
  return makeFormHit(at + 1, verb, [isPlural ? 'ge' : 'o', 'V'], reason);
}

export const politeOrder: Rule = {
  id: 'polite-order',
  examples: ['Palun kirjuta mulle.', 'Palun oodake hetk.'],
  errorType: 'verbFormError',
  find: findAtEach(findOrder),
};
