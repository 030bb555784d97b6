import type { TokenFormula, TokenTest } from './cql-query';
import { decideTests, listTests, nameFormula, nameTest } from './token-formula';

/** What tests say of the tokens of a segment that their reading and relation do not tell. */
export interface TokenOutcomes {
  /** Classes of tokens that the tests do not tell apart; no test fits those of the first. */
  readonly classCount: number;
  /** Of each class, a bit for each test. */
  readonly outcomes: readonly number[];
  /** Adds the class of each token of a text to the token's number. */
  addClasses(text: number, numbers: Uint32Array, size: number): void;
}

export const NO_OUTCOMES: TokenOutcomes = { classCount: 1, outcomes: [0], addClasses: () => undefined };

/** A description of tokens without some tests, and the classes for which it holds. */
export interface OutcomePart {
  readonly formula: TokenFormula;
  /** 1 for each class. */
  readonly classes: Uint8Array;
}

/** Splits a description of tokens into parts without the tests that have outcomes, as `splitByRelation` does for relations. */
export function splitByOutcome(
  formula: TokenFormula,
  tests: readonly TokenTest[],
  { outcomes }: Pick<TokenOutcomes, 'outcomes'>,
): readonly OutcomePart[] {
  const bits = new Map(tests.map((test, bit) => [nameTest(test), bit]));
  if (!listTests(formula).some((test) => bits.has(nameTest(test))))
    return [{ formula, classes: new Uint8Array(outcomes.length).fill(1) }];
  const parts = new Map<string, OutcomePart>();
  outcomes.forEach((fitting, outcome) => {
    const rest = decideTests(formula, (test) => {
      const bit = bits.get(nameTest(test));
      return bit === undefined ? null : ((fitting >>> bit) & 1) === 1;
    });
    const name = nameFormula(rest);
    const part = parts.get(name) ?? { formula: rest, classes: new Uint8Array(outcomes.length) };
    part.classes[outcome] = 1;
    parts.set(name, part);
  });
  return [...parts.values()];
}
