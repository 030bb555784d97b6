import type { CharacterSet } from '../cql/cql-query';
import { escapeCqlValue } from '../cql/make-cql';
import type { Pattern } from '../cql/pattern';

/** Signs with a meaning between square brackets, and the quote that ends a value. */
const SPECIAL_IN_SET = /[\\\]^"-]/gu;

/** Writes a pattern as the value of a query by form, without its quotes. */
export function writeValue(pattern: Pattern<CharacterSet>): string {
  switch (pattern.kind) {
    case 'letter':
      return writeSet(pattern.letter);
    case 'sequence':
      return pattern.parts.map((part) => (part.kind === 'choice' ? group(part) : writeValue(part))).join('');
    case 'choice':
      return pattern.parts.map(writeValue).join('|');
    case 'repeat': {
      const { part, least, most } = pattern;
      const written = part.kind === 'letter' ? writeValue(part) : group(part);
      return written + writeRepeat(least, most);
    }
  }
}

/** A repeat of a value or of a place. */
export function writeRepeat(least: number, most: number): string {
  if (most === Infinity) return least === 0 ? '*' : least === 1 ? '+' : `{${least},}`;
  if (least === 0 && most === 1) return '?';
  return least === most ? `{${least}}` : `{${least},${most}}`;
}

const group = (pattern: Pattern<CharacterSet>): string => `(${writeValue(pattern)})`;

function writeSet({ ranges, isNegated }: CharacterSet): string {
  if (ranges.length === 0) return '.';
  if (!isNegated && ranges.length === 2 && ranges[0] === ranges[1])
    return escapeCqlValue(String.fromCodePoint(ranges[0]!));
  const written: string[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    const from = writePoint(ranges[i]!);
    written.push(ranges[i] === ranges[i + 1] ? from : `${from}-${writePoint(ranges[i + 1]!)}`);
  }
  return `[${isNegated ? '^' : ''}${written.join('')}]`;
}

const writePoint = (point: number): string =>
  String.fromCodePoint(point).replace(SPECIAL_IN_SET, String.raw`\$&`);
