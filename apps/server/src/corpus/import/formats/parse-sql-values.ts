import { makeTable, readOwn } from '@keelerada/estonian/make-table';

/** A row that does not follow the syntax of SQL. */
export class SqlSyntaxError extends Error {}

/** A value of a row: text, null, or undefined for what says nothing here (DEFAULT). */
export type SqlValue = string | null | undefined;

const WORDS = makeTable<string | null | undefined>({ NULL: null, DEFAULT: undefined, TRUE: 't', FALSE: 'f' });
const simpleEscapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Parses the values of one row, `('a', NULL, 3, E'b\n')`, followed by `,` or `;`. Understands what pg_dump writes:
 * plain and E'' strings, numbers, true and false, NULL, DEFAULT, type casts. Throws SqlSyntaxError.
 */
export function parseSqlRow(row: string): SqlValue[] {
  const values: SqlValue[] = [];
  let at = skipSpaces(row, 0);
  if (row[at] !== '(') throw new SqlSyntaxError('the row does not start with a bracket');
  do {
    const { value, end } = parseValue(row, skipSpaces(row, at + 1));
    values.push(value);
    at = skipSpaces(row, end);
  } while (row[at] === ',');
  if (row[at] !== ')') throw new SqlSyntaxError(`a comma or bracket is missing after value ${values.length}`);
  const tail = row.slice(at + 1).trim();
  if (tail !== ',' && tail !== ';' && tail !== '') throw new SqlSyntaxError('something follows the row');
  return values;
}

function skipSpaces(row: string, from: number): number {
  let at = from;
  while (at < row.length && /\s/u.test(row[at]!)) at++;
  return at;
}

interface ParsedValue {
  readonly value: SqlValue;
  readonly end: number;
}

function parseValue(row: string, at: number): ParsedValue {
  const isEscaped = /^e'/iu.test(row.slice(at, at + 2));
  if (isEscaped || row[at] === "'") {
    const parsed = parseString(row, isEscaped ? at + 1 : at, isEscaped);
    const cast = /^::[\w ."[\]()]+?(?=\s*[,)])/u.exec(row.slice(parsed.end, parsed.end + 100));
    return { value: parsed.value, end: parsed.end + (cast?.[0].length ?? 0) };
  }
  const word = /^[\w.+-]+/u.exec(row.slice(at, at + 200))?.[0];
  if (word === undefined) throw new SqlSyntaxError('a value is missing');
  const known = word.toUpperCase();
  if (!WORDS.has(known) && !/^[+-]?\d/u.test(word))
    throw new SqlSyntaxError(`"${word.slice(0, 30)}" is not a value`);
  return { value: WORDS.has(known) ? WORDS.get(known) : word, end: at + word.length };
}

function parseString(row: string, quote: number, isEscaped: boolean): ParsedValue {
  let end = quote + 1;
  for (;;) {
    const next = row.indexOf("'", end);
    if (next === -1) throw new SqlSyntaxError('a string does not end');
    const isQuoted = isEscaped && countBackslashesBefore(row, next, quote) % 2 === 1;
    if (!isQuoted && row[next + 1] !== "'") {
      const inside = row.slice(quote + 1, next);
      return { value: isEscaped ? unescape(inside) : inside.replaceAll("''", "'"), end: next + 1 };
    }
    end = next + (isQuoted ? 1 : 2);
  }
}

function countBackslashesBefore(row: string, at: number, start: number): number {
  let count = 0;
  while (at - 1 - count > start && row[at - 1 - count] === '\\') count++;
  return count;
}

/** Escapes of E'' strings (PostgreSQL manual, 4.1.2.2). */
function unescape(inside: string): string {
  return inside.replace(
    /''|\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|x([0-9a-f]{1,2})|([0-7]{1,3})|([^]))/giu,
    (whole, u4?: string, u8?: string, hex?: string, octal?: string, one?: string) => {
      if (whole === "''") return "'";
      const code = u4 ?? u8 ?? hex;
      if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
      if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8));
      return readOwn(simpleEscapes, one!) ?? one!;
    },
  );
}

/** One line of COPY data: values separated by tabs, `\N` for null, escapes as in the manual's page of COPY. */
export function parseCopyLine(line: string): SqlValue[] {
  return line.split('\t').map((field) => {
    if (field === '\\N') return null;
    if (!field.includes('\\')) return field;
    return field.replace(
      /\\(?:x([0-9a-f]{1,2})|([0-7]{1,3})|([^]))/giu,
      (_whole, hex?: string, octal?: string, one?: string) => {
        if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
        if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8));
        return one === 'v' ? '\v' : (readOwn(simpleEscapes, one!) ?? one!);
      },
    );
  });
}
