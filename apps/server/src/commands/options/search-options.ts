import { MAX_CQL_CHARACTERS } from '@keelerada/contract/fields/limits';
import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import { CommandFailure } from '../context/command-failure';

/** What to look for: a keyword, or a query in its place, which has no type. Throws CommandFailure. */
export function readSearch(
  keyword: unknown,
  { cql, lemmas, errorCode }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // A worksheet can ask for a kind of error in place of a keyword.
  if (typeof errorCode === 'string' && keyword === undefined && cql === undefined) return { type: undefined };
  if (typeof cql !== 'string') {
    if (keyword === undefined) throw new CommandFailure('Give a keyword, or a query with --cql.');
    return { keyword };
  }
  if (keyword !== undefined) throw new CommandFailure('Give a keyword or --cql, not both.');
  if (lemmas === true)
    throw new CommandFailure('--lemmas has no meaning with --cql: write [lemma="…"] in the query.');
  checkCql(cql);
  return { cql, type: undefined };
}

/** Shows the place of a fault under the query. */
function checkCql(cql: string): void {
  if (cql.length > MAX_CQL_CHARACTERS) return;
  try {
    parseCql(cql);
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    const line = cql.replace(/\s/gu, ' ');
    throw new CommandFailure(`--cql: ${error.message}\n  ${line}\n  ${' '.repeat(error.position)}^`);
  }
}
