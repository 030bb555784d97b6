import {
  characterLength,
  classAt,
  classOf,
  DIGIT,
  isSeparator,
  isUpperCaseAt,
  LETTER,
  SPACE,
} from './character-class';
import { matchWebAddress } from './match-address';
import { isAlphanumericAt, matchEmoji, matchEmoticon, matchRun, skipMarks } from './match-symbol';
import { scanWord } from './scan-word';
import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';

/**
 * Gives quotes with a space on both sides a direction: they close what is open, else they open. An opening or closing
 * quote that touches a word sets things right again, a line break resets the state.
 */
function pairLooseQuotes(text: string, tokens: RawTokens): void {
  let isOpen = false;
  for (let index = 0; index < tokens.kinds.length; index += 1) {
    const kind = tokens.kinds[index]!;
    if (kind === kinds.OPEN_QUOTE) isOpen = true;
    else if (kind === kinds.CLOSE_QUOTE) isOpen = false;
    else if (kind === kinds.LOOSE_QUOTE) {
      if (isOpen && startsLine(text, tokens, index)) isOpen = false;
      tokens.kinds[index] = isOpen ? kinds.CLOSE_QUOTE : kinds.OPEN_QUOTE;
      isOpen = !isOpen;
    }
  }
}

function startsLine(text: string, tokens: RawTokens, index: number): boolean {
  if (index === 0) return true;
  const gap = text.slice(tokens.ends[index - 1], tokens.starts[index]);
  return gap.includes('\n') || gap.includes('\r');
}

const OPEN_QUOTES = '„«‹‚';
const CLOSE_QUOTES = '”»›';
const LOOSE_QUOTES = '"\'“‘’`´″';
const DASHES = '-–—―−‒';
const ROMAN_NUMBER = /^[IVXLC]+$/;
const MAX_ENTITY_LENGTH = 8;

/**
 * Raw tokens of a text: every character that is not white space or a control stands in exactly one. Full stops are
 * tokens of their own here; `join-full-stops.ts` gives abbreviations and ordinals theirs once sentence borders are known.
 * Linear in the length of the text.
 */
export function findRawTokens(text: string): RawTokens {
  const tokens: RawTokens = { starts: [], ends: [], kinds: [] };
  const length = text.length;
  let index = 0;
  while (index < length) {
    if (isSeparator(text.charCodeAt(index))) {
      index += 1;
      continue;
    }
    let limit = index + 1;
    while (limit < length && !isSeparator(text.charCodeAt(limit))) limit += 1;
    scanChunk(text, index, limit, tokens);
    index = limit;
  }
  pairLooseQuotes(text, tokens);
  return tokens;
}

/** Cuts one run of non-space characters into tokens. */
function scanChunk(text: string, start: number, limit: number, tokens: RawTokens): void {
  let index = start;
  while (index < limit) {
    const end = scanToken(text, start, index, limit, tokens);
    index = end;
  }
}

function push(tokens: RawTokens, start: number, end: number, kind: number): number {
  tokens.starts.push(start);
  tokens.ends.push(end);
  tokens.kinds.push(kind);
  return end;
}

function scanToken(
  text: string,
  chunkStart: number,
  index: number,
  limit: number,
  tokens: RawTokens,
): number {
  const kind = classAt(text, index);
  if (kind === LETTER || kind === DIGIT) return scanWordToken(text, chunkStart, index, limit, tokens);
  const emoji = matchEmoji(text, index, limit);
  if (emoji > 0) return push(tokens, index, emoji, kinds.EMOTICON);
  const emoticon = matchEmoticon(text, index, limit);
  if (emoticon > 0) return push(tokens, index, emoticon, kinds.EMOTICON);
  const led = matchLedWord(text, chunkStart, index, limit);
  if (led > 0) return push(tokens, index, led, kinds.NUMBER_WORD);
  return scanPunctuation(text, chunkStart, index, limit, tokens);
}

