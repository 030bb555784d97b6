import type { Command } from 'commander';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/limits';
import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import { CommandFailure } from './command-failure';

export interface SearchFlags {
  readonly cql?: string;
  readonly lemmas?: boolean;
}

/** What is searched for: a keyword, or a query in its place. */
export function addSearch(command: Command): Command {
  return command
    .argument('[keyword]', 'a word, or several in quotes')
    .option('--cql <query>', 'a query of the corpus query language in place of the keyword');
}

/** What to look for, for the schema of a tool that takes a keyword or a query. Throws CommandFailure. */
export function readSearch(
  keyword: string | undefined,
  { cql, lemmas }: SearchFlags,
): Record<string, unknown> {
  if (cql === undefined) {
    if (keyword === undefined) throw new CommandFailure('Give a keyword, or a query with --cql.');
    return { keyword, type: lemmas ? 'LEMMAS' : 'WORDS' };
  }
  if (keyword !== undefined) throw new CommandFailure('Give a keyword or --cql, not both.');
  if (lemmas) throw new CommandFailure('--lemmas has no meaning with --cql: write [lemma="…"] in the query.');
  checkCql(cql);
  return { cql };
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
