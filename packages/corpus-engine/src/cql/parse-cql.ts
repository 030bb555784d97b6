import { CqlError } from './cql-error';
import type { CqlQuery, TokenFormula } from './cql-query';
import { MAX_MATCH_TOKENS } from './cql-query';
import type { Pattern } from './pattern';
import { countLetters, countShortest, isNullable } from './pattern';
import { QueryReader } from './query-reader';
import { readRepeat } from './read-repeat';
import { readLoneValue, readToken } from './read-token';

/** Tokens of a query once its counted repeats are written out. */
const MAX_QUERY_TOKENS = 1_000;

/**
 * Parses a query of the corpus query language (docs/query-language.md), which follows the CQP syntax of the IMS Open
 * Corpus Workbench (S. Evert and A. Hardie, 2011). Throws CqlError with the place of the fault.
 */
export function parseCql(source: string): CqlQuery {
  const reader = new QueryReader(source);
  if (reader.peek() === '') throw new CqlError('EMPTY', 0, 'The query is empty.');
  const pattern = readChoice(reader);
  const isWithinSentence = readWithin(reader);
  if (reader.peek() !== '') reader.fail('Expected the end of the query');
  checkSize(pattern);
  return { pattern, isWithinSentence };
}

function checkSize(pattern: Pattern<TokenFormula>): void {
  if (isNullable(pattern))
    throw new CqlError('MATCHES_NO_TOKEN', 0, 'The query must ask for at least one token.');
  if (countLetters(pattern) > MAX_QUERY_TOKENS || countShortest(pattern) > MAX_MATCH_TOKENS)
    throw new CqlError(
      'TOO_COMPLEX',
      0,
      `The query is too long: a match has at most ${MAX_MATCH_TOKENS} tokens.`,
    );
}

function readChoice(reader: QueryReader): Pattern<TokenFormula> {
  const parts = [readSequence(reader)];
  while (reader.take('|')) parts.push(readSequence(reader));
  return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
}

function readSequence(reader: QueryReader): Pattern<TokenFormula> {
  const parts: Pattern<TokenFormula>[] = [];
  for (let next = reader.peek(); next === '[' || next === '"' || next === '('; next = reader.peek())
    parts.push(readPlace(reader, next));
  if (parts.length === 0) reader.fail('Expected a place such as [] or [lemma="maja"]');
  return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
}

function readPlace(reader: QueryReader, next: string): Pattern<TokenFormula> {
  if (next === '(') {
    reader.expect('(');
    const group = reader.inside(() => readChoice(reader));
    if (!reader.take(')')) reader.fail('Expected a place, | or )');
    return readRepeat(reader, group, () => reader.peek());
  }
  const letter = next === '[' ? readToken(reader) : readLoneValue(reader);
  return readRepeat(reader, { kind: 'letter', letter }, () => reader.peek());
}

/** `within s` or `within <s/>` at the end of the query. */
function readWithin(reader: QueryReader): boolean {
  reader.peek();
  const start = reader.at;
  if (reader.readName() !== 'within') {
    reader.at = start;
    return false;
  }
  reader.peek();
  const [unit] = /^(?:s\b|<s\s*\/?>)/u.exec(reader.source.slice(reader.at)) ?? [];
  if (unit === undefined)
    throw new CqlError('BAD_WITHIN', reader.at, 'After within comes s, for a sentence.');
  reader.at += unit.length;
  return true;
}
