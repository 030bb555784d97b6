const graphemes = new Intl.Segmenter('et', { granularity: 'grapheme' });

/** Length of a word in the letters a reader counts: an emoji or a letter with its accent is one. */
export function measureWord(input: string): number {
  return [...graphemes.segment(input.trim().normalize('NFC'))].length;
}
