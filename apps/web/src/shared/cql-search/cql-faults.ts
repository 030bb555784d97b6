import type { CqlProblem } from '@keelerada/corpus-engine/cql/cql-error';

const tooComplex: readonly CqlProblem[] = ['TOO_DEEP', 'TOO_MANY_TESTS', 'TOO_COSTLY'];

/** Message key of a problem. */
export const readFaultKey = (problem: CqlProblem): string =>
  tooComplex.includes(problem) ? 'too_complex' : problem.toLowerCase();

/** Characters of the query shown on each side of a fault. */
const SHOWN_BEFORE = 24;
const SHOWN_AFTER = 16;

/** A piece of a query around a fault: what stands before it, at it (a space at the end of the query) and after it. */
export function cutAtFault(cql: string, position: number): { before: string; at: string; after: string } {
  const first = Math.max(0, position - SHOWN_BEFORE);
  const point = cql.codePointAt(position);
  const at = point === undefined ? '' : String.fromCodePoint(point);
  const rest = cql.slice(position + at.length);
  return {
    before: (first > 0 ? '…' : '') + cql.slice(first, position),
    at: at === '' ? ' ' : at,
    after: rest.length > SHOWN_AFTER ? `${rest.slice(0, SHOWN_AFTER)}…` : rest,
  };
}
