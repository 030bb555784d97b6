import { isAbbreviation } from './abbreviations';
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
    if (unit !== 10 && (unit !== 13 || text.charCodeAt(index + 1) === 10)) continue;
    if (found.count === 0) found.first = index;
    found.count += 1;
  }
  return found;
}

/** Share of its longest line that a line fills at least in a hard-wrapped text, and of such lines among all. */
const FULL_LINE_SHARE = 0.7;
const FULL_LINES_SHARE = 0.6;
const LEAST_LINES = 3;

/** Length of the longest line of a text, as it was written, that looks hard-wrapped; else 0. */
export function findWrapWidth(text: string): number {
  const lengths = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.length]));
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest < MIN_WRAPPED_LINE || longest > MAX_WRAPPED_LINE || lengths.length < LEAST_LINES) return 0;
  const full = lengths.filter((length) => length >= FULL_LINE_SHARE * longest).length;
  return full >= FULL_LINES_SHARE * lengths.length ? longest : 0;
}

/**
 * Reads the line breaks after every raw token. An empty line always ends a sentence. A single break ends one, save where
 * the next line goes on in lower case, or where the line was full in a hard-wrapped text and has no closing mark.
 */
export function findLineBorders(text: string, tokens: RawTokens, width: number): Uint8Array {
  const count = tokens.starts.length;
  const borders = new Uint8Array(count);
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
    const isOpen = kinds.isWordKind(tokens.kinds[index]!) || tokens.kinds[index] === kinds.COMMA;
    if (isOpen) return LINE_WRAPPED;
    return closesSentence(text, tokens, index) ? LINE_BORDER : NO_LINE_BREAK;
  }
  const wordLength = tokens.ends[next]! - tokens.starts[next]!;
  const isFull = width > 0 && lineLength + 1 + wordLength > width - 2;
  if (isFull && kinds.isWordKind(kind)) return NO_LINE_BREAK;
  const isOpen = tokens.kinds[index] === kinds.OPEN_BRACKET || tokens.kinds[index] === kinds.OPEN_QUOTE;
  const isClosing = kinds.isCloser(kind) || kind === kinds.COMMA || kind === kinds.FULL_STOP;
  return isOpen || isClosing ? LINE_WRAPPED : LINE_BORDER;
}

/** True for a closing mark at the end of a line that is not the full stop of an abbreviation, an ordinal or an initial. */
function closesSentence(text: string, tokens: RawTokens, index: number): boolean {
  const kind = tokens.kinds[index]!;
  if (kind === kinds.QUESTION_MARK || kind === kinds.EXCLAMATION_MARK) return true;
  const before = tokens.kinds[index - 1];
  if (kind !== kinds.FULL_STOP || (before !== kinds.LOWER_WORD && before !== kinds.CAPITALISED_WORD))
    return false;
  const start = tokens.starts[index - 1]!;
  return !isAbbreviation(text.slice(start, Math.min(tokens.ends[index - 1]!, start + 40)).toLowerCase());
}
