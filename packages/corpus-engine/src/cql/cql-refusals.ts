import { makeTable } from '@keelerada/estonian/make-table';
import type { CqlProblem } from './cql-error';
import { CqlError } from './cql-error';

type Refusal = readonly [problem: CqlProblem, message: string, nearest: string];

const NEAR = '[lemma="suur"] []{0,3} [lemma="maja"] within s';
const meet: Refusal = ['NO_MEET', `Words near each other are written as a sequence: ${NEAR}.`, NEAR];

/** Forms of CQP and Sketch Engine that are not taken, each with the nearest form that works. */
const REFUSALS = makeTable<Refusal>({
  meet,
  union: ['NO_MEET', 'Write a choice of queries as ( … | … ).', '("maja" | "kodu")'],
  mu: meet,
  tab: meet,
  ws: ['NO_SKETCH', `Use the word sketch, or write ${NEAR}.`, '[lemma="suur" & head.lemma="maja"]'],
  term: ['NO_SKETCH', 'Use the key words, or write the words of the term.', '[pos="ADJ"] [pos="NOUN"]'],
  swap: ['NO_SKETCH', 'Ask for the other word.', '[lemma="maja"]'],
  thesaurus: [
    'NO_THESAURUS',
    'Similar words are not known to a query: write them out.',
    '[lemma="maja|kodu"]',
  ],
  alignment: [
    'NO_ALIGNMENT',
    'No text here is aligned with a translation: write the query of one language.',
    '"maja"',
  ],
  lookahead: ['NO_LOOKAHEAD', 'Write a place for the next token, or a border such as </s>.', '"maja" </s>'],
  target: ['NO_TARGET', 'Leave @ out: the whole match is shown.', '"suur" "maja"'],
  macro: ['NO_MACRO', 'There are no macros: write the places out.', '[pos="ADJ"]* [pos="NOUN"]'],
  cut: ['NO_CUT', 'Leave cut out: the number of lines is chosen beside the query.', '"maja" within s'],
});

/** Why a form of other query languages is not taken. */
export function explainRefusal(form: string, at: number): CqlError {
  const [problem, message, nearest] = REFUSALS.get(form)!;
  return new CqlError(problem, at, message, [nearest]);
}
