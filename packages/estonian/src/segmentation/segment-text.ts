import type { SentenceSpan, TokenSpan } from '../annotated-text';
import { alignLetters } from '../letters/fold-letters';
import { getBorderWeights } from './border-model';
import { findBorders } from './find-borders';
import { findWrapWidth } from './find-line-borders';
import { findRawTokens } from './find-raw-tokens';
import { isAbbreviation } from './abbreviations';
import { classOf, LETTER } from './character-class';
import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';

const VOWEL = /[aeiouõäöüyаеёиоуыэюя]/;
const MAX_UNKNOWN_ABBREVIATION = 5;

/**
 * Whether the full stop at raw token `stop` belongs to the word before it. `isBorder` says whether a sentence ends
 * there. The treebank writes it apart at the end of a sentence, with the word inside one.
 */
function belongsToWord(text: string, tokens: RawTokens, stop: number, isBorder: boolean): boolean {
  const word = stop - 1;
  if (word < 0 || tokens.kinds[stop] !== kinds.FULL_STOP || tokens.ends[word] !== tokens.starts[stop])
    return false;
  const kind = tokens.kinds[word]!;
  if (!kinds.isWordKind(kind) || isBorder) return false;
  const next = tokens.kinds[stop + 1] ?? kinds.TEXT_BORDER;
  const isBeforeCloser = kinds.isCloser(next) && tokens.starts[stop + 1] === tokens.ends[stop];
  if (kind === kinds.SINGLE_UPPER) return true;
  const form = text
    .slice(tokens.starts[word], Math.min(tokens.ends[word]!, tokens.starts[word]! + 40))
    .toLowerCase();
  if (kind === kinds.NUMBER) return next !== kinds.CLOSE_QUOTE || !isBeforeCloser;
  if (isAbbreviation(form)) return true;
  return !isBeforeCloser && looksLikeAbbreviation(form);
}

/** Letters only, short and without a vowel (`hrl`, `ptk`), or single letters with full stops (`j.m`). */
function looksLikeAbbreviation(form: string): boolean {
  if (/^\p{L}(?:\.\p{L})+$/u.test(form)) return true;
  return (
    form.length <= MAX_UNKNOWN_ABBREVIATION &&
    classOf(form.charCodeAt(0)) === LETTER &&
    !VOWEL.test(form) &&
    /^\p{L}+$/u.test(form)
  );
}

/** Version of the segmentation rules; change it when a rule changes what `segmentText` gives. */
export const SEGMENTATION_VERSION = '5';

/**
 * Cuts a text into sentences and tokens. Offsets are UTF-16 code units of `text`; every character that is not white
 * space, a control or one that nobody sees stands in exactly one token, and what nobody sees inside a word belongs to it.
 * Never throws, whatever the string; time is linear
 * in its length. Follows the Estonian UD treebanks: ordinals and abbreviations keep their full stop inside a sentence
 * (`1.`, `nt.`), a decimal comma, a date, a hyphenated or slashed word is one token, `10 000` are two.
 */
export function segmentText(text: string): SentenceSpan[] {
  const { text: folded, findStart, findEnd } = alignLetters(text);
  const sentences = segmentFolded(folded, findWrapWidth(text));
  if (folded === text) return sentences;
  const place = ({ start, end }: TokenSpan): TokenSpan => ({ start: findStart(start), end: findEnd(end) });
  return sentences.map((sentence) => ({
    ...place(sentence),
    tokens: joinOverlapping(sentence.tokens.map(place)),
  }));
}

/** A few symbols of music fold to two characters that are tokens of their own: they are one in the text. */
function joinOverlapping(tokens: readonly TokenSpan[]): TokenSpan[] {
  const joined: TokenSpan[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && token.start < last.end) joined[joined.length - 1] = { start: last.start, end: token.end };
    else joined.push(token);
  }
  return joined;
}

function segmentFolded(text: string, wrapWidth: number): SentenceSpan[] {
  const raw = findRawTokens(text);
  const borders = findBorders(text, raw, getBorderWeights(), wrapWidth);
  const sentences: SentenceSpan[] = [];
  let tokens: TokenSpan[] = [];
  for (let index = 0; index < raw.starts.length; index += 1) {
    const isBorder = borders[index] === 1;
    const end = raw.ends[index]!;
    if (belongsToWord(text, raw, index, isBorder && tokens.length > 1)) {
      tokens[tokens.length - 1] = { start: tokens[tokens.length - 1]!.start, end };
    } else {
      tokens.push({ start: raw.starts[index]!, end });
    }
    if (isBorder) {
      sentences.push({ start: tokens[0]!.start, end, tokens });
      tokens = [];
    }
  }
  return sentences;
}