function scanWordToken(
  text: string,
  chunkStart: number,
  index: number,
  limit: number,
  tokens: RawTokens,
): number {
  const address = matchWebAddress(text, index, limit);
  if (address > 0) return push(tokens, index, address, kinds.ADDRESS);
  if (index === chunkStart && 'xX'.includes(text.charAt(index))) {
    const emoticon = matchEmoticon(text, index, limit);
    if (emoticon > 0) return push(tokens, index, emoticon, kinds.EMOTICON);
  }
  const word = scanWord(text, index, limit);
  return push(tokens, index, word.end, word.isAddress ? kinds.ADDRESS : wordKind(text, index, word.end));
}

/** How a word is written, from its first characters: enough for the border model. */
export function wordKind(text: string, start: number, end: number): number {
  if (classOf(text.charCodeAt(start)) === DIGIT) {
    for (let index = start; index < Math.min(end, start + 24); index += 1) {
      if (classOf(text.charCodeAt(index)) === LETTER) return kinds.NUMBER_WORD;
    }
    return kinds.NUMBER;
  }
  const first = characterLength(text, start);
  const isSingle = skipMarks(text, start + first, end) >= end;
  if (!isUpperCaseAt(text, start)) return isSingle ? kinds.SINGLE_LOWER : kinds.LOWER_WORD;
  if (isSingle) return kinds.SINGLE_UPPER;
  if (end - start <= 6 && ROMAN_NUMBER.test(text.slice(start, end))) return kinds.ROMAN_NUMBER;
  return isUpperCaseAt(text, start + first) ? kinds.UPPER_WORD : kinds.CAPITALISED_WORD;
}

/** Words that start with a mark: `-õli`, `-30`, `+20`, `%-ga`, `'i`, `(polaroid)fotot`, `#silt`, `.ee`, `°C`; else -1. */
function matchLedWord(text: string, chunkStart: number, index: number, limit: number): number {
  const mark = text.charAt(index);
  const after = index + 1;
  if (mark === '%' && text.charAt(after) === '-' && isAlphanumericAt(text, after + 1))
    return wordEnd(text, after + 1, limit);
  if (after >= limit || !isAlphanumericAt(text, after)) return -1;
  if (mark === '°' || mark === '#') return wordEnd(text, after, limit);
  const isAtStart = index === chunkStart || '("“„([«'.includes(text.charAt(index - 1));
  const isAfterQuote = index > chunkStart && '"”“»'.includes(text.charAt(index - 1));
  if (mark === '-') return isAtStart || isAfterQuote ? matchHyphenWord(text, index, limit) : -1;
  if (index !== chunkStart) return -1;
  if (mark === '+') return classOf(text.charCodeAt(after)) === DIGIT ? wordEnd(text, after, limit) : -1;
  if (mark === '.')
    return /^\.(?:ee|com|eu|ru|fi|pdf|docx?|txt|exe|jpg|png|ps|html?)$/.test(
      text.slice(index, Math.min(limit, index + 8)),
    )
      ? limit
      : -1;
  if (mark === "'")
    return /^'[a-zõäöü]{1,3}$/.test(text.slice(index, Math.min(limit, index + 6))) ? limit : -1;
  if (mark === '(') return matchBracketLed(text, index, limit);
  return -1;
}

function wordEnd(text: string, index: number, limit: number): number {
  return scanWord(text, index, limit).end;
}

/** A hyphen before a word belongs to it (`-õli`), except at the start of a line, as a list bullet or a speech dash. */
function matchHyphenWord(text: string, index: number, limit: number): number {
  const isDigit = classOf(text.charCodeAt(index + 1)) === DIGIT;
  if (!isDigit && isAtLineStart(text, index)) return -1;
  return wordEnd(text, index + 1, limit);
}

function isAtLineStart(text: string, index: number): boolean {
  for (let before = index - 1; before >= Math.max(0, index - 16); before -= 1) {
    const unit = text.charCodeAt(before);
    if (unit === 10 || unit === 13) return true;
    if (classOf(unit) !== SPACE) return false;
  }
  return index <= 16;
}

/** `(aja)kirjanik`: a bracketed beginning glued to the rest of its word. */
function matchBracketLed(text: string, index: number, limit: number): number {
  const close = scanLetters(text, index + 1, Math.min(limit, index + 14));
  if (text.charAt(close) !== ')' || close + 1 >= limit || classAt(text, close + 1) !== LETTER) return -1;
  return wordEnd(text, close + 1, limit);
}

