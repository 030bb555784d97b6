import { collocatesRequestSchema, collocatesResponseSchema } from '@keelerada/contract/collocates';
import { errorBodySchema } from '@keelerada/contract/errors';
import { COLLOCATES_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CorpusEngine } from '../../platform/corpus-index/corpus-engine';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { sendJsonStream } from '../../platform/http/send-stream';
import type { Lemmatiser } from '../../platform/lemmatiser/lemmatiser';
import { findCollocates } from './find-collocates';

/** POST /api/tools/collocates: the neighbouring words of a keyword with their scores (SPEC 7). */
export function registerCollocates(
  app: FastifyInstance,
  engine: Pick<CorpusEngine, 'findCollocates'>,
  lemmatiser: Lemmatiser,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    COLLOCATES_PATH,
    {
      schema: {
        tags: ['tools'],
        summary: 'Neighbouring words of a keyword, the strongest first',
        body: collocatesRequestSchema,
        response: { 200: collocatesResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const signal = abortWhenClosed(reply.raw);
      const { answer, ...keywords } = await findCollocates(request.body, engine, lemmatiser, signal);
      const { totals, keywordFrequency, rows } = answer;
      return sendJsonStream(reply, { ...keywords, keywordFrequency, totals }, 'collocateList', rows);
    },
  );
}
