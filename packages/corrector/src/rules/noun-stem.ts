import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { findMeantNouns } from './data/noun-stems';
import { findAtEach, makeWordHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

/** Which text says why, by the form that is wanted. */
const VARIANTS = makeTable<'plural' | 'partitive'>({ 'pl p': 'plural', 'sg p': 'partitive' });

function findWrong({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, isKnown, form } = tokens[at]!;
  if (isKnown || (at > 0 && form !== lower)) return [];
  // `vabatahtlikut`: adjectives in -lik double their last letter.
  if (lower.endsWith('likut')) {
    const forms = { lemma: lower.slice(0, -2), pos: 'A', written: 'sg p', wanted: 'sg p' };
    const wanted = { lemma: forms.lemma, form: 'sg p', partOfSpeech: 'A' };
    return makeWordHit(at, wanted, { variant: 'stem', word: forms.lemma, forms });
  }
  const before = tokens[at - 1];
  const found = findMeantNouns(lower);
  const isAmount = before !== undefined && before.code === 'pl p';
  const meant =
    (isAmount ? found.find(({ code }) => code === 'pl p') : undefined) ??
    (found.length === 1 ? found[0] : undefined);
  if (!meant) return [];
  const { lemma } = meant;
  const isPluralContext = before?.code === 'pl n' || ['on', 'olid'].includes(tokens[at + 1]?.lower ?? '');
  const isNegated = tokens.some((token) => token.lower === 'ei' || token.lower === 'pole');
  // `uued kingat`: a -t next to a plural is a plural; `ei ole õded`: what is absent is in the partitive.
  const code =
    meant.code === 'sg p' && isPluralContext
      ? 'pl n'
      : meant.code === 'pl n' && isNegated
        ? 'pl p'
        : meant.code;
  const forms = { lemma, pos: 'S', written: code, wanted: code };
  const variant = VARIANTS.get(code) ?? 'stem';
  return makeWordHit(at, { lemma, form: code, partOfSpeech: 'S' }, { variant, word: lemma, forms });
}

export const nounStem: Rule = {
  id: 'noun-stem',
  examples: ['Mu jalad on märjad.', 'Kutsusin palju sõpru.'],
  errorType: 'caseError',
  find: findAtEach(findWrong),
};
