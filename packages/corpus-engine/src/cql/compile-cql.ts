import { CqlError } from './cql-error';
import type { Border, CqlQuery, TokenFormula, TokenPlace, TokenTest } from './cql-query';
import { type CompiledValue, compileValue, type ValueUnit } from './compile-value';
import { WorkBudget } from './lazy-automaton';
import { countLetters, type Pattern } from './pattern';
import { buildPositionAutomaton, type PositionAutomaton } from './position-automaton';
import { chooseWordUnit, listTests, nameFormula, nameTest, NEVER, readOwnTest } from './token-formula';

/** Different descriptions of a token that a query may have: each has a bit of a mask. */
export const MAX_TOKEN_FORMULAS = 32;
/** Values with signs of regular expressions; each is held against every word of the index. */
const MAX_VALUE_PATTERNS = 40;
/** Characters of all values once their counted repeats are written out. */
const MAX_VALUE_LETTERS = 5_000;
const LIMITS = { letters: 1_000, pairs: 1_000_000 };

/** A query made ready to be run over any segment. */
export interface CompiledCql {
  readonly formulas: readonly TokenFormula[];
  /** Of each formula the border that stands in its place, and the label of the token; null for none. */
  readonly borders: readonly (Border | null)[];
  readonly labels: readonly (string | null)[];
  /** Over places in `formulas`. */
  readonly positions: PositionAutomaton<number>;
  /** By the name of the test; tests of `feats` have none. */
  readonly values: ReadonlyMap<string, CompiledValue>;
  /** How word forms are compared. */
  readonly wordUnit: 'form' | 'folded';
  readonly isWithinSentence: boolean;
  readonly budget: WorkBudget;
}

type ComparedPart = Pick<CqlQuery, 'pattern' | 'isWithinSentence'>;

/** Makes a parsed query ready. Throws CqlError if it is too large. */
export function compileCql(
  query: ComparedPart,
  keepCapitalization: boolean,
  budget = new WorkBudget(),
): CompiledCql {
  const wordUnit = keepCapitalization ? 'form' : 'folded';
  const formulas: TokenFormula[] = [];
  const borders: (Border | null)[] = [];
  const labels: (string | null)[] = [];
  const places = new Map<string, number>();
  const number = ({ formula, border, label }: TokenPlace): number => {
    const name = JSON.stringify([border, label, border === null && nameFormula(formula)]);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, formulas.length);
    borders.push(border);
    labels.push(label);
    return formulas.push(border === null ? formula : NEVER) - 1;
  };
  const pattern = numberLetters(joinAlternatives(query.pattern), number);
  if (formulas.length > MAX_TOKEN_FORMULAS)
    throw new CqlError(
      'TOO_MANY_TESTS',
      0,
      `A query has at most ${MAX_TOKEN_FORMULAS} different places, not ${formulas.length}.`,
    );
  const positions = buildPositionAutomaton(pattern, LIMITS);
  if (positions === null) throw new CqlError('TOO_COMPLEX', 0, 'The query is too complex.');
  const values = compileValues(formulas, wordUnit, budget);
  const { isWithinSentence } = query;
  return { formulas, borders, labels, positions, values, wordUnit, isWithinSentence, budget };
}

/** Alternatives of one token each are one token: `("maja"|"kodu")` is `[word="maja" | word="kodu"]`. */
function joinAlternatives(pattern: Pattern<TokenPlace>): Pattern<TokenPlace> {
  switch (pattern.kind) {
    case 'letter':
      return pattern;
    case 'repeat':
      return { ...pattern, part: joinAlternatives(pattern.part) };
    case 'sequence':
      return { kind: 'sequence', parts: pattern.parts.map(joinAlternatives) };
    case 'choice': {
      const parts = pattern.parts.map(joinAlternatives);
      const formulas = parts.flatMap((part) =>
        part.kind === 'letter' && isPlain(part.letter) ? [part.letter.formula] : [],
      );
      if (formulas.length < parts.length) return { kind: 'choice', parts };
      return {
        kind: 'letter',
        letter: { formula: { kind: 'or', parts: formulas }, label: null, border: null },
      };
    }
  }
}

function isPlain({ label, border }: TokenPlace): boolean {
  return label === null && border === null;
}

function numberLetters(pattern: Pattern<TokenPlace>, number: (place: TokenPlace) => number): Pattern<number> {
  switch (pattern.kind) {
    case 'letter':
      return { kind: 'letter', letter: number(pattern.letter) };
    case 'repeat':
      return { ...pattern, part: numberLetters(pattern.part, number) };
    case 'sequence':
    case 'choice':
      return { kind: pattern.kind, parts: pattern.parts.map((part) => numberLetters(part, number)) };
  }
}

function compileValues(
  formulas: readonly TokenFormula[],
  wordUnit: 'form' | 'folded',
  budget: WorkBudget,
): ReadonlyMap<string, CompiledValue> {
  const values = new Map<string, CompiledValue>();
  let patterns = 0;
  let letters = 0;
  for (const test of formulas.flatMap(listTests).map(readOwnTest)) {
    const name = nameTest(test);
    if (test.pattern === null || values.has(name)) continue;
    letters += countLetters(test.pattern);
    if (letters > MAX_VALUE_LETTERS)
      throw new CqlError('TOO_COMPLEX', 0, 'The values of the query are too complex.');
    const value = compileValue(test.pattern, chooseUnit(test, wordUnit), budget);
    values.set(name, value);
    if (value.literals === null) patterns += 1;
    if (patterns > MAX_VALUE_PATTERNS)
      throw new CqlError(
        'TOO_MANY_TESTS',
        0,
        `A query has at most ${MAX_VALUE_PATTERNS} regular expressions.`,
      );
  }
  return values;
}

function chooseUnit(test: TokenTest, wordUnit: 'form' | 'folded'): ValueUnit {
  const { attribute } = test;
  if (attribute === 'word' || attribute === 'corrected') return chooseWordUnit(test, wordUnit);
  return attribute === 'lemma' || attribute === 'corrected.lemma' ? 'lemma' : 'caseless';
}
