import type { Formula, TokenFormula, TokenTest } from './cql-query';

const ALWAYS: TokenFormula = { kind: 'always' };
export const NEVER: TokenFormula = { kind: 'not', part: ALWAYS };

/** A text that is the same for formulas that are written in the same way. */
export function nameFormula(formula: TokenFormula): string {
  switch (formula.kind) {
    case 'always':
      return '1';
    case 'test':
      return nameTest(formula.test);
    case 'not':
      return `!${nameFormula(formula.part)}`;
    case 'and':
    case 'or':
      return `(${formula.parts.map(nameFormula).join(formula.kind === 'and' ? '&' : '|')})`;
  }
}

/** A text that is the same for tests of the same value. */
export function nameTest({ attribute, feature, value, isCaseless, isOfHead }: TokenTest): string {
  return JSON.stringify([attribute, feature, value, isCaseless, isOfHead]);
}

/** The test as a token is asked that is the head of another. */
export function readOwnTest(test: TokenTest): TokenTest {
  return test.isOfHead ? { ...test, isOfHead: false } : test;
}

/** How a test compares word forms. */
export function chooseWordUnit(
  { isCaseless }: Pick<TokenTest, 'isCaseless'>,
  wordUnit: 'form' | 'folded',
): 'form' | 'folded' {
  return isCaseless ? 'folded' : wordUnit;
}

export function listTests<Test>(formula: Formula<Test>): readonly Test[] {
  switch (formula.kind) {
    case 'always':
      return [];
    case 'test':
      return [formula.test];
    case 'not':
      return listTests(formula.part);
    case 'and':
    case 'or':
      return formula.parts.flatMap((part) => listTests(part));
  }
}

/** Whether no token fits, as far as the form of the formula tells. */
export function isNever(formula: TokenFormula): boolean {
  return formula.kind === 'not' && formula.part.kind === 'always';
}

/** The formula with the tests that `decide` knows replaced by their outcome; null stands for an open test. */
export function decideTests(
  formula: TokenFormula,
  decide: (test: TokenTest) => boolean | null,
): TokenFormula {
  switch (formula.kind) {
    case 'always':
      return formula;
    case 'test': {
      const outcome = decide(formula.test);
      return outcome === null ? formula : outcome ? ALWAYS : NEVER;
    }
    case 'not': {
      const part = decideTests(formula.part, decide);
      return part.kind === 'always' ? NEVER : isNever(part) ? ALWAYS : { kind: 'not', part };
    }
    case 'and':
    case 'or':
      return joinDecided(
        formula.kind,
        formula.parts.map((part) => decideTests(part, decide)),
      );
  }
}

function joinDecided(kind: 'and' | 'or', parts: readonly TokenFormula[]): TokenFormula {
  const isAlways = (part: TokenFormula): boolean => part.kind === 'always';
  const [decides, isNeutral] = kind === 'and' ? [isNever, isAlways] : [isAlways, isNever];
  const open = parts.filter((part) => !isNeutral(part));
  if (open.some(decides)) return kind === 'and' ? NEVER : ALWAYS;
  if (open.length === 0) return kind === 'and' ? ALWAYS : NEVER;
  return open.length === 1 ? open[0]! : { kind, parts: open };
}
