import { z } from 'zod';
import { MAX_TEST_TOOL_CHARACTERS } from '../fields/limits';

/** The two plain test pages. */

export const testToolRequestSchema = z
  .object({ input: z.string().max(MAX_TEST_TOOL_CHARACTERS) })
  .meta({ examples: [{ input: 'õunapuu' }] });
export const wordLengthResponseSchema = z.object({
  length: z.number().int().describe('Letters a reader counts'),
});
export const predictionResponseSchema = z.object({
  result: z.string().describe('One line a token: word, lemma and part of speech the trained tagger predicts'),
});

export type WordLengthResponse = z.infer<typeof wordLengthResponseSchema>;
export type PredictionResponse = z.infer<typeof predictionResponseSchema>;
