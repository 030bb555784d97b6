import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { isSubordinator } from '../../sentence/clauses';
import { listWords, relationOf } from '../../sentence/readings';
import { makeHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { findClauseVerb, listForms, listParts } from './clause-parts';

/** A question or a wish has its own order. */
const FREE = listWords(
  'kas kuidas kus kuhu kust miks millal mis kes mida las ehk et kui nagu küll nii seda eks ja aga kuid või ning ega ei oh ah mitte ka nõnda',
);

/** `Mees oma töö lõpuks ära tegi.`: in a main clause the verb is the second part, not the last one. */
function findFinalVerb(sentence: GrammarSentence): RuleHit[] {
  const { tokens } = sentence;
  const end = tokens.length - 1;
  if (tokens[end]?.form !== '.') return [];
  const words = tokens.slice(0, end);
  if (
    words.some((token) => !token.isWord || !token.isKnown || isSubordinator(token)) ||
    FREE.has(tokens[0]!.lower)
  )
    return [];
  const verb = findClauseVerb(sentence, 0, end);
  if (!verb || verb.first !== verb.last) return [];
  if (verb.last !== end - 1) return [];
  const parts = listParts(sentence, 0, verb);
  if (!parts?.some(({ place }) => relationOf(tokens[place]!) === 'nsubj')) return [];
  if (relationOf(tokens[parts[0]!.place]!) === 'nsubj' || tokens[verb.last]!.code.startsWith('neg'))
    return [];
  const start = parts[1]!.start;
  if (verb.first - start < 2) return [];
  const moved = [...listForms(tokens, verb.first, verb.last + 1), ...listForms(tokens, start, verb.first)];
  return makeHit(start, verb.last + 1, moved, { variant: 'last', word: tokens[verb.last]!.form });
}

export const verbFinal: Rule = {
  id: 'verb-final',
  examples: ['Naaber pesi eile oma autot.', 'Lapsed mängivad õues palli.'],
  errorType: 'wordOrderAdvice',
  find: findFinalVerb,
};
