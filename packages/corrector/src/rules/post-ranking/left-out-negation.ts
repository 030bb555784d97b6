import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { listWords } from '../../sentence/readings';
import { findAtEach, makeHit, makeInsertion } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

/** Words that are already negative, and those before which such a form is optative or imperative. */
const DENYING = listWords('ei ega ära ärge ärgu ärgem pole polnud poleks las eks');
const NOBODY = listWords('keegi miski');
const PERSONS = listWords('ma mina me meie nad nemad');
/** Words that occur with such a form only in a negative sentence. */
const DENIED_ONLY = listWords('üldse ühtegi enam iialgi sugugi mitte');
const NONE = listWords('keegi miski kedagi midagi');

/** `ma üldse taha`, `keegi soovi`: a form of negation that has lost its ei. */
function findBareForm({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { pos, readings } = tokens[at]!;
  const verbs = readings.filter(({ partOfSpeech }) => partOfSpeech === 'V');
  const isBare = pos === 'V' && verbs.every(({ form }) => form === 'o');
  if (!isBare || tokens.some(({ lower }) => DENYING.has(lower))) return [];
  const before = tokens[at - 1]?.lower ?? '';
  const isDenied =
    (PERSONS.has(before) || DENIED_ONLY.has(before)) &&
    tokens.some(({ lower }) => DENIED_ONLY.has(lower)) &&
    tokens.some(({ lower }) => PERSONS.has(lower));
  if (!NOBODY.has(before) && !isDenied) return [];
  return makeInsertion(at, 'ei', { variant: 'bare', word: tokens[at]!.form });
}

/** `mitte keegi küsib`: nobody does nothing without ei. */
function findNobody({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [none, verb] = [tokens[at + 1], tokens[at + 2]];
  if (tokens[at]!.lower !== 'mitte' || !none || !NONE.has(none.lower)) return [];
  if (!verb || (verb.code !== 'b' && verb.code !== 's')) return [];
  if (tokens.some(({ lower }) => DENYING.has(lower))) return [];
  const form = verb.code === 'b' ? 'o' : 'nud';
  const words = ['ei', { lemma: verb.lemma, form, partOfSpeech: 'V' }];
  return makeHit(at + 2, at + 3, words, { variant: 'nobody', word: `mitte ${none.lower}` });
}

export const leftOutNegation: Rule = {
  id: 'left-out-negation',
  examples: ['Keegi ei oodanud meid.', 'Ma ei taha enam oodata.'],
  errorType: 'missingWordError',
  find: findAtEach(findBareForm, findNobody),
};
