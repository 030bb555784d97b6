import { characterLength, classAt, classOf, DIGIT, HIGH_SURROGATE, LETTER, MARK } from './character-class';

const EYES_AND_MOUTH =
  /(?:[:;=]'?[-^o]?[)(\]\[/|*]+|[:;=]-?[DPpSsOo]+|:'\(|>\.<|<3|:-?\\|\^_+\^|[xX]D+|-_+-)/y;
const NAMED_FACE = /:[a-z]{2,12}:/y;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3/u;

/** End of the emoticon at `index` (`:)`, `;-D`, `:lol:`, `<3`), or -1. The next character must not go on a word. */
export function matchEmoticon(text: string, index: number, limit: number): number {
  for (const pattern of [EYES_AND_MOUTH, NAMED_FACE]) {
    pattern.lastIndex = index;
    if (!pattern.test(text)) continue;
    const end = pattern.lastIndex;
    const lastIsWord = isWordAt(text, end - 1);
    if (end <= limit && !(lastIsWord && end < limit && isWordAt(text, end))) return end;
  }
  return -1;
}

function isWordAt(text: string, index: number): boolean {
  const kind = classOf(text.charCodeAt(index));
  return kind === LETTER || kind === DIGIT || kind === HIGH_SURROGATE;
}

/**
 * End of the emoji at `index`, with its variation selectors, skin tones and zero-width-joined parts, flags as pairs;
 * -1 where there is none.
 */
export function matchEmoji(text: string, index: number, limit: number): number {
  const unit = text.charCodeAt(index);
  // Everything before U+203C is no emoji, except key caps, © and ®, which are plain symbols.
  if (unit < 0x203c) return -1;
  const first = text.slice(index, index + characterLength(text, index));
  if (!EMOJI.test(first)) return -1;
  let end = index + first.length;
  if (/\p{Regional_Indicator}/u.test(first)) {
    const second = text.slice(end, end + 2);
    return /^\p{Regional_Indicator}/u.test(second) && end + 2 <= limit ? end + 2 : end;
  }
  for (;;) {
    end = skipModifiers(text, end, limit);
    if (text.charCodeAt(end) !== 0x200d || end + 1 >= limit) return end;
    const next = text.slice(end + 1, end + 1 + characterLength(text, end + 1));
    if (!EMOJI.test(next)) return end;
    end += 1 + next.length;
  }
}

function skipModifiers(text: string, index: number, limit: number): number {
  let end = index;
  while (end < limit) {
    const unit = text.charCodeAt(end);
    if (unit === 0xfe0f || unit === 0xfe0e || unit === 0x20e3) end += 1;
    else if (unit === 0xd83c && isSkinTone(text.charCodeAt(end + 1))) end += 2;
    else if (unit === 0xdb40 && end + 1 < limit) end += characterLength(text, end);
    else break;
  }
  return end;
}

function isSkinTone(low: number): boolean {
  return low >= 0xdffb && low <= 0xdfff;
}

/** End of the run of one repeated character from `index`, or of a single character with its marks. */
export function matchRun(text: string, index: number, limit: number): number {
  const length = characterLength(text, index);
  const first = text.slice(index, index + length);
  let end = index + length;
  while (end < limit && text.startsWith(first, end)) end += length;
  return skipMarks(text, end, limit);
}

/** First place from `index` that is no combining mark, joiner or variation selector. */
export function skipMarks(text: string, index: number, limit: number): number {
  let end = index;
  while (end < limit && classOf(text.charCodeAt(end)) === MARK) end += 1;
  return end;
}

/** True if the character at `index` is a letter or a digit. */
export function isAlphanumericAt(text: string, index: number): boolean {
  const kind = classAt(text, index);
  return kind === LETTER || kind === DIGIT;
}
