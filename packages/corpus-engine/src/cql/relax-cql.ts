import type { CqlQuery, TokenFormula, TokenTest } from './cql-query';
import { dropBorders } from './parse-cql';
import { hasLetter, type Pattern } from './pattern';
import { listTests } from './token-formula';

/** A test that columns of tokens alone do not answer. */
const isOutside = ({ isOfHead, attribute }: TokenTest): boolean =>
  isOfHead || /^(?:error|corrected)/u.test(attribute);

/** Whether columns of tokens tell every match of a query. */
export function isColumnQuery(query: CqlQuery): boolean {
  const { pattern, conditions, equalities, isOverSentences, mostSentences, mostTokens, isWithinSentence } =
    query;
  const isPlain =
    conditions.length === 0 && equalities.length === 0 && !isOverSentences && mostTokens === Infinity;
  const isOneSentence = mostSentences === Infinity || isWithinSentence;
  return isPlain && isOneSentence && !hasLetter(pattern, isBeyondColumns);
}

/** A query that finds something in every text in which the given one does, and that columns of tokens tell. */
export function relaxCql(query: CqlQuery): CqlQuery {
  return {
    ...{
      conditions: [],
      equalities: [],
      isOverSentences: false,
      mostTokens: Infinity,
      mostSentences: Infinity,
    },
    ...{
      texts: null,
      isWithinSentence: query.isWithinSentence,
      pattern: relaxPattern(dropBorders(query.pattern)),
    },
  };
}

type TokenPattern = CqlQuery['pattern'];

function isBeyondColumns({ formula, border }: { formula: TokenFormula; border: string | null }): boolean {
  return border !== null || listTests(formula).some(isOutside);
}

function relaxPattern(pattern: TokenPattern): TokenPattern {
  switch (pattern.kind) {
    case 'letter':
      return {
        kind: 'letter',
        letter: { formula: relax(pattern.letter.formula, true), label: null, border: null },
      };
    case 'repeat':
      return { ...pattern, part: relaxPattern(pattern.part) };
    case 'sequence':
    case 'choice':
      return { kind: pattern.kind, parts: pattern.parts.map(relaxPattern) } satisfies Pattern<unknown>;
  }
}

/** The description with what cannot be told taken for true where `isTrue`, for false under a negation. */
function relax(formula: TokenFormula, isTrue: boolean): TokenFormula {
  switch (formula.kind) {
    case 'always':
      return formula;
    case 'test':
      if (!isOutside(formula.test)) return formula;
      return isTrue ? { kind: 'always' } : { kind: 'not', part: { kind: 'always' } };
    case 'not':
      return { kind: 'not', part: relax(formula.part, !isTrue) };
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map((part) => relax(part, isTrue)) };
  }
}
