import { errorBodySchema } from '@keelerada/contract/errors';
import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import { wordContextRequestSchema, wordContextResponseSchema } from '@keelerada/contract/word-context';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CorpusEngine } from '../../platform/corpus-index/corpus-engine';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import type { PageTokens } from '../../platform/http/page-tokens';
import { sendJsonStream } from '../../platform/http/send-stream';
import type { Lemmatiser } from '../../platform/lemmatiser/lemmatiser';
import { findContexts } from './find-contexts';

/** POST /api/tools/wordcontext: every occurrence of a keyword with its context (SPEC 7). */
export function registerWordContext(
  app: FastifyInstance,
  engine: Pick<CorpusEngine, 'findContexts'>,
  lemmatiser: Lemmatiser,
  pageTokens: PageTokens,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    WORD_CONTEXT_PATH,
    {
      schema: {
        tags: ['tools'],
        summary: 'Every occurrence of a keyword with its context, or the part of them asked for',
        body: wordContextRequestSchema,
        response: { 200: wordContextResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const signal = abortWhenClosed(reply.raw);
      const found = pageTokens.read(body);
      const { answer, ...keywords } = await findContexts(body, engine, lemmatiser, signal, found);
      const { totals, total, rows } = answer;
      const hasFurtherPages = found === null && (body.offset ?? 0) + (body.limit ?? total) < total;
      const pageToken = hasFurtherPages
        ? pageTokens.make(body, { lemma: keywords.lemmatizedKeyword })
        : undefined;
      return sendJsonStream(reply, { ...keywords, total, totals, pageToken }, 'contextList', rows);
    },
  );
}
