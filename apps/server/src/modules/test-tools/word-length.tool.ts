import { wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { defineTool } from '../../corpus/tools/tool';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';

/** The call of the plain test page that measures a word. */
export const wordLengthTool = defineTool(wordLengthCall, {
  bodyLimitBytes: SMALL_BODY_LIMIT_BYTES,
  answer: ({ input }) => Promise.resolve({ length: measureWord(input) }),
});

const graphemes = new Intl.Segmenter('et', { granularity: 'grapheme' });

/** Length of a word in the letters a reader counts: an emoji or an accented letter is one, an invisible character none. */
export function measureWord(input: string): number {
  return [...graphemes.segment(foldLetters(input).replaceAll('\0', '').trim())].length;
}
