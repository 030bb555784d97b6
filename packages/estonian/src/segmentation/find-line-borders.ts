import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';
import { isLowerCaseAt } from './character-class';

/** What a line break after a token says: nothing (as a space), surely a border, or surely none. */
export const NO_LINE_BREAK = 0;
export const LINE_BORDER = 1;
export const LINE_WRAPPED = 2;

/** Lines at most this long can be lines of a hard-wrapped paragraph; longer ones are paragraphs of their own. */
const MAX_WRAPPED_LINE = 110;
const MIN_WRAPPED_LINE = 40;

interface LineBreaks {
  count: number;
  first: number;
}

function findLineBreaks(text: string, from: number, to: number): LineBreaks {
  const found = { count: 0, first: -1 };
  for (let index = from; index < to; index += 1) {
    const unit = text.charCodeAt(index);
    const isBreak =
      unit === 10 || unit === 0x2028 || unit === 0x2029 || (unit === 13 && text.charCodeAt(index + 1) !== 10);
    if (!isBreak) continue;
    if (found.count === 0) found.first = index;
    found.count += unit === 0x2029 ? 2 : 1;
  }
  return found;
}

/** Length of the longest line of a text that looks hard-wrapped, else 0. */
function wrapWidth(text: string): number {
  let longest = 0;
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    longest = Math.max(longest, end - start);
    if (longest > MAX_WRAPPED_LINE) return 0;
    start = end + 1;
  }
  return longest >= MIN_WRAPPED_LINE ? longest : 0;
}

/**
 * Reads the line breaks after every raw token. An empty line always ends a sentence. A single break ends one, save where
 * the next line goes on in lower case, or where the line was full in a hard-wrapped text and has no closing mark.
 */
export function findLineBorders(text: string, tokens: RawTokens): Uint8Array {
  const count = tokens.starts.length;
  const borders = new Uint8Array(count);
  const width = wrapWidth(text);
  let lineStart = 0;
  for (let index = 0; index + 1 < count; index += 1) {
    const end = tokens.ends[index]!;
    const next = tokens.starts[index + 1]!;
    const breaks = next > end ? findLineBreaks(text, end, next) : undefined;
    if (!breaks || breaks.count === 0) continue;
    if (breaks.count > 1) borders[index] = LINE_BORDER;
    else borders[index] = readSingleBreak(text, tokens, index, breaks.first - lineStart, width);
    lineStart = breaks.first + 1;
  }
  return borders;
}

function readSingleBreak(
  text: string,
  tokens: RawTokens,
  index: number,
  lineLength: number,
  width: number,
): number {
  const next = index + 1;
  const kind = tokens.kinds[next]!;
  if (isLowerCaseAt(text, tokens.starts[next]!)) {
    // A lower-case line goes on, unless the line before was closed: then the model decides.
    return kinds.isWordKind(tokens.kinds[index]!) || tokens.kinds[index] === kinds.COMMA
      ? LINE_WRAPPED
      : NO_LINE_BREAK;
  }
  const wordLength = tokens.ends[next]! - tokens.starts[next]!;
  const isFull = width > 0 && lineLength + 1 + wordLength > width - 2;
  if (isFull && kinds.isWordKind(kind)) return NO_LINE_BREAK;
  const isOpen = tokens.kinds[index] === kinds.OPEN_BRACKET || tokens.kinds[index] === kinds.OPEN_QUOTE;
  const isClosing = kinds.isCloser(kind) || kind === kinds.COMMA || kind === kinds.FULL_STOP;
  return isOpen || isClosing ? LINE_WRAPPED : LINE_BORDER;
}
