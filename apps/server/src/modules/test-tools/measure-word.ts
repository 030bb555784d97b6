import { foldLetters } from '@keelerada/estonian/letters/fold-letters';

const graphemes = new Intl.Segmenter('et', { granularity: 'grapheme' });

/** Length of a word in the letters a reader counts: an emoji or an accented letter is one, an invisible character none. */
export function measureWord(input: string): number {
  return [...graphemes.segment(foldLetters(input).replaceAll('\0', '').trim())].length;
}
