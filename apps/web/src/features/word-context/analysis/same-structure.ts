import type { AnalysedSentence, AnalysedToken } from '@keelerada/contract/tools/sentence-analysis';

/** Tokens that may stand between the two words beyond those that stand there. */
const MORE_BETWEEN = 2;
const MOST_BETWEEN = 10;

/**
 * A query by form for sentences built alike: the class, case and relation of the keyword, and the class of its head, in the same
 * order. Null where the keyword is no word.
 */
export function makeStructureQuery(
  { tokens }: AnalysedSentence,
  keyword: { readonly start: number; readonly end: number },
): string | null {
  const place = tokens.findIndex(
    ({ start, end, isWord }) => isWord && start < keyword.end && end > keyword.start,
  );
  const token = tokens[place];
  if (token === undefined) return null;
  const head = tokens[token.head];
  if (head === undefined) return `[${describeToken(token)}]`;
  const between = Math.min(MOST_BETWEEN, Math.abs(place - token.head) - 1 + MORE_BETWEEN);
  const dependent = `[${describeToken(token)} & deprel="${token.relation}"]`;
  const pair = [dependent, `[pos="${head.upos}"]`];
  if (token.head < place) pair.reverse();
  return `${pair.join(` []{0,${between}} `)} within s`;
}

function describeToken({ upos, features }: AnalysedToken): string {
  const grammaticalCase = /(?:^|\|)Case=([^|]+)/u.exec(features)?.[1];
  return `pos="${upos}"${grammaticalCase === undefined ? '' : ` & Case="${grammaticalCase}"`}`;
}
