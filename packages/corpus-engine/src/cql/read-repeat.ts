import { makeTable } from '@keelerada/estonian/make-table';
import { CqlError } from './cql-error';
import { MAX_MATCH_TOKENS } from './cql-query';
import type { Pattern } from './pattern';
import type { QueryReader } from './query-reader';

const SIGNS = makeTable<readonly [number, number]>({
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
});

/**
 * Reads `*`, `+`, `?`, `{n}`, `{n,}` or `{n,m}` after a part of a pattern, if one stands there. `next` looks at the next
 * character, with or without white space. Throws CqlError.
 */
export function readRepeat<Letter>(
  reader: QueryReader,
  part: Pattern<Letter>,
  next: () => string,
): Pattern<Letter> {
  const sign = next();
  const start = reader.at;
  if (sign === '{') {
    const [least, most] = readBounds(reader);
    return { kind: 'repeat', part, least, most };
  }
  const bounds = SIGNS.get(sign);
  if (bounds === undefined) return part;
  reader.at = start + 1;
  return { kind: 'repeat', part, least: bounds[0], most: bounds[1] };
}

function readBounds(reader: QueryReader): [number, number] {
  const start = reader.at;
  reader.at += 1;
  const least = reader.readNumber();
  if (least === null) reader.fail('Expected a number');
  let most: number | null = least;
  if (reader.take(',')) most = reader.readNumber() ?? Infinity;
  reader.expect('}');
  const isTooMany = least > MAX_MATCH_TOKENS || (most !== Infinity && most > MAX_MATCH_TOKENS);
  if (isTooMany || most < least || most === 0)
    throw new CqlError(
      'BAD_REPEAT',
      start,
      `A repeat goes from a smaller to a larger number, at most ${MAX_MATCH_TOKENS}.`,
    );
  return [least, most];
}
