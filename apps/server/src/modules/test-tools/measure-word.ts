const graphemes = new Intl.Segmenter('et', { granularity: 'grapheme' });

/** NUL, soft hyphen, zero-width space, word joiner, byte order mark. */
const UNSEEN = /[\0\u00ad\u200b\u2060\ufeff]/gu;

/** Length of a word in the letters a reader counts: an emoji or an accented letter is one, an invisible character none. */
export function measureWord(input: string): number {
  return [...graphemes.segment(input.replace(UNSEEN, '').trim().normalize('NFC'))].length;
}
