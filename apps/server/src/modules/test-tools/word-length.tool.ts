import { WORD_LENGTH_PATH } from '@keelerada/contract/site/paths';
import { testToolRequestSchema, wordLengthResponseSchema } from '@keelerada/contract/corrector/test-tools';
import type { z } from 'zod';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import type { Tool } from '../../corpus/tools/tool';
import { measureWord } from './measure-word';

/** The call of the plain test page that measures a word. */
export const wordLengthTool: Tool<
  z.infer<typeof testToolRequestSchema>,
  z.infer<typeof wordLengthResponseSchema>
> = {
  name: 'word-length',
  path: WORD_LENGTH_PATH,
  summary: 'Length of a word in letters',
  request: testToolRequestSchema,
  response: wordLengthResponseSchema,
  bodyLimitBytes: SMALL_BODY_LIMIT_BYTES,
  answer: ({ input }) => Promise.resolve({ length: measureWord(input) }),
};
