import type { SentenceSpan, TokenSpan } from '../annotated-text';
import { alignLetters } from '../letters/fold-letters';
import { getBorderWeights } from './border-model';
import { findBorders } from './find-borders';
import { findWrapWidth } from './find-line-borders';
import { findRawTokens } from './find-raw-tokens';
import { belongsToWord } from './join-full-stops';

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
