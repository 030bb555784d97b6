import type { ErrorMark } from './error-mark';

/** Tokens that a mark stands on. A missing punctuation mark stands on the token before it, a missing word on the token after it. */
export function findMarkPlaces(
  { start, end, code }: Pick<ErrorMark, 'start' | 'end' | 'code'>,
  tokenCount: number,
): { readonly start: number; readonly end: number } {
  if (end > start) return { start, end };
  const wanted = code.endsWith('PUNCT') ? start - 1 : start;
  const place = Math.max(0, Math.min(wanted, tokenCount - 1));
  return { start: place, end: place + 1 };
}

/**
 * All names that an error of this code answers to: the code itself, each of its kinds with the operation, and each
 * without it (`R:NOM:FORM:SPELL`: also `R:NOM:FORM`, `R:SPELL`, `NOM:FORM:SPELL`, `NOM:FORM`, `SPELL`).
 */
export function nameMark(code: string): readonly string[] {
  const [operation = '', ...rest] = code.split(':');
  const kinds = rest.join(':').match(/NOM:FORM|VERB:FORM|[A-Z]+/gu) ?? [];
  const names = new Set([code, rest.join(':')]);
  for (const kind of kinds) names.add(`${operation}:${kind}`).add(kind);
  return [...names];
}
