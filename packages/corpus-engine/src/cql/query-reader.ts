import type { CqlProblem } from './cql-error';
import { CqlError } from './cql-error';

/** Brackets inside each other; more is no query that a person writes, and would exhaust the call stack. */
const MAX_DEPTH = 50;
const SPACE = /\s/u;
const MAX_DIGITS = 6;

/** Reads a query from left to right. */
export class QueryReader {
  readonly source: string;
  at = 0;
  #depth = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** The next character after white space, empty at the end. */
  peek(): string {
    while (this.at < this.source.length && SPACE.test(this.source[this.at]!)) this.at += 1;
    return this.source.charAt(this.at);
  }

  /** Takes a character if it is the next one after white space. */
  take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at += 1;
    return true;
  }

  /** Takes a character that must come next. Throws CqlError. */
  expect(character: string): void {
    if (!this.take(character)) this.fail(`Expected ${character}`);
  }

  /** The name that stands next, such as `lemma`, `error.first` or `Number[psor]`, or an empty string. */
  readName(): string {
    this.peek();
    const [name] = /^\p{L}[\p{L}\p{N}_]*(?:\[[a-z]+\]|\.[a-z]+)?/u.exec(this.source.slice(this.at)) ?? [''];
    this.at += name.length;
    return name;
  }

  /** A whole number that stands next, or null. */
  readNumber(): number | null {
    this.peek();
    const [digits] = /^\d+/u.exec(this.source.slice(this.at, this.at + MAX_DIGITS)) ?? [''];
    this.at += digits.length;
    return digits === '' ? null : Number(digits);
  }

  /** Reads something inside brackets. Throws CqlError if too many are open. */
  inside<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw new CqlError('TOO_DEEP', this.at, `At most ${MAX_DEPTH} brackets may be open at once.`);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** What stands next is no part of the language here. */
  fail(expected: string): never {
    const found = this.peek();
    const isEnd = found === '';
    const problem: CqlProblem = isEnd ? 'UNEXPECTED_END' : 'UNEXPECTED';
    const place = isEnd
      ? 'the query ends'
      : `there is ${String.fromCodePoint(this.source.codePointAt(this.at)!)}`;
    throw new CqlError(problem, this.at, `${expected}, but ${place}.`);
  }
}
