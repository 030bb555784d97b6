import type { ContextQuery } from '@keelerada/corpus-engine/content-search/context-query';
import type { FcsQuery } from '@keelerada/corpus-engine/content-search/fcs-query';
import {
  fcsDiagnostic,
  sruDiagnostic,
  UnansweredSearchError,
  type DiagnosticUri,
} from '@keelerada/corpus-engine/content-search/search-diagnostic';
import type { CharacterSet } from '@keelerada/corpus-engine/cql/cql-query';
import type { Pattern } from '@keelerada/corpus-engine/cql/pattern';
import peggy, { type Parser, type ParserOptions } from 'peggy';
import { CONTEXT_QUERY_GRAMMAR } from './context-query-grammar';
import { FCS_QUERY_GRAMMAR } from './fcs-query-grammar';
import { VALUE_GRAMMAR } from './value-grammar';

/** UTF-16 units of a query, as many as a query by form may have. */
const MAX_QUERY_CHARACTERS = 5_000;

/** Parses a query of CQL. Throws UnansweredSearchError. */
export function parseContextQuery(source: string): ContextQuery {
  if (source.length > MAX_QUERY_CHARACTERS) throw tooLong(sruDiagnostic(12));
  return parse<ContextQuery>(CONTEXT_QUERY_GRAMMAR, source, sruDiagnostic(10));
}

/** Parses a query of FCS-QL. Throws UnansweredSearchError. */
export function parseFcsQuery(source: string): FcsQuery {
  if (source.length > MAX_QUERY_CHARACTERS) throw tooLong(fcsDiagnostic(11));
  return parse<FcsQuery>(FCS_QUERY_GRAMMAR, source, fcsDiagnostic(10), {
    readValue: (written: string, flags: string) => ({ written, value: readValue(written, flags) }),
  });
}

function tooLong(uri: DiagnosticUri): UnansweredSearchError {
  const message = `A query has at most ${MAX_QUERY_CHARACTERS} characters.`;
  return new UnansweredSearchError(uri, String(MAX_QUERY_CHARACTERS), message);
}

function readValue(written: string, flags: string): Pattern<CharacterSet> {
  if (!flags.includes('l'))
    return parse<Pattern<CharacterSet>>(VALUE_GRAMMAR, written, fcsDiagnostic(10), {}, `In "${written}": `);
  const letters = [...written.replace(/\\([\\'"])/gu, '$1')];
  const parts = letters.map((letter): Pattern<CharacterSet> => {
    const point = letter.codePointAt(0)!;
    return { kind: 'letter', letter: { ranges: [point, point], isNegated: false } };
  });
  return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
}

const parsers = new Map<string, Parser>();

/** A parser takes some 50 ms to be made, so it is made when the first query comes. */
function openParser(grammar: string): Parser {
  const known = parsers.get(grammar) ?? peggy.generate(grammar, { allowedStartRules: ['Start'] });
  parsers.set(grammar, known);
  return known;
}

function parse<Tree>(
  grammar: string,
  source: string,
  uri: DiagnosticUri,
  options: ParserOptions = {},
  where = '',
): Tree {
  const parser = openParser(grammar);
  try {
    return parser.parse(source, options) as Tree;
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnansweredSearchError(uri, '', `${where}Too many brackets are open at once.`);
    if (!(error instanceof parser.SyntaxError)) throw error;
    const { message, location } = error;
    throw new UnansweredSearchError(
      uri,
      `${where}${message} (character ${location.start.offset + 1})`,
      message,
    );
  }
}
