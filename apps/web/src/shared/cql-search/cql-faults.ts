import type { CqlProblem } from '@keelerada/corpus-engine/cql/cql-error';

/** Which sentence says what is wrong with a query. */
const faultKeys: Readonly<Record<CqlProblem, string>> = {
  EMPTY: 'empty',
  UNEXPECTED: 'unexpected',
  UNEXPECTED_END: 'unexpected_end',
  UNCLOSED_QUOTE: 'unclosed_quote',
  UNKNOWN_ATTRIBUTE: 'unknown_attribute',
  EXPECTED_COMPARISON: 'expected_comparison',
  EXPECTED_VALUE: 'expected_value',
  BAD_REPEAT: 'bad_repeat',
  BAD_WITHIN: 'bad_within',
  BAD_FEATURES: 'bad_features',
  BAD_PATTERN: 'bad_pattern',
  BAD_ESCAPE: 'bad_escape',
  MATCHES_NO_TOKEN: 'matches_no_token',
  TOO_DEEP: 'too_complex',
  TOO_COMPLEX: 'too_complex',
  TOO_MANY_TESTS: 'too_complex',
  TOO_COSTLY: 'too_complex',
  BAD_LABEL: 'bad_label',
  UNKNOWN_VALUE: 'unknown_value',
  NO_MEET: 'no_meet',
  NO_ALIGNMENT: 'no_alignment',
  NO_SKETCH: 'no_sketch',
  NO_THESAURUS: 'no_thesaurus',
  NO_LOOKAHEAD: 'no_lookahead',
  NO_TARGET: 'no_target',
  NO_MACRO: 'no_macro',
  NO_CUT: 'no_cut',
  NO_COMMAND: 'no_command',
  NO_TEXTS: 'no_texts',
};

/** Message key of a problem. */
export function readFaultKey(problem: CqlProblem): string {
  return faultKeys[problem];
}

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
