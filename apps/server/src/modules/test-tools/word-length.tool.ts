import { wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { defineTool } from '../../corpus/tools/tool';
import { measureWord } from './measure-word';

/** The call of the plain test page that measures a word. */
export const wordLengthTool = defineTool(wordLengthCall, {
  bodyLimitBytes: SMALL_BODY_LIMIT_BYTES,
  answer: ({ input }) => Promise.resolve({ length: measureWord(input) }),
});
