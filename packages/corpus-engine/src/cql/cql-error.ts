/** What may be wrong with a query; screens have a sentence for each. */
export type CqlProblem =
  | 'EMPTY'
  | 'UNEXPECTED'
  | 'UNEXPECTED_END'
  | 'UNCLOSED_QUOTE'
  | 'UNKNOWN_ATTRIBUTE'
  | 'EXPECTED_COMPARISON'
  | 'EXPECTED_VALUE'
  | 'BAD_REPEAT'
  | 'BAD_WITHIN'
  | 'BAD_FEATURES'
  | 'BAD_PATTERN'
  | 'BAD_ESCAPE'
  | 'MATCHES_NO_TOKEN'
  | 'TOO_DEEP'
  | 'TOO_COMPLEX'
  | 'TOO_MANY_TESTS'
  | 'TOO_COSTLY'
  | 'BAD_LABEL'
  | 'UNKNOWN_VALUE'
  | 'NO_MEET'
  | 'NO_ALIGNMENT'
  | 'NO_SKETCH'
  | 'NO_THESAURUS'
  | 'NO_LOOKAHEAD'
  | 'NO_TARGET'
  | 'NO_MACRO'
  | 'NO_CUT'
  | 'NO_COMMAND'
  | 'NO_TEXTS';

/** A query that cannot be run. */
export class CqlError extends Error {
  override readonly name = 'CqlError';
  readonly problem: CqlProblem;
  /** Where the fault lies: UTF-16 offset in the query, its length at the end of the query. */
  readonly position: number;
  /** What may have been meant in place of a value or a form that is not there. */
  readonly nearest: readonly string[];

  /** `message` is an English sentence for the command line and the HTTP answer. */
  constructor(problem: CqlProblem, position: number, message: string, nearest: readonly string[] = []) {
    super(message);
    this.problem = problem;
    this.position = position;
    this.nearest = nearest;
  }
}
