import { CqlError } from './cql-error';
import type { CharacterSet } from './cql-query';
import type { Pattern } from './pattern';
import type { QueryReader } from './query-reader';
import { readRepeat } from './read-repeat';

/** Where the characters of a value stand in the query: from after the opening quote to before the closing one. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
}

/** Takes a value in double quotes; `\"` is a quote inside it. Throws CqlError. */
export function takeQuoted(reader: QueryReader): ValueRange {
  if (reader.peek() !== '"')
    throw new CqlError('EXPECTED_VALUE', reader.at, 'Expected a value in double quotes.');
  const from = reader.at + 1;
  for (let at = from; at < reader.source.length; at++) {
    const character = reader.source[at];
    if (character === '\\') at += 1;
    else if (character === '"') {
      reader.at = at + 1;
      return { from, to: at };
    }
  }
  throw new CqlError('UNCLOSED_QUOTE', from - 1, 'This quote has no closing quote.');
}

/** Reads a value as a regular expression. Throws CqlError. */
export function readValuePattern(reader: QueryReader, range: ValueRange): Pattern<CharacterSet> {
  const after = reader.at;
  const value = new ValueReader(reader, range);
  reader.at = range.from;
  const pattern = value.readChoice();
  if (reader.at < range.to) value.fail('There is nothing for this bracket to close.');
  reader.at = after;
  return pattern;
}

const ANY: CharacterSet = { ranges: [], isNegated: true };
const WITHOUT_MEANING_HERE = new Set([')', '|']);
const MARK = /^\p{M}/u;

/** A reader of one value; it moves the place of the query's reader. */
class ValueReader {
  readonly #reader: QueryReader;
  readonly #to: number;

  constructor(reader: QueryReader, { to }: ValueRange) {
    this.#reader = reader;
    this.#to = to;
  }

  readChoice(): Pattern<CharacterSet> {
    const parts = [this.#readSequence()];
    while (this.#next() === '|') {
      this.#reader.at += 1;
      parts.push(this.#readSequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  fail(message: string): never {
    throw new CqlError('BAD_PATTERN', this.#reader.at, message);
  }

  #next(): string {
    return this.#reader.at < this.#to ? this.#reader.source[this.#reader.at]! : '';
  }

  #readSequence(): Pattern<CharacterSet> {
    const parts: Pattern<CharacterSet>[] = [];
    for (let next = this.#next(); next !== '' && !WITHOUT_MEANING_HERE.has(next); next = this.#next()) {
      const atom = this.#readAtom(next);
      const part = readRepeat(this.#reader, atom, () => this.#next());
      if (part !== atom && '*+?{'.includes(this.#next() || ' ')) this.fail('There is nothing to repeat.');
      parts.push(part);
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  #readAtom(next: string): Pattern<CharacterSet> {
    if ('*+?{'.includes(next)) this.fail('There is nothing to repeat.');
    if (']}^$'.includes(next)) this.fail(`Write \\${next} for the character ${next}.`);
    if (next === '(') return this.#readGroup();
    if (next === '[') return { kind: 'letter', letter: this.#readClass() };
    if (next !== '.') return makeLiteral(this.#readCharacter());
    this.#reader.at += 1;
    return { kind: 'letter', letter: ANY };
  }

  #readGroup(): Pattern<CharacterSet> {
    const start = this.#reader.at;
    this.#reader.at += 1;
    const group = this.#reader.inside(() => this.readChoice());
    if (this.#next() !== ')') {
      this.#reader.at = start;
      this.fail('This bracket is never closed.');
    }
    this.#reader.at += 1;
    return group;
  }

  #readClass(): CharacterSet {
    const start = this.#reader.at;
    this.#reader.at += 1;
    const isNegated = this.#next() === '^';
    if (isNegated) this.#reader.at += 1;
    const ranges: number[] = [];
    while (this.#next() !== ']') {
      if (this.#next() === '') {
        this.#reader.at = start;
        this.fail('This bracket is never closed.');
      }
      const place = this.#reader.at;
      const from = this.#readClassEnd();
      const isRange = this.#next() === '-' && this.#reader.source[this.#reader.at + 1] !== ']';
      if (isRange) this.#reader.at += 1;
      const to = isRange && this.#next() !== '' ? this.#readClassEnd() : from;
      if (to < from) {
        this.#reader.at = place;
        this.fail('A range goes from the smaller to the larger character.');
      }
      ranges.push(from, to);
    }
    if (ranges.length === 0) this.fail('There is no character in these brackets.');
    this.#reader.at += 1;
    return { ranges, isNegated };
  }

  #readClassEnd(): number {
    const start = this.#reader.at;
    const character = this.#readCharacter();
    const point = character.codePointAt(0)!;
    if (String.fromCodePoint(point) === character) return point;
    this.#reader.at = start;
    return this.fail('Only single characters can stand in these brackets.');
  }

  /** A character with the marks that are written over it, in NFC; `\` takes the meaning from the next. */
  #readCharacter(): string {
    const { source } = this.#reader;
    if (this.#next() === '\\') {
      if (/[A-Za-z0-9]/u.test(source[this.#reader.at + 1]!))
        throw new CqlError(
          'BAD_ESCAPE',
          this.#reader.at,
          'A backslash stands before a sign, never before a letter or digit.',
        );
      this.#reader.at += 1;
    }
    let character = String.fromCodePoint(source.codePointAt(this.#reader.at)!);
    this.#reader.at += character.length;
    while (MARK.test(this.#next())) {
      const joined = (character + this.#next()).normalize('NFC');
      if (joined.length > character.length) break;
      character = joined;
      this.#reader.at += 1;
    }
    return character.normalize('NFC');
  }
}

/** A character as a letter; the few that NFC makes two of are a sequence. */
function makeLiteral(character: string): Pattern<CharacterSet> {
  const letters = Array.from(character, (one): Pattern<CharacterSet> => {
    const point = one.codePointAt(0)!;
    return { kind: 'letter', letter: { ranges: [point, point], isNegated: false } };
  });
  return letters.length === 1 ? letters[0]! : { kind: 'sequence', parts: letters };
}
