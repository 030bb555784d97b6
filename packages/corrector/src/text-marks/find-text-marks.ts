import type { Correction } from '../correction/correction';
import { findLiteralRanges, type LiteralRange } from '../literal/find-literal-ranges';
import { findInnerSpaces, type FoundPairs, pairBrackets, pairQuotes } from './find-pairs';
import { findSpacing } from './find-spacing';
import { closeMark, dropMark } from './find-unpaired';
import { maskText } from './mask-text';
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
function findQuoteShapes(masked: string): TextMark[] {
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

/** No model is asked: what is found is as sure as a rule. */
const SCORE = 0.9;
const POSSIBLE_SCORE = 0.5;
/** `!!` and `??`; three marks and `?!` are a matter of style. */
const REPEATED = /(?<=[\p{L}\d)”“"])(?:!!|\?\?)(?![!?])/gu;

/**
 * Spaces and pairs of marks of a whole text that are wrong, in text order: no word is looked at, and nothing in code,
 * addresses, numbers and faces. Quotes of another shape are `possible`.
 */
export function findTextMarks(
  text: string,
  literals: readonly LiteralRange[] = findLiteralRanges(text),
): Correction[] {
  const masked = maskText(text, literals);
  const found = [...findSpacing(masked), ...findRepeated(masked), ...findPairMarks(masked)];
  return [...found, ...findQuoteShapes(masked)]
    .filter(({ start, end, right }) => text.slice(start, end) !== right)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, right, because, type, tier }): Correction => ({
      ...{ start, end, original: text.slice(start, end), replacements: [right], type, tier },
      score: tier === 'sure' ? SCORE : POSSIBLE_SCORE,
      reason: { kind: 'text-mark', because, mark: (right || text.slice(start, end)).trim() },
    }));
}

function findRepeated(masked: string): TextMark[] {
  return [...masked.matchAll(REPEATED)].map(({ 0: marks, index }) => ({
    ...{ start: index, end: index + marks.length, right: marks.charAt(0) },
    ...({ because: 'repeated', type: 'extraPunctuation', tier: 'sure' } as const),
  }));
}

/** Paragraphs: where each line has all its pairs the lines, else what stands between empty lines. */
function findPairMarks(masked: string): TextMark[] {
  const marks: TextMark[] = [];
  let at = 0;
  for (const block of masked.split(/(\n[ \t]*\n)/u)) {
    for (const pair of [pairBrackets, pairQuotes])
      marks.push(...findInBlock(block, pair).map((mark) => move(mark, at)));
    at += block.length;
  }
  return marks;
}

function findInBlock(block: string, pair: (text: string) => FoundPairs): TextMark[] {
  const marks: TextMark[] = [];
  let at = 0;
  let isWhole = true;
  for (const line of block.split('\n')) {
    const own = pair(line);
    const start = at;
    if (own.open.length + own.close.length > 0) isWhole = false;
    else marks.push(...findInnerSpaces(line, own).map((mark) => move(mark, start)));
    at += line.length + 1;
  }
  if (isWhole) return marks;
  const { open, close } = pair(block);
  // Where much is unpaired the marks mean something else: a list, a speech of many paragraphs.
  if (open.length + close.length !== 1) return marks;
  return [...marks, ...open.map((from) => closeMark(block, from)), ...close.map(dropMark)];
}

function move(mark: TextMark, by: number): TextMark {
  return { ...mark, start: mark.start + by, end: mark.end + by };
}
