import {
  type BorderContext,
  FEATURE_COUNT,
  makeBorderContext,
  type OpenSentence,
  writeBorderFeatures,
} from './border-features';
import { findLineBorders, LINE_BORDER, LINE_WRAPPED } from './find-line-borders';
import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';

/**
 * Whether a sentence can end after raw token `index` at all: something must close before it or open after it, and no
 * closing mark may follow without a space.
 */
export function isBorderCandidate(context: BorderContext, index: number): boolean {
  const { tokens, isSpacedAfter } = context;
  const before = tokens.kinds[index]!;
  const next = tokens.kinds[index + 1] ?? kinds.TEXT_BORDER;
  if (before === kinds.FULL_STOP && isWithinAbbreviation(context, index, next)) return false;
  const isName = next === kinds.CAPITALISED_WORD && context.isOpener[index + 1] === 0;
  if (isName && isInitial(context, index) && isInitial(context, index - 2)) return false;
  const isClosing = isSentenceMark(before) || kinds.isCloser(before);
  if (!isSpacedAfter[index]) {
    // Typed together: `lause.Järgmine`, `Tere!"Kuidas`.
    return isClosing && (isOpeningWord(next) || next === kinds.OPEN_QUOTE);
  }
  if (before === kinds.OPEN_BRACKET || before === kinds.OPEN_QUOTE) return false;
  if (isClosing || before === kinds.COLON || before === kinds.SEMICOLON || before === kinds.EMOTICON)
    return true;
  if (context.speakers[index + 1]! > 0) return true;
  return next !== kinds.LOWER_WORD && next !== kinds.SINGLE_LOWER && next !== kinds.COMMA;
}

/**
 * After `prof.` and `A.H.` a name follows, after `mnt.` a number unless one stands before it (`10 p. 2 viga`), and after
 * any abbreviation a lower-case word goes on with the sentence.
 */
function isWithinAbbreviation(context: BorderContext, index: number, next: number): boolean {
  const { tokens, isAbbreviated } = context;
  const abbreviated = isAbbreviated[index - 1];
  if (abbreviated === 3 && next === kinds.NUMBER) return !isAfterNumber(tokens, index - 1);
  if (abbreviated === 4 && next === kinds.CAPITALISED_WORD) return !context.isOpener[index + 1];
  return (
    abbreviated === 2 || (Boolean(abbreviated) && (next === kinds.LOWER_WORD || next === kinds.SINGLE_LOWER))
  );
}

/** `10 p`, `9. kl`: a number, or an ordinal with its full stop, before the word. */
function isAfterNumber({ kinds: kindsOf }: RawTokens, index: number): boolean {
  const before = kindsOf[index - 1];
  return before === kinds.NUMBER || (before === kinds.FULL_STOP && kindsOf[index - 2] === kinds.NUMBER);
}

/** `A.`: the full stop at `index` stands right after one capital letter. Two of them and a name are a person. */
function isInitial({ tokens, isSpacedAfter }: BorderContext, index: number): boolean {
  return (
    tokens.kinds[index] === kinds.FULL_STOP &&
    tokens.kinds[index - 1] === kinds.SINGLE_UPPER &&
    isSpacedAfter[index - 1] === 0
  );
}

/** `lause.Järgmine`, `Tere!Kuidas`: a word, a closing mark and a capitalised word without a space between. */
function isTypedTogether(context: BorderContext, index: number): boolean {
  const { tokens, isAbbreviated, isSpacedAfter } = context;
  if (isSpacedAfter[index] || index === 0 || isSpacedAfter[index - 1] || isAbbreviated[index - 1])
    return false;
  const before = tokens.kinds[index - 1]!;
  const isWord = before === kinds.LOWER_WORD || before === kinds.CAPITALISED_WORD;
  return isWord && isSentenceMark(tokens.kinds[index]!) && tokens.kinds[index + 1] === kinds.CAPITALISED_WORD;
}

function isSentenceMark(kind: number): boolean {
  return kind >= kinds.FULL_STOP && kind <= kinds.ELLIPSIS;
}

function isOpeningWord(kind: number): boolean {
  return kind === kinds.CAPITALISED_WORD || kind === kinds.SINGLE_UPPER || kind === kinds.UPPER_WORD;
}

/** Follows brackets and quotes of the open sentence over raw token `index`. */
export function advanceSentence(open: OpenSentence, kind: number): void {
  if (kind === kinds.OPEN_BRACKET) open.openBrackets += 1;
  else if (kind === kinds.CLOSE_BRACKET) open.openBrackets = Math.max(0, open.openBrackets - 1);
  else if (kind === kinds.OPEN_QUOTE) open.openQuotes += 1;
  else if (kind === kinds.CLOSE_QUOTE) open.openQuotes = Math.max(0, open.openQuotes - 1);
}

/** 1 for every raw token that ends a sentence; the last token of a text always does. */
export function findBorders(
  text: string,
  tokens: RawTokens,
  weights: Float32Array,
  width: number,
): Uint8Array {
  const count = tokens.starts.length;
  const borders = new Uint8Array(count);
  if (count === 0) return borders;
  const context = makeBorderContext(text, tokens);
  const lines = findLineBorders(text, tokens, width);
  const features = new Int32Array(FEATURE_COUNT);
  const open: OpenSentence = { first: 0, openBrackets: 0, openQuotes: 0 };
  for (let index = 0; index < count; index += 1) {
    advanceSentence(open, tokens.kinds[index]!);
    const line = lines[index];
    let isBorder = line === LINE_BORDER || index === count - 1 || isTypedTogether(context, index);
    if (!isBorder && line !== LINE_WRAPPED && isBorderCandidate(context, index)) {
      writeBorderFeatures(context, index, open, features);
      let score = 0;
      for (const feature of features) score += weights[feature]!;
      isBorder = score > 0;
    }
    if (!isBorder) continue;
    borders[index] = 1;
    open.first = index + 1;
    open.openBrackets = 0;
    open.openQuotes = 0;
  }
  return borders;
}
