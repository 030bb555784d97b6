import type { TextMark } from './text-mark';

/** What closes a quote where it opens with „: both shapes are in use. */
const RIGHT_CLOSING = /[“”]/u;
/** Straight and foreign quotes around words, on one line; two commas or apostrophes stand for one quote. */
const FOREIGN = [
  /(?<![\p{L}\d"])"(?=[^\s"])([^"„“”\n]{0,300}[^\s"„“”])"(?![\p{L}\d"])/gu,
  /“(?=[^\s])([^"„“”\n]{1,300})”/gu,
  /«([^«»\n]{1,300})»/gu,
  /(?<![,\p{L}]),,(?=[\p{L}\d])([^,"„“”\n]{1,300}?)(?:''|“|”|")/gu,
];

const LONGEST_QUOTE = 300;
const OPEN_BEFORE = /„[^„“”\n]*$/u;

/** Quotes of another shape than „these“, as quiet hints; a text that closes them with ” keeps that. */
export function findQuoteShapes(masked: string): TextMark[] {
  const closing = /„[^„“”\n]{0,300}”/u.test(masked) ? '”' : '“';
  return FOREIGN.flatMap((pattern) =>
    [...masked.matchAll(pattern)].flatMap(({ 0: whole, 1: inner = '', index }): TextMark[] => {
      // The second quote of „this“ opens nothing.
      if (whole.startsWith('“') && OPEN_BEFORE.test(masked.slice(Math.max(0, index - LONGEST_QUOTE), index)))
        return [];
      const from = index + whole.indexOf(inner);
      const written = whole.slice(whole.indexOf(inner) + inner.length);
      const shared = { because: 'quote-shape', type: 'wrongPunctuation', tier: 'possible' } as const;
      const end = index + whole.length;
      const opening: TextMark = { start: index, end: from, right: '„', ...shared };
      const isRight = RIGHT_CLOSING.test(written);
      return isRight ? [opening] : [opening, { start: end - written.length, end, right: closing, ...shared }];
    }),
  );
}
