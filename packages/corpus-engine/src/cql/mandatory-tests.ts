import type { TokenFormula, TokenPlace, TokenTest } from './cql-query';
import type { Pattern } from './pattern';

/** Tests of one attribute, one of which some token of each match passes. */
export interface MandatoryTests {
  readonly attribute: TokenTest['attribute'];
  readonly tests: readonly TokenTest[];
}

/** What each match of a pattern has to have by wanted tests; none are found where it leaves a choice. */
export function listMandatory(
  pattern: Pattern<TokenPlace>,
  isWanted: (test: TokenTest) => boolean,
): readonly MandatoryTests[] {
  const list = (part: Pattern<TokenPlace>): readonly MandatoryTests[] => listMandatory(part, isWanted);
  switch (pattern.kind) {
    case 'letter':
      return listOfFormula(pattern.letter.formula, isWanted);
    case 'sequence':
      return pattern.parts.flatMap(list);
    case 'choice':
      return joinChoice(pattern.parts.map((part) => list(part)[0]));
    case 'repeat':
      return pattern.least > 0 ? list(pattern.part) : [];
  }
}

/** Whether a test is of the word or base form of a token. */
export const isOfWord = ({ attribute, isOfHead }: TokenTest): boolean =>
  !isOfHead && (attribute === 'word' || attribute === 'lemma');

function listOfFormula(
  formula: TokenFormula,
  isWanted: (test: TokenTest) => boolean,
): readonly MandatoryTests[] {
  const list = (part: TokenFormula): readonly MandatoryTests[] => listOfFormula(part, isWanted);
  switch (formula.kind) {
    case 'always':
    case 'not':
      return [];
    case 'test':
      return isWanted(formula.test) ? [{ attribute: formula.test.attribute, tests: [formula.test] }] : [];
    case 'and':
      return formula.parts.flatMap(list);
    case 'or':
      return joinChoice(formula.parts.map((part) => list(part)[0]));
  }
}

/** The words one of which every alternative has: they are compared in the same way. */
function joinChoice([first, ...rest]: readonly (MandatoryTests | undefined)[]): readonly MandatoryTests[] {
  const isLike = (one: MandatoryTests | undefined): boolean =>
    one?.attribute === first?.attribute && one?.tests[0]?.isCaseless === first?.tests[0]?.isCaseless;
  if (first === undefined || !rest.every(isLike)) return [];
  return [{ ...first, tests: [first, ...rest].flatMap((one) => one!.tests) }];
}
