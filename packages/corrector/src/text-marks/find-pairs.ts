import type { CorrectionTier } from '../correction/correction';
import type { TextMark } from './text-mark';

/** A bracket or quote that opens, with the one that closes it. */
interface Pair {
  readonly open: number;
  readonly close: number;
}

/** The pairs of a text, and marks that have no other one. */
export interface FoundPairs {
  readonly pairs: readonly Pair[];
  /** Marks without the other one. */
  readonly open: readonly number[];
  readonly close: readonly number[];
}

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
]);
/** `a)`, `12)`, `iv)` number a list. */
const LIST_MARK = /(?:^|[\s(,;])(?:\p{L}|\d{1,3}|[ivx]{1,4})\.?$/u;
const QUOTES = /["„“”«»]/gu;
const [SPACE, LETTER] = [/\s/u, /[\p{L}\d]/u];
/** Newspapers set these with spaces on both sides. */
const FOREIGN_OPENING = /["“«]/u;
/** Quotes after a number are inches or seconds. */
const DIGIT = /\d/u;

/** Pairs of brackets in a paragraph. */
export function pairBrackets(text: string): FoundPairs {
  const pairs: Pair[] = [];
  const open: number[] = [];
  const close: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()[\]]/gu)) {
    if (CLOSING.has(mark)) {
      open.push(index);
      continue;
    }
    const last = open.at(-1);
    if (last !== undefined && CLOSING.get(text.charAt(last)) === mark) {
      open.pop();
      pairs.push({ open: last, close: index });
    } else if (mark === ')' && !LIST_MARK.test(text.slice(Math.max(0, index - 6), index))) close.push(index);
  }
  return { pairs, open: open.filter((at) => text.charAt(at) === '('), close };
}

/** Pairs of double quotes in a paragraph. A straight one opens where none is open. */
export function pairQuotes(text: string): FoundPairs {
  const pairs: Pair[] = [];
  const close: number[] = [];
  let open: number | undefined;
  for (const { 0: mark, index } of text.matchAll(QUOTES)) {
    const isInch = mark === '"' && open === undefined && DIGIT.test(text.charAt(index - 1));
    if (isInch) continue;
    const opens = mark === '„' || mark === '«' || (open === undefined && looksOpening(text, index));
    if (opens && open === undefined) open = index;
    else if (open === undefined) close.push(index);
    else {
      if (!opens) pairs.push({ open, close: index });
      open = opens ? index : undefined;
    }
  }
  return { pairs, open: open === undefined ? [] : [open], close };
}

function looksOpening(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  return before === '' || SPACE.test(before) || (!LETTER.test(before) && LETTER.test(after));
}

/** Spaces right inside a pair. */
export function findInnerSpaces(text: string, { pairs }: FoundPairs): TextMark[] {
  return pairs.flatMap(({ open, close }): TextMark[] => {
    const inner = text.slice(open + 1, close);
    if (inner.trim().length < 2) return [];
    const first = open + 1 + (inner.length - inner.trimStart().length);
    const last = close - (inner.length - inner.trimEnd().length);
    const isStyle = first > open + 1 && last < close && FOREIGN_OPENING.test(text.charAt(open));
    const tier: CorrectionTier = isStyle ? 'possible' : 'sure';
    const shared = { because: 'space-inside', type: 'wrongPunctuation', tier } as const;
    return [
      ...(first > open + 1 ? [{ start: open, end: first, right: text.charAt(open), ...shared }] : []),
      ...(last < close ? [{ start: last, end: close + 1, right: text.charAt(close), ...shared }] : []),
    ];
  });
}
