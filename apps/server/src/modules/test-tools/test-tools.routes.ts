import { errorBodySchema } from '@keelerada/contract/errors';
import { PREDICTION_PATH, WORD_LENGTH_PATH } from '@keelerada/contract/paths';
import {
  predictionResponseSchema,
  testToolRequestSchema,
  wordLengthResponseSchema,
} from '@keelerada/contract/test-tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { measureWord } from './measure-word';
import { predictTags, type TextAnnotator } from './predict-tags';

/** The calls of the two plain test pages (SPEC 2). */
export function registerTestTools(app: FastifyInstance, annotator: TextAnnotator): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    WORD_LENGTH_PATH,
    {
      schema: {
        tags: ['tools'],
        summary: 'Length of a word in letters',
        body: testToolRequestSchema,
        response: { 200: wordLengthResponseSchema, '4xx': errorBodySchema },
      },
    },
    (request) => ({ length: measureWord(request.body.input) }),
  );

  routes.post(
    PREDICTION_PATH,
    {
      schema: {
        tags: ['tools'],
        summary: 'Lemma and part of speech of every token, as the trained tagger predicts them',
        body: testToolRequestSchema,
        response: { 200: predictionResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => ({
      result: await predictTags(request.body.input, annotator, abortWhenClosed(reply.raw)),
    }),
  );
}
