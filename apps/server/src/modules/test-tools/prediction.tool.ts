import { PREDICTION_PATH } from '@keelerada/contract/site/paths';
import { predictionResponseSchema, testToolRequestSchema } from '@keelerada/contract/corrector/test-tools';
import type { z } from 'zod';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import type { Tool } from '../../corpus/tools/tool';
import { predictTags } from './predict-tags';

/** The call of the plain test page of the tagger. */
export const predictionTool: Tool<
  z.infer<typeof testToolRequestSchema>,
  z.infer<typeof predictionResponseSchema>
> = {
  name: 'prediction',
  path: PREDICTION_PATH,
  summary: 'Lemma and part of speech of every token, as the trained tagger predicts them',
  request: testToolRequestSchema,
  response: predictionResponseSchema,
  bodyLimitBytes: SMALL_BODY_LIMIT_BYTES,
  answer: async ({ input }, { ownTextAnnotator }, signal) => ({
    result: await predictTags(input, ownTextAnnotator, signal),
  }),
};
