import { errorBodySchema } from '@keelerada/contract/errors';
import { WORDLIST_PATH } from '@keelerada/contract/paths';
import { wordlistRequestSchema, wordlistResponseSchema } from '@keelerada/contract/wordlist';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CorpusEngine } from '../../platform/corpus-index/corpus-engine';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { sendJsonStream } from '../../platform/http/send-stream';
import { makeWordlist } from './make-wordlist';

/** POST /api/tools/wordlist: the words of the chosen texts with their frequencies (SPEC 7). */
export function registerWordlist(app: FastifyInstance, engine: Pick<CorpusEngine, 'makeWordlist'>): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    WORDLIST_PATH,
    {
      schema: {
        tags: ['tools'],
        summary: 'Words of the chosen texts with their frequencies, the most frequent first',
        body: wordlistRequestSchema,
        response: { 200: wordlistResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { totals, rows } = await makeWordlist(request.body, engine, abortWhenClosed(reply.raw));
      return sendJsonStream(reply, { totals }, 'resultList', rows);
    },
  );
}
