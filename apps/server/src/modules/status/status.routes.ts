import { CLUSTER_FINDER_PAGE_PATH, STATUS_PATH } from '@keelerada/contract/paths';
import { statusResponseSchema } from '@keelerada/contract/status';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CorpusStatusReader } from '../../platform/corpus-status/read-corpus-status';

/** GET /api/status: who is signed in and what the corpus holds (SPEC 7). */
export function registerStatus(
  app: FastifyInstance,
  readCorpusStatus: CorpusStatusReader,
  isIndexReady: () => boolean,
  softwareVersion: string,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    STATUS_PATH,
    {
      schema: {
        tags: ['system'],
        summary: 'Who is signed in, the version of the software, and what the corpus holds',
        response: { 200: statusResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return {
        user: null,
        accessToken: null,
        integrationPaths: { clusterFinder: CLUSTER_FINDER_PAGE_PATH },
        version: softwareVersion,
        corpus: { ...(await readCorpusStatus()), isReady: isIndexReady() },
      };
    },
  );
}