function scanLetters(text: string, index: number, limit: number): number {
  let end = index;
  while (end < limit && classOf(text.charCodeAt(end)) === LETTER) end += 1;
  return end;
}

function scanPunctuation(
  text: string,
  chunkStart: number,
  index: number,
  limit: number,
  tokens: RawTokens,
): number {
  const mark = text.charAt(index);
  const single = skipMarks(text, index + characterLength(text, index), limit);
  if (mark === '.') {
    if (text.charAt(index + 1) === '.' && index + 1 < limit) {
      return push(tokens, index, matchRun(text, index, limit), kinds.ELLIPSIS);
    }
    return push(tokens, index, single, kinds.FULL_STOP);
  }
  if (mark === '…') return push(tokens, index, matchRun(text, index, limit), kinds.ELLIPSIS);
  if (mark === '?' || mark === '!') {
    const kind = mark === '?' ? kinds.QUESTION_MARK : kinds.EXCLAMATION_MARK;
    const run = matchRun(text, index, limit);
    return push(tokens, index, run - index > 2 ? run : single, kind);
  }
  if (mark === '-' && index === chunkStart && index + 2 === limit && text.charAt(index + 1) === '.') {
    return push(tokens, index, limit, kinds.DASH);
  }
  const quote = quoteKind(text, chunkStart, index, limit);
  if (quote >= 0) return push(tokens, index, isDoubled(text, index, limit) ? index + 2 : single, quote);
  if ('([{'.includes(mark)) return push(tokens, index, single, kinds.OPEN_BRACKET);
  if (')]}'.includes(mark)) return push(tokens, index, single, kinds.CLOSE_BRACKET);
  if (mark === ',') return push(tokens, index, single, kinds.COMMA);
  if (mark === ':') return push(tokens, index, single, kinds.COLON);
  if (mark === ';') return push(tokens, index, single, kinds.SEMICOLON);
  const entity = matchEntity(text, index, limit);
  if (entity > 0) return push(tokens, index, entity, kinds.SYMBOL);
  const arrow = matchArrow(text, index, limit);
  if (arrow > 0) return push(tokens, index, arrow, kinds.SYMBOL);
  return push(tokens, index, matchRun(text, index, limit), DASHES.includes(mark) ? kinds.DASH : kinds.SYMBOL);
}

/** `,,`, `''` and two backticks stand for one double quote. */
function isDoubled(text: string, index: number, limit: number): boolean {
  const mark = text.charAt(index);
  return "'`,".includes(mark) && index + 1 < limit && text.charAt(index + 1) === mark;
}

/** Which way a quote looks, by its shape or by the spaces around it; -1 where the character is none. `,,` opens. */
function quoteKind(text: string, chunkStart: number, index: number, limit: number): number {
  const mark = text.charAt(index);
  if (mark === ',' && text.charAt(index + 1) === ',' && index === chunkStart && index + 2 < limit)
    return kinds.OPEN_QUOTE;
  if (OPEN_QUOTES.includes(mark)) return kinds.OPEN_QUOTE;
  if (CLOSE_QUOTES.includes(mark) && index > chunkStart) return kinds.CLOSE_QUOTE;
  if (!LOOSE_QUOTES.includes(mark) && !CLOSE_QUOTES.includes(mark)) return -1;
  const isOpen = index === chunkStart || '([{-–—'.includes(text.charAt(index - 1));
  const isGlued = index + 1 < limit;
  if (isOpen) return isGlued ? kinds.OPEN_QUOTE : kinds.LOOSE_QUOTE;
  return kinds.CLOSE_QUOTE;
}

/** End of an HTML entity such as `&amp;` that was left in the text, or -1. */
function matchEntity(text: string, index: number, limit: number): number {
  if (text.charAt(index) !== '&') return -1;
  const found = /^&[a-zA-Z]{2,6};/.exec(text.slice(index, Math.min(limit, index + MAX_ENTITY_LENGTH)));
  return found ? index + found[0].length : -1;
}

/** End of an arrow drawn with signs (`->`, `=>`, `<--`), or -1. */
function matchArrow(text: string, index: number, limit: number): number {
  const found = /^(?:[-=]{1,3}>|<[-=]{1,3})/.exec(text.slice(index, Math.min(limit, index + 4)));
  return found ? index + found[0].length : -1;
}
