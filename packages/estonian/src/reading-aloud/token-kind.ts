import type { Surroundings } from './noun-case';

/** A kind of token: what it looks like and how it is read. */
export interface TokenKind {
  readonly pattern: RegExp;
  /** Null leaves the place to the kinds after it. */
  readonly read: (groups: readonly string[], surroundings: Surroundings) => string | null;
}

/** Groups are '' where they take no part; the token ends where no letter and no digit goes on. */
export function defineKind(
  pattern: string,
  read: TokenKind['read'],
  end = String.raw`(?![\p{L}\d])`,
): TokenKind {
  return { pattern: new RegExp(`(?:${pattern})(?:${end})`, 'uy'), read };
}

export const listLongestFirst = (keys: Iterable<string>): string =>
  [...keys]
    .sort((left, right) => right.length - left.length)
    .map((key) => key.replaceAll(/[$.*+?^()[\]{}|\\/]/gu, String.raw`\$&`))
    .join('|');

/** A number with its groups of three and its decimals; a decimal point counts only where a kind says so. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:,\d+)?`;
export const AMOUNT = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:[.,]\d+)?`;
/** "kuni" between two numbers. */
export const RANGE = String.raw` ?(?:[–—-]|\.{2,3}|…) ?`;
/** Case endings as they stand after a hyphen. */
export const ENDING = 'sse|st|s|le|lt|l|ks|ni|na|ta|ga|t';
