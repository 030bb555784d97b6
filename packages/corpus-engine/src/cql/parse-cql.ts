import { CqlError } from './cql-error';
import { parse, SyntaxError } from './cql-parser';
import { type CqlQuery, MAX_MATCH_TOKENS, type TokenPlace } from './cql-query';
import { countLetters, countShortest, hasLetter, type Pattern } from './pattern';

/** Tokens of a query once its counted repeats are written out. */
const MAX_QUERY_TOKENS = 1_000;

/** What stands in an error of the generated parser. */
interface ParserFault {
  /** Null at the end of the query. */
  readonly found: string | null;
  readonly location: { readonly start: { readonly offset: number } };
}

/** Parses a query (docs/query-language.md, `cql.peggy`). Throws CqlError with the place of the fault. */
export function parseCql(source: string): CqlQuery {
  try {
    const query = parse(source, {}) as CqlQuery;
    listPatterns(query).forEach(checkSize);
    checkLabels(query);
    return query;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { found, message, location } = error as typeof error & ParserFault;
    throw new CqlError(found === null ? 'UNEXPECTED_END' : 'UNEXPECTED', location.start.offset, message);
  }
}

function checkSize(written: Pattern<TokenPlace>): void {
  const pattern = dropBorders(written);
  if (countShortest(pattern) === 0)
    throw new CqlError('MATCHES_NO_TOKEN', 0, 'The query must ask for at least one token.');
  if (countLetters(pattern) > MAX_QUERY_TOKENS || countShortest(pattern) > MAX_MATCH_TOKENS)
    throw new CqlError(
      'TOO_COMPLEX',
      0,
      `The query is too long: a match has at most ${MAX_MATCH_TOKENS} tokens.`,
    );
}

export function listPatterns({ pattern, conditions }: CqlQuery): readonly Pattern<TokenPlace>[] {
  return [pattern, ...conditions.map((condition) => condition.pattern)];
}

/** The pattern of the tokens alone. */
export function dropBorders(pattern: Pattern<TokenPlace>): Pattern<TokenPlace> {
  switch (pattern.kind) {
    case 'letter':
      return pattern.letter.border === null ? pattern : { kind: 'sequence', parts: [] };
    case 'repeat':
      return { ...pattern, part: dropBorders(pattern.part) };
    case 'sequence':
    case 'choice':
      return { kind: pattern.kind, parts: pattern.parts.map(dropBorders) };
  }
}

function checkLabels({ pattern, equalities }: CqlQuery): void {
  for (const { labels, at } of equalities)
    for (const label of labels)
      if (label !== 'match' && label !== 'matchend' && !hasLetter(pattern, (place) => place.label === label))
        throw new CqlError('BAD_LABEL', at, `No place has the label ${label}: write ${label}:[ ].`);
}
