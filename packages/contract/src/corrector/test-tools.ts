import { z } from 'zod';
import { defineCall } from '../fields/call';
import { MAX_TEST_TOOL_CHARACTERS } from '../fields/limits';

/** The two plain test pages. */

export const testToolRequestSchema = z
  .object({ input: z.string().max(MAX_TEST_TOOL_CHARACTERS) })
  .meta({ examples: [{ input: 'õunapuu' }] });
export const predictionCall = defineCall('tools', 'POST /api/tools/masinoppe-ennustus', {
  summary: 'Lemma and part of speech of every token, as the trained tagger predicts them',
  usage: 'prediction',
  client: null,
  body: testToolRequestSchema,
  answer: z.object({
    result: z
      .string()
      .describe('One line a token: word, lemma and part of speech the trained tagger predicts'),
  }),
});

export const wordLengthCall = defineCall('tools', 'POST /api/tools/minitorn-pikkus', {
  summary: 'Length of a word in letters',
  usage: 'word-length',
  client: null,
  body: testToolRequestSchema,
  answer: z.object({ length: z.number().int().describe('Letters a reader counts') }),
});
