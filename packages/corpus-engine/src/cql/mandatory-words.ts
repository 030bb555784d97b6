import type { CqlAttribute, TokenFormula, TokenPlace, TokenTest } from './cql-query';
import type { Pattern } from './pattern';
import { countCopies } from './pattern';

/** Tests of words by form or by lemma, one of which some token of each match passes. */
export interface MandatoryWord {
  readonly attribute: Extract<CqlAttribute, 'word' | 'lemma'>;
  readonly tests: readonly TokenTest[];
}

/** What each match of a pattern has to have; none are found where it leaves a choice. */
export function listMandatoryWords(pattern: Pattern<TokenPlace>): readonly MandatoryWord[] {
  switch (pattern.kind) {
    case 'letter':
      return listWordsOf(pattern.letter.formula);
    case 'sequence':
      return pattern.parts.flatMap(listMandatoryWords);
    case 'choice': {
      return joinChoice(pattern.parts.map((part) => listMandatoryWords(part)[0]));
    }
    case 'repeat':
      return pattern.least > 0 ? listMandatoryWords(pattern.part) : [];
  }
}

function listWordsOf(formula: TokenFormula): readonly MandatoryWord[] {
  switch (formula.kind) {
    case 'always':
    case 'not':
      return [];
    case 'test': {
      const { attribute, isOfHead } = formula.test;
      return !isOfHead && (attribute === 'word' || attribute === 'lemma')
        ? [{ attribute, tests: [formula.test] }]
        : [];
    }
    case 'and':
      return formula.parts.flatMap(listWordsOf);
    case 'or':
      return joinChoice(formula.parts.map((part) => listWordsOf(part)[0]));
  }
}

/** The words one of which every alternative has: they are compared in the same way. */
function joinChoice([first, ...rest]: readonly (MandatoryWord | undefined)[]): readonly MandatoryWord[] {
  const isLike = (one: MandatoryWord | undefined): boolean =>
    one?.attribute === first?.attribute && one?.tests[0]?.isCaseless === first?.tests[0]?.isCaseless;
  if (first === undefined || !rest.every(isLike)) return [];
  return [{ ...first, tests: [first, ...rest].flatMap((one) => one!.tests) }];
}

/** Tokens of the longest match; Infinity where there is none. */
export function countLongest<Letter>(pattern: Pattern<Letter>): number {
  switch (pattern.kind) {
    case 'letter':
      return 1;
    case 'sequence':
      return pattern.parts.reduce((sum, part) => sum + countLongest(part), 0);
    case 'choice':
      return Math.max(...pattern.parts.map(countLongest));
    case 'repeat':
      return pattern.most === Infinity ? Infinity : countCopies(pattern) * countLongest(pattern.part);
  }
}
